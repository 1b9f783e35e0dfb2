import { isPublicPage } from '#domain/site/pages.ts';
import {
  FIRST_LANGUAGE,
  type Language,
  languageNamed,
  languageOfPath,
  pathIn,
  withoutLanguage,
} from './languages.ts';

/** The parameter of a page's address that stores a choice, for browsers without script. */
const LANGUAGE_PARAM = 'language';

const YEAR = 31_536_000;

/**
 * The language that somebody chose, by their cookies; undefined if none. Public pages do not vary by it, because they are
 * kept.
 */
export function chosenLanguage(cookies: string): Language | undefined {
  return languageNamed(/(?:^|;\s*)language=(\w+)/.exec(cookies)?.[1]);
}

/** The cookie that stores a choice for a year. */
export const languageCookie = (language: Language): string =>
  `language=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;

/**
 * Where a request for a page must be sent because of its language: the page that a choice in its address asks for, or a
 * personal page in the language chosen earlier. Undefined if the page can be answered as it is.
 */
export function languageRedirect(url: URL, cookies: string): { to: string; chosen?: Language } | undefined {
  const chosen = languageNamed(url.searchParams.get(LANGUAGE_PARAM));
  // A path of two slashes would be the address of another site.
  const path = withoutLanguage(url.pathname).replace(/^\/+/, '/');
  if (chosen) {
    const search = new URLSearchParams(url.search);
    search.delete(LANGUAGE_PARAM);
    return { to: pathIn(chosen, path) + (search.size > 0 ? `?${search}` : ''), chosen };
  }
  const earlier = chosenLanguage(cookies);
  const isFile = /\.\w+$/.test(path);
  if (earlier === undefined || earlier === FIRST_LANGUAGE || isFile || isPublicPage(path)) return undefined;
  return languageOfPath(url.pathname) === FIRST_LANGUAGE
    ? { to: pathIn(earlier, path) + url.search }
    : undefined;
}
