/**
 * What decides how the pages of a language look. Its code is the first part of their addresses, and the name of the folder with its
 * texts.
 */
export interface LanguageRow {
  /** Its name in its own words. */
  name: string;
  /** As in `<html lang>` and for `Intl`. */
  tag: string;
  /** The script of large font files (public/fonts) that wide screens fetch with the page; its other fonts: <code>/fonts. */
  script?: 'devanagari';
  /** Missing: from left to right. */
  direction?: 'rtl';
  /** A new shop offers it. */
  isOfferedAtFirst?: true;
  /**
   * No native speaker has read its texts yet, which the owner is told, and some may still be missing, which are shown in English.
   * Without this, the check wants them all.
   */
  isDraft?: true;
}

/** The languages of the site. English is the first: its texts stand in the code, and stand in for those that another lacks. */
export const LANGUAGE_ROWS = {
  en: { name: 'English', tag: 'en-IN' },
  hi: {
    name: 'हिन्दी',
    tag: 'hi-IN',
    script: 'devanagari',
    isOfferedAtFirst: true,
  },
  ta: { name: 'தமிழ்', tag: 'ta-IN', isDraft: true },
} as const satisfies Readonly<Record<string, LanguageRow>>;

export type Language = keyof typeof LANGUAGE_ROWS;

/** The language of the code's own texts, and of whoever has chosen none. */
export const FIRST_LANGUAGE = 'en' satisfies Language;

/** The codes of the languages, the first language first. */
export const LANGUAGES = Object.keys(LANGUAGE_ROWS) as [Language, ...Language[]];

/** The languages whose texts are data. */
export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== FIRST_LANGUAGE);

export const languageRow = (language: Language): LanguageRow => LANGUAGE_ROWS[language];

/** The language of a short name such as `hi`; undefined if the site has none of that name. */
export const languageNamed = (name: unknown): Language | undefined =>
  LANGUAGES.find((language) => language === name);

/** The language that stands first in a page's path, e.g. `hi` in `/hi/menu`. The first language has no such part. */
export const languageOfPath = (pathname: string): Language =>
  languageNamed(pathname.split('/', 2)[1]) ?? FIRST_LANGUAGE;

/** A page's path without its language, e.g. `/menu` for `/hi/menu` and for `/menu`. */
export function withoutLanguage(pathname: string): string {
  const language = languageOfPath(pathname);
  return language === FIRST_LANGUAGE ? pathname || '/' : pathname.slice(`/${language}`.length) || '/';
}

/** The path of a page in a language. @param pathname has no language */
export function pathIn(language: Language, pathname: string): string {
  if (language === FIRST_LANGUAGE) return pathname;
  return pathname === '/' ? `/${language}` : `/${language}${pathname}`;
}
