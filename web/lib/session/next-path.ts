import { withoutLanguage } from '#domain/languages/languages.ts';

/**
 * Where to go after login: the `next` of the address if it is a path of this site, else the fallback.
 * Anything that a browser could read as another site is refused.
 */
export function nextPath(search: URLSearchParams, fallback: string): string {
  const next = search.get('next') ?? '';
  return /^\/(?![/\\])/.test(next) && !/[\\\s]/.test(next) ? next : fallback;
}

/** The login address that comes back to where the visitor is. */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/login?next=${encodeURIComponent(withoutLanguage(pathname) + search)}`;
}
