import type { FailureWords } from '#web/lib/sdk/refusal.ts';
import { nextPath } from '#web/lib/session/next-path.ts';

interface ProviderLink {
  /** Where people reach this site. */
  origin: string;
  provider: string;
  /** Paths of this site. */
  success: string;
  failure: string;
}

/** The address where a provider's sign-in begins: what `account.createOAuth2Session` of the SDK leads to, as a link. */
export function providerUrl({ origin, provider, success, failure }: ProviderLink): string {
  const url = new URL(`/v1/account/sessions/oauth2/${provider}`, origin);
  url.searchParams.set('success', new URL(success, origin).href);
  url.searchParams.set('failure', new URL(failure, origin).href);
  url.searchParams.set('project', 'rasoi');
  return url.href;
}

/** `?next=…` for a link, taken over from the page's own address; empty when that has none. */
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
 * The words for the failure that a provider's sign-in came back with, or undefined when it did not fail. They are
 * chosen by the failure's type and are always ours: anybody can write the address.
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
