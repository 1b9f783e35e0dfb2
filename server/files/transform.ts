import sharp, { type Sharp } from 'sharp';

/** Parts of a picture that are kept when it is cut to a size (WIRE-7.2). */
export const GRAVITIES = [
  'center',
  'top-left',
  'top',
  'top-right',
  'left',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export const OUTPUTS = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'avif'] as const;

/** How a picture is wanted. 0 keeps the proportion; a quality of -1 is the form's own. */
export interface Look {
  width: number;
  height: number;
  gravity?: (typeof GRAVITIES)[number] | undefined;
  quality: number;
  borderWidth: number;
  borderColor: string;
  borderRadius: number;
  /** From 0 to 1. */
  opacity: number;
  /** Degrees, clockwise. */
  rotation: number;
  background: string;
  output?: (typeof OUTPUTS)[number] | undefined;
}

/** The picture as it is. */
export const PLAIN: Look = {
  width: 0,
  height: 0,
  quality: -1,
  borderWidth: 0,
  borderColor: '',
  borderRadius: 0,
  opacity: 1,
  rotation: 0,
  background: '',
};

/** Pictures with more than this are not opened: a small file can hold a huge one. */
const MAX_PIXELS = 120_000_000;
const TRANSPARENT = '#00000000';

export type Form = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** The form of the answer: as asked, or as the file is. HEIC is answered as AVIF, its free sibling. */
export function formOf(output: Look['output'], mimeType: string): Form {
  switch (output) {
    case 'jpg':
    case 'jpeg':
      return 'jpeg';
    case 'heic':
      return 'avif';
    case undefined:
      break;
    default:
      return output;
  }
  const own = /^image\/(jpeg|png|gif|webp|avif)$/.exec(mimeType)?.[1];
  return (own as Form | undefined) ?? 'png';
}

const position = (gravity: Look['gravity']) =>
  (gravity ?? 'center')
    .replace('-', ' ')
    .replace(/^(top|bottom) (left|right)$/, (_whole, y: string, x: string) => `${x} ${y}`);

/** A copy of the picture with its corners and opacity taken away by a mask of the same size. */
async function masked(picture: Buffer, look: Look): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" rx="${look.borderRadius}" fill-opacity="${look.opacity}"/></svg>`;
  return sharp(picture)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function encoded(picture: Sharp, form: Form, quality: number): Sharp {
  const given = quality >= 0 ? { quality: Math.max(1, quality) } : {};
  switch (form) {
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ mozjpeg: true, ...given });
    case 'png':
      return picture.png();
    case 'gif':
      return picture.gif();
    case 'webp':
      return picture.webp(given);
    case 'avif':
      return picture.avif({ effort: 3, ...given });
  }
}

/**
 * The picture as it is wanted: upright as the camera was held, without metadata.
 * @throws when the content is no picture that can be opened
 */
export async function transform(content: Buffer, look: Look, form: Form): Promise<Buffer> {
  const { width, height, borderWidth, borderColor, rotation, background } = look;
  let picture = sharp(content, { limitInputPixels: MAX_PIXELS }).autoOrient();
  if (width > 0 || height > 0) {
    picture = picture.resize({
      ...(width > 0 && { width }),
      ...(height > 0 && { height }),
      fit: 'cover',
      position: position(look.gravity),
    });
  }
  const needsMask = look.borderRadius > 0 || look.opacity < 1;
  if (needsMask || borderWidth > 0 || rotation !== 0) {
    // Each step sees the outcome of the one before it.
    let made: Buffer = await picture.png({ compressionLevel: 1 }).toBuffer();
    if (borderWidth > 0) {
      const sides = { top: borderWidth, bottom: borderWidth, left: borderWidth, right: borderWidth };
      made = await sharp(made)
        .extend({ ...sides, background: `#${borderColor || '000000'}` })
        .png({ compressionLevel: 1 })
        .toBuffer();
    }
    if (needsMask) made = await masked(made, look);
    picture = sharp(made);
    if (rotation !== 0) picture = picture.ensureAlpha().rotate(rotation, { background: TRANSPARENT });
  }
  if (background) picture = picture.flatten({ background: `#${background}` });
  return encoded(picture, form, look.quality).toBuffer();
}

/** What stands for a file that is no picture. */
export const FILE_ICON = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 24 24" fill="none"
    stroke="#6b7280" stroke-width="1.2" stroke-linejoin="round">
    <path fill="#f9fafb" d="M6 2.5h8l4.5 4.5v14H6z"/><path d="M14 2.5V7h4.5M9 12h6M9 15h6M9 18h4"/></svg>`,
);
