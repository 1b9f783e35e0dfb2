import type { Bitmap } from './drawing/canvas.ts';

/**
 * The ESC/POS commands for printing a picture. Every ESC/POS printer supports them, regardless of its code pages.
 */
const ESC = 0x1b;
const GS = 0x1d;

/** ESC @: resets the settings of earlier jobs. */
const INITIALIZE = [ESC, 0x40];
/** ESC d n: feeds lines, so that the last row is past the cutter. */
const FEED = [ESC, 0x64, 4];
/** GS V 66 0: cuts the paper except for one point, if the printer has a cutter. */
const CUT = [GS, 0x56, 66, 0];
/** ESC p 0 25 250: sends the pulse that opens the cash drawer. */
const OPEN_DRAWER = [ESC, 0x70, 0, 25, 250];

/** Rows of dots in one command, because small printers cannot hold a whole ticket in memory. */
const BAND = 128;
/** The shade from which a dot is printed. */
const DARK = 128;

/** GS v 0: a band of a picture, one bit per dot, the leftmost dot first. */
function band({ width, height, ink }: Bitmap, top: number): Uint8Array {
  const rows = Math.min(BAND, height - top);
  const across = Math.ceil(width / 8);
  const bytes = new Uint8Array(8 + across * rows);
  bytes.set([GS, 0x76, 0x30, 0, across & 0xff, across >> 8, rows & 0xff, rows >> 8]);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < width; x++) {
      const dark = (ink[(top + y) * width + x] ?? 0) >= DARK;
      const at = 8 + y * across + (x >> 3);
      if (dark) bytes[at] = (bytes[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return bytes;
}

/** FF: feeds to the beginning of the next label. */
const NEXT_LABEL = [0x0c];

interface PrintOptions {
  copies: number;
  openDrawer: boolean;
  /** The roll has single labels: nothing is cut. */
  onLabels?: boolean;
}

/** The commands that print a picture and cut the paper, `copies` times. */
export function printPicture(
  picture: Bitmap,
  { copies, openDrawer, onLabels = false }: PrintOptions,
): Uint8Array {
  const bands: Uint8Array[] = [];
  for (let top = 0; top < picture.height; top += BAND) bands.push(band(picture, top));
  const once = [
    Uint8Array.from(INITIALIZE),
    ...bands,
    Uint8Array.from(onLabels ? NEXT_LABEL : [...FEED, ...CUT]),
  ];
  const all = Array.from({ length: copies }, () => once).flat();
  return Buffer.concat(openDrawer ? [...all, Uint8Array.from(OPEN_DRAWER)] : all);
}
