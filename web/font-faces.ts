import type { Language } from '#domain/languages/languages.ts';
import brandFaces from '#web/brand/fonts.css?inline';

/** The rules of each language with letters of its own, by file. */
const FACES: Readonly<Record<string, string>> = import.meta.glob('/domain/languages/*/fonts/faces.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The rules that name the font files: the brand's, and those of the languages that the shop offers. */
export const fontFaces = (offered: readonly Language[]): string =>
  brandFaces +
  offered.map((language) => FACES[`/domain/languages/${language}/fonts/faces.css`] ?? '').join('');
