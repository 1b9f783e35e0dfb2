import sharp, { type Sharp } from 'sharp';
import type { Form, Look } from './look.ts';
import { openPicture } from './open-picture.ts';
import { bounded } from './picture-size.ts';

const TRANSPARENT = '#00000000';

const position = (gravity: Look['gravity']) =>
  (gravity ?? 'center')
    .replace('-', ' ')
    .replace(/^(top|bottom) (left|right)$/, (_whole, y: string, x: string) => `${x} ${y}`);

/** The outcome of the steps so far, for the next one to work on. */
async function settled(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** The picture with its corners and opacity taken away by a mask of the same size. */
function masked(picture: Sharp, { width, height, borderRadius, opacity, borderWidth }: Look): Sharp {
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * borderWidth}" height="${height + 2 * borderWidth}">
    <rect width="100%" height="100%" rx="${borderRadius}" fill-opacity="${opacity}"/></svg>`;
  return picture.ensureAlpha().composite([{ input: Buffer.from(mask), blend: 'dest-in' }]);
}

function encoded(picture: Sharp, form: Form, quality: number): Sharp {
  const given = quality >= 0 ? { quality: Math.max(1, quality) } : {};
  switch (form) {
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg(given);
    case 'png':
      return picture.png();
    case 'gif':
      return picture.gif({ effort: 3 });
    case 'webp':
      return picture.webp(given);
    case 'avif':
      return picture.avif({ effort: 3, ...given });
  }
}

/**
 * The picture as it is wanted: upright as the camera was held, without metadata, never larger than it came and never
 * larger than picture-size.ts allows, whatever the look.
 * @throws when the content is no picture that can be opened
 */
export async function transform(content: Buffer, asked: Look, form: Form): Promise<Buffer> {
  const source = openPicture(content);
  const { autoOrient } = await source.metadata();
  const look = bounded(autoOrient, asked, form);
  const { width, height, borderWidth, borderColor, rotation, background } = look;
  let picture = source
    .autoOrient()
    .resize({ width, height, fit: 'cover', position: position(look.gravity) })
    .toColourspace('srgb');
  if (borderWidth > 0) {
    const sides = { top: borderWidth, bottom: borderWidth, left: borderWidth, right: borderWidth };
    picture = (await settled(picture)).extend({ ...sides, background: `#${borderColor || '000000'}` });
  }
  if (look.borderRadius > 0 || look.opacity < 1) picture = masked(await settled(picture), look);
  if (rotation !== 0) {
    picture = (await settled(picture)).ensureAlpha().rotate(rotation, { background: TRANSPARENT });
  }
  if (background) picture = (await settled(picture)).flatten({ background: `#${background}` });
  return encoded(picture, form, look.quality).toBuffer();
}

/** The picture shown for a file that is none. */
export const FILE_ICON = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 24 24" fill="none"
    stroke="#6b7280" stroke-width="1.2" stroke-linejoin="round">
    <path fill="#f9fafb" d="M6 2.5h8l4.5 4.5v14H6z"/><path d="M14 2.5V7h4.5M9 12h6M9 15h6M9 18h4"/></svg>`,
);
