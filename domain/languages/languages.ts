/** The languages of the site. */
export type Language = 'en' | 'hi';

/** The first is the default: its pages have no language in their address. */
export const LANGUAGES = ['en', 'hi'] as const satisfies readonly Language[];

/** As in `<html lang>` and for `Intl`. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' };

/** What the paths of a language's pages begin with. */
export const BASE_PATHS: Readonly<Record<Language, string>> = { en: '/', hi: '/hi' };

/** The language of a short name such as `hi`; undefined if the site has none of that name. */
export const languageNamed = (name: unknown): Language | undefined =>
  LANGUAGES.find((language) => language === name);

/** The language that stands first in a page's path, e.g. `hi` in `/hi/menu`. English has no such part. */
export function languageOfPath(pathname: string): Language {
  return /^\/hi(\/|$)/.test(pathname) ? 'hi' : 'en';
}

/** A page's path without its language, e.g. `/menu` for `/hi/menu` and for `/menu`. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(/^\/hi(?=\/|$)/, '') || '/';
}

/** The path of a page in a language. @param pathname has no language */
export function pathIn(language: Language, pathname: string): string {
  if (language === 'en') return pathname;
  return pathname === '/' ? BASE_PATHS[language] : BASE_PATHS[language] + pathname;
}
