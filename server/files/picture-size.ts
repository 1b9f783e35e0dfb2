import type { Form, Look } from './look.ts';

/** No picture that is made is wider or higher than this, in pixels. */
export const MAX_SIDE = 4000;
/** Pixels of a picture that is made, at most: a large screen full, or less where a form is slow. */
export const MAX_OUTPUT: Record<Form, number> = {
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

/** The size asked for, never larger than the picture is. */
function sizeWanted(source: Size, { width, height }: Look): Size {
  const [mostWide, mostHigh] = [width || Number.POSITIVE_INFINITY, height || Number.POSITIVE_INFINITY];
  if (width > 0 && height > 0) {
    return { width: Math.min(width, source.width), height: Math.min(height, source.height) };
  }
  const factor = Math.min(1, mostWide / source.width, mostHigh / source.height);
  return { width: source.width * factor, height: source.height * factor };
}

/** The box a picture needs with its border, turned by so many degrees. */
export function boxOf({ width, height }: Size, border: number, degrees: number): Size {
  const [wide, high] = [width + 2 * border, height + 2 * border];
  const turn = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
  return { width: wide * cos + high * sin, height: wide * sin + high * cos };
}

/** The look of a picture so large, with a size that is allowed: what would become too large is made smaller as a whole. */
export function bounded(source: Size, look: Look, form: Form): Look {
  const wanted = sizeWanted(source, look);
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
