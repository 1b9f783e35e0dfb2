import { isPublicPage } from '#domain/site/pages.ts';
import {
  FIRST_LANGUAGE,
  LANGUAGES,
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

/**
 * The language that somebody would rather read than the first, of those that the shop offers: what they have chosen, else
 * the first of their browser's languages that the site has. Undefined if it is the first, or none.
 */
export function wantedLanguage(
  { cookies, tags }: { cookies: string; tags: readonly string[] },
  offered: readonly Language[],
): Language | undefined {
  const preferred = tags.map((tag) => languageNamed(tag.split('-', 1)[0]));
  const wanted =
    chosenLanguage(cookies) ?? preferred.find((language) => language && offered.includes(language));
  return wanted !== FIRST_LANGUAGE && wanted && offered.includes(wanted) ? wanted : undefined;
}

/** The cookie that stores a choice for a year. */
export const languageCookie = (language: Language): string =>
  `language=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;

/**
 * Where a request for a page must be sent because of its language: the page that a choice in its address asks for, or a
 * personal page in the language chosen earlier; and for a page in a language that the shop does not offer, the English one.
 * Undefined if the page can be answered as it is.
 */
export function languageRedirect(
  url: URL,
  cookies: string,
  offered: readonly Language[] = LANGUAGES,
): { to: string; chosen?: Language } | undefined {
  const isOffered = (language: Language | undefined) => language !== undefined && offered.includes(language);
  const named = languageNamed(url.searchParams.get(LANGUAGE_PARAM));
  const chosen = isOffered(named) ? named : undefined;
  // A path of two slashes would be the address of another site.
  const path = withoutLanguage(url.pathname).replace(/^\/+/, '/');
  if (chosen) {
    const search = new URLSearchParams(url.search);
    search.delete(LANGUAGE_PARAM);
    return { to: pathIn(chosen, path) + (search.size > 0 ? `?${search}` : ''), chosen };
  }
  if (!isOffered(languageOfPath(url.pathname))) return { to: path + url.search };
  const earlier = chosenLanguage(cookies);
  const isFile = /\.\w+$/.test(path);
  if (
    earlier === undefined ||
    !isOffered(earlier) ||
    earlier === FIRST_LANGUAGE ||
    isFile ||
    isPublicPage(path)
  )
    return undefined;
  return languageOfPath(url.pathname) === FIRST_LANGUAGE
    ? { to: pathIn(earlier, path) + url.search }
    : undefined;
}
