import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OTHER_LANGUAGES } from '#domain/languages/languages.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import type { Bitmap } from './canvas.ts';

/**
 * The project's fonts, which contain Latin, Devanagari and ₹. Pango, which is part of sharp, shapes Devanagari. Letters of
 * other scripts come from the fonts of the languages, and else from the machine's, if it has any.
 */
const FONTS = {
  regular: { font: 'Hind', file: fontFile('server/printing/fonts/hind-regular.ttf') },
  bold: { font: 'Hind Bold', file: fontFile('server/printing/fonts/hind-bold.ttf') },
} as const;

/** The fonts of languages whose letters the project's own lack. */
const OF_LANGUAGES = OTHER_LANGUAGES.flatMap((language) =>
  [400, 700].map((weight) => fontFile(`domain/languages/${language}/fonts/paper-${weight}.ttf`)),
).filter((file) => existsSync(file));

/** Extra line spacing as a share of the size; negative, because the font's own spacing is too wide for paper. */
const LINE_SPACING = -0.45;
/** The same for letters of the languages' fonts, whose lines are lower. */
const LOWER_LINE_SPACING = -0.1;
/** Letters of Indian scripts that the project's own fonts lack. */
const OF_LOWER_LINES = /[\u0980-\u0dff]/;

export interface TextStyle {
  /** The text size in dots. */
  size: number;
  weight: keyof typeof FONTS;
  align: 'left' | 'centre' | 'right';
  /** The width in dots at which lines are wrapped. */
  width: number;
}

function fontFile(path: string): string {
  return join(PROJECT_FOLDER, path);
}

/** The library that draws, loaded with the first text: most starts are followed by no print for hours. */
const library = async () => (await import('sharp')).default;

let ofLanguages: Promise<unknown> | undefined;

/** Draws a letter with each font of a language: from then on Pango knows the font, and takes letters from it. */
async function loadFontsOfLanguages(): Promise<unknown> {
  const sharp = await library();
  return Promise.all(OF_LANGUAGES.map((fontfile) => sharp({ text: { text: '.', fontfile } }).toBuffer()));
}

/** Characters that Pango's markup does not allow: control characters other than tabs and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes a typed text, so that Pango draws it unchanged. */
function markupOf(text: string): string {
  const clean = text.toWellFormed().replace(FORBIDDEN, '').trim();
  return clean.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A letter in colour on nothing, as PNG; undefined if there is nothing to draw. */
export async function drawLetter(letter: string, size: number, colour: string) {
  const markup = markupOf(letter);
  if (markup === '') return undefined;
  ofLanguages ??= loadFontsOfLanguages();
  await ofLanguages;
  const { font, file } = FONTS.bold;
  const text = `<span foreground="${colour}">${markup}</span>`;
  const sharp = await library();
  const { data, info } = await sharp({
    text: { text, font: `${font} ${size}`, fontfile: file, dpi: 72, rgba: true },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** Draws a text, wrapped at `width`; undefined if there is nothing to draw. */
export async function drawText(
  text: string,
  { size, weight, align, width }: TextStyle,
): Promise<Bitmap | undefined> {
  const markup = markupOf(text);
  if (markup === '') return undefined;
  ofLanguages ??= loadFontsOfLanguages();
  await ofLanguages;
  const { font, file } = FONTS[weight];
  const sharp = await library();
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${font} ${size}`,
      fontfile: file,
      width,
      align,
      // At 72 dots per inch, a point is a dot.
      dpi: 72,
      wrap: 'word-char',
      spacing: Math.round(size * (OF_LOWER_LINES.test(markup) ? LOWER_LINE_SPACING : LINE_SPACING)),
    },
  })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, ink: new Uint8Array(data) };
}
