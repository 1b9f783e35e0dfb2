import type { Sharp } from 'sharp';
import type { ImageFormat, PreviewOptions } from '../preview-options.ts';
import { openPicture, openPixels } from './open-picture.ts';
import { limitSize } from './picture-size.ts';

const TRANSPARENT = '#00000000';

const position = (gravity: PreviewOptions['gravity']) =>
  (gravity ?? 'center')
    .replace('-', ' ')
    .replace(/^(top|bottom) (left|right)$/, (_whole, y: string, x: string) => `${x} ${y}`);

/** Renders the steps so far, so that the next ones apply to their result: sharp orders the steps of one pipeline itself. */
async function flattened(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return openPixels(data, { width: info.width, height: info.height, channels: info.channels });
}

/** Applies rounded corners and opacity with a mask of the picture's size. */
function masked(
  picture: Sharp,
  { width, height, borderRadius, opacity, borderWidth }: PreviewOptions,
): Sharp {
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * borderWidth}" height="${height + 2 * borderWidth}">
    <rect width="100%" height="100%" rx="${borderRadius}" fill-opacity="${opacity}"/></svg>`;
  return picture.ensureAlpha().composite([{ input: Buffer.from(mask), blend: 'dest-in' }]);
}

function encoded(picture: Sharp, form: ImageFormat, quality: number): Sharp {
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
 * Renders a preview: rotated as the camera was held, without metadata, not larger than the original and not larger than
 * picture-size.ts allows.
 * @throws when the content is not a picture that can be opened
 */
export async function transform(content: Buffer, asked: PreviewOptions, form: ImageFormat): Promise<Buffer> {
  const source = await openPicture(content);
  const { autoOrient } = await source.metadata();
  const look = limitSize(autoOrient, asked, form);
  const { width, height, borderWidth, borderColor, rotation, background } = look;
  let picture = source
    .autoOrient()
    .resize({ width, height, fit: 'cover', position: position(look.gravity) })
    .toColourspace('srgb');
  if (borderWidth > 0) {
    const sides = { top: borderWidth, bottom: borderWidth, left: borderWidth, right: borderWidth };
    picture = (await flattened(picture)).extend({ ...sides, background: `#${borderColor || '000000'}` });
  }
  if (look.borderRadius > 0 || look.opacity < 1) picture = masked(await flattened(picture), look);
  if (rotation !== 0) {
    picture = (await flattened(picture)).ensureAlpha().rotate(rotation, { background: TRANSPARENT });
  }
  if (background) picture = (await flattened(picture)).flatten({ background: `#${background}` });
  return encoded(picture, form, look.quality).toBuffer();
}

/** The picture shown for a file that is not a picture. */
export const FILE_ICON = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 24 24" fill="none"
    stroke="#6b7280" stroke-width="1.2" stroke-linejoin="round">
    <path fill="#f9fafb" d="M6 2.5h8l4.5 4.5v14H6z"/><path d="M14 2.5V7h4.5M9 12h6M9 15h6M9 18h4"/></svg>`,
);
