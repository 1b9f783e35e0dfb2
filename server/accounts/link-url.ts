import * as v from 'valibot';
import { wireDate } from '#server/documents/values.ts';
import { text } from '#server/http/params.ts';
import type { Sites } from '#server/http/sites.ts';
import type { LinkTo } from './links.ts';

/**
 * Checks where a mailed link leads (WIRE-1.5). The request's Host header does not count: the sender chooses it, and
 * the secret in the link would go there.
 */
export function linkUrl(sites: Sites) {
  const problem = (given: string): string | undefined => {
    if (!URL.canParse(given)) return 'Invalid URI. The URL must be absolute';
    const address = new URL(given);
    if (!/^https?:$/.test(address.protocol))
      return 'Invalid URI. The URL must begin with http:// or https://';
    if (sites.has(address)) return undefined;
    const { hostname } = address;
    return `Invalid URI. Register your new client (${hostname}) as a new Web platform on your project console dashboard`;
  };
  return v.pipe(
    text(2000),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? problem(dataset.value) : undefined;
      if (message) addIssue({ message });
    }),
  );
}

/** The URL with the parameters that its page needs added to its query (WIRE-4.4 and WIRE-4.5). */
export const linkInto =
  (url: string, more: Readonly<Record<string, string>> = {}): LinkTo =>
  ({ userId, secret, expires }) => {
    const link = new URL(url);
    const carried = { userId, secret, expire: wireDate(expires), ...more };
    for (const [name, value] of Object.entries(carried)) link.searchParams.set(name, value);
    return link.href;
  };
