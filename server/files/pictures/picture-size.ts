import type { ImageFormat, PreviewOptions } from '../preview-options.ts';

/** The largest width and height of a preview (pixels). */
export const MAX_SIDE = 4000;
/** The most pixels of a preview: a large screen, or less for formats that are slow to encode. */
export const MAX_OUTPUT: Record<ImageFormat, number> = {
  jpeg: 4_000_000,
  png: 4_000_000,
  webp: 4_000_000,
  gif: 1_440_000,
  avif: 1_440_000,
};

export interface Size {
  width: number;
  height: number;
}

/** The requested size, but never larger than the picture. */
function requestedSize(source: Size, { width, height }: PreviewOptions): Size {
  const [mostWide, mostHigh] = [width || Number.POSITIVE_INFINITY, height || Number.POSITIVE_INFINITY];
  if (width > 0 && height > 0) {
    return { width: Math.min(width, source.width), height: Math.min(height, source.height) };
  }
  const factor = Math.min(1, mostWide / source.width, mostHigh / source.height);
  return { width: source.width * factor, height: source.height * factor };
}

/** The bounding box of a picture with its border, rotated by `degrees`. */
export function boxOf({ width, height }: Size, border: number, degrees: number): Size {
  const [wide, high] = [width + 2 * border, height + 2 * border];
  const turn = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
  return { width: wide * cos + high * sin, height: wide * sin + high * cos };
}

/** Limits the size in the options for a picture of the size `source`. A preview that is too large is scaled down. */
export function limitSize(source: Size, look: PreviewOptions, form: ImageFormat): PreviewOptions {
  const wanted = requestedSize(source, look);
  const box = boxOf(wanted, look.borderWidth, look.rotation);
  const byPixels = Math.sqrt(MAX_OUTPUT[form] / (box.width * box.height));
  const factor = Math.min(1, MAX_SIDE / box.width, MAX_SIDE / box.height, byPixels);
  const scaled = (length: number) => Math.round(length * factor);
  return {
    ...look,
    width: Math.max(1, scaled(wanted.width)),
    height: Math.max(1, scaled(wanted.height)),
    borderWidth: scaled(look.borderWidth),
    borderRadius: scaled(look.borderRadius),
  };
}
