import type { Bitmap } from './canvas.ts';

/** A colour as '#1f4d3a'. */
export type Colour = `#${string}`;

/** A picture in colour: three bytes per dot, red, green and blue. */
export interface Page {
  width: number;
  height: number;
  pixels: Uint8Array;
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const partsOf = (colour: Colour): [number, number, number] => {
  const value = Number.parseInt(colour.replace('#', ''), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

export function blankPage(width: number, height: number, colour: Colour): Page {
  const page = { width, height, pixels: new Uint8Array(width * height * 3) };
  paint(page, { left: 0, top: 0, right: width, bottom: height }, colour);
  return page;
}

/** Fills a rectangle. Parts outside the page are ignored. */
export function paint({ width, height, pixels }: Page, area: Area, colour: Colour): void {
  const parts = partsOf(colour);
  for (let y = Math.max(0, area.top); y < Math.min(height, area.bottom); y++)
    for (let x = Math.max(0, area.left); x < Math.min(width, area.right); x++)
      pixels.set(parts, (y * width + x) * 3);
}

/** Draws a grey-scale picture in a colour: its black is the colour, and its white leaves the page as it is. */
export function stamp(
  page: Page,
  picture: Bitmap | undefined,
  at: { left: number; top: number },
  colour: Colour,
): void {
  if (!picture) return;
  const parts = partsOf(colour);
  for (let y = 0; y < picture.height && y + at.top < page.height; y++)
    for (let x = 0; x < picture.width && x + at.left < page.width; x++) {
      const ink = (picture.ink[y * picture.width + x] ?? 0) / 255;
      if (ink === 0) continue;
      const first = ((y + at.top) * page.width + x + at.left) * 3;
      for (const [part, value] of parts.entries()) {
        const under = page.pixels[first + part] ?? 0;
        page.pixels[first + part] = Math.round(under + (value - under) * ink);
      }
    }
}
