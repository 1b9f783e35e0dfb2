import { nextPath } from '#web/lib/session/next.ts';
import { signInFailure } from './messages.ts';

interface Way {
  /** Where people reach this site. */
  origin: string;
  provider: string;
  /** Paths of this site. */
  success: string;
  failure: string;
}

/** Where the browser goes to sign in with a provider: what `account.createOAuth2Session` of the SDK makes, as a link. */
export function providerUrl({ origin, provider, success, failure }: Way): string {
  const url = new URL(`/v1/account/sessions/oauth2/${provider}`, origin);
  url.searchParams.set('success', new URL(success, origin).href);
  url.searchParams.set('failure', new URL(failure, origin).href);
  url.searchParams.set('project', 'rasoi');
  return url.href;
}

/** The `next` of an address for another one, as a query; empty when there is none. */
export function nextQuery(search: URLSearchParams): string {
  const next = nextPath(search, '');
  return next && `?next=${encodeURIComponent(next)}`;
}

/** An address's query without the failure it tells of. */
export function withoutError(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('error');
  return rest;
}

/** Words for the failure a sign-in came back with, if it did. */
export function failureIn(search: URLSearchParams): string | undefined {
  const error = search.get('error');
  if (error === null) return undefined;
  try {
    return signInFailure(String(JSON.parse(error)?.type));
  } catch {
    return signInFailure('');
  }
}
