import type { FailureWords } from '#web/lib/sdk/refusal.ts';
import { nextPath } from '#web/lib/session/next-path.ts';

interface ProviderLink {
  /** The public address of this site. */
  origin: string;
  provider: string;
  /** Paths of this site. */
  success: string;
  failure: string;
}

/** The address at which signing in with a provider begins, as `account.createOAuth2Session` of the SDK would open it. */
export function providerSignInUrl({ origin, provider, success, failure }: ProviderLink): string {
  const url = new URL(`/v1/account/sessions/oauth2/${provider}`, origin);
  url.searchParams.set('success', new URL(success, origin).href);
  url.searchParams.set('failure', new URL(failure, origin).href);
  url.searchParams.set('project', 'rasoi');
  return url.href;
}

/** The `?next=…` of the page's address, for a link; empty if it has none. */
export function nextQuery(search: URLSearchParams): string {
  const next = nextPath(search, '');
  return next && `?next=${encodeURIComponent(next)}`;
}

/** The query of an address without its `error`. */
export function withoutError(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('error');
  return rest;
}

/**
 * The text for a failed sign-in with a provider; undefined if it did not fail. The text is chosen by the type of the
 * failure and never taken from the address, which anybody can write.
 */
export function failureIn(
  search: URLSearchParams,
  { byType, otherwise }: Pick<FailureWords, 'byType' | 'otherwise'>,
): string | undefined {
  const error = search.get('error');
  if (error === null) return undefined;
  const type = typeIn(error);
  return (byType && Object.hasOwn(byType, type) && byType[type]) || otherwise;
}

function typeIn(error: string): string {
  try {
    return String(JSON.parse(error)?.type);
  } catch {
    return '';
  }
}
