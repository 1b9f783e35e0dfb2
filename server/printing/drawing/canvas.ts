/** A grey-scale picture: one byte per dot, from 0 for paper to 255 for black. */
export interface Bitmap {
  width: number;
  height: number;
  ink: Uint8Array;
}

export function blankPicture(width: number, height: number): Bitmap {
  return { width, height, ink: new Uint8Array(width * height) };
}

/** Fills a rectangle with black, or with paper. Parts outside the picture are ignored. */
export function fill(
  { width, height, ink }: Bitmap,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
  shade: 0 | 255 = 255,
): void {
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) {
    ink.fill(shade, y * width + Math.max(0, left), y * width + Math.min(width, right));
  }
}

/** Draws a picture onto another: in black, or in white on a black area. */
export function paste(
  onto: Bitmap,
  from: Bitmap,
  left: number,
  top: number,
  colour: 'black' | 'white',
): void {
  for (let y = 0; y < from.height && y + top < onto.height; y++) {
    for (let x = 0; x < from.width && x + left < onto.width; x++) {
      const at = (y + top) * onto.width + x + left;
      const dot = from.ink[y * from.width + x] ?? 0;
      const under = onto.ink[at] ?? 0;
      onto.ink[at] = colour === 'black' ? Math.max(under, dot) : Math.min(under, 255 - dot);
    }
  }
}

/** Stacks pictures of the same width below each other. */
export function stack(width: number, pictures: readonly Bitmap[]): Bitmap {
  const height = pictures.reduce((sum, picture) => sum + picture.height, 0);
  const whole = blankPicture(width, height);
  let top = 0;
  for (const picture of pictures) {
    whole.ink.set(picture.ink, top * width);
    top += picture.height;
  }
  return whole;
}
