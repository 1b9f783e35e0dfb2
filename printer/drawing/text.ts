import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Bitmap } from './canvas.ts';

/**
 * The fonts travel with the project: they have Latin, Devanagari and ₹. Pango, which sharp brings along, joins the
 * letters of Devanagari. Letters of other scripts come from the machine's own fonts, if it has any.
 */
const FONTS = {
  regular: { font: 'Hind', file: fontFile('hind-regular.ttf') },
  bold: { font: 'Hind Bold', file: fontFile('hind-bold.ttf') },
} as const;

/** The font's lines are far apart, for screens; on paper the lines of one text belong together (of the size). */
const LINE_SPACING = -0.45;

export interface TextStyle {
  /** In dots. */
  size: number;
  weight: keyof typeof FONTS;
  align: 'left' | 'centre' | 'right';
  /** The widest line, in dots; longer ones are broken. */
  width: number;
}

function fontFile(name: string): string {
  return fileURLToPath(new URL(`../fonts/${name}`, import.meta.url));
}

/** Characters that Pango's markup cannot hold: control characters, but for tabs and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text that somebody typed, for Pango to print as it is. */
function markupOf(text: string): string {
  const clean = text.toWellFormed().replace(FORBIDDEN, '').trim();
  return clean.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Draws a text, broken into lines where it is too wide; undefined when there is nothing to draw. */
export async function drawText(
  text: string,
  { size, weight, align, width }: TextStyle,
): Promise<Bitmap | undefined> {
  const markup = markupOf(text);
  if (markup === '') return undefined;
  const { font, file } = FONTS[weight];
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${font} ${size}`,
      fontfile: file,
      width,
      align,
      // At 72 dots an inch a point is a dot.
      dpi: 72,
      wrap: 'word-char',
      spacing: Math.round(size * LINE_SPACING),
    },
  })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, ink: new Uint8Array(data) };
}
