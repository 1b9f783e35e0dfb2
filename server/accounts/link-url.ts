import * as v from 'valibot';
import { wireDate } from '#server/documents/values.ts';
import { text } from '#server/http/params.ts';
import type { Sites } from '#server/http/sites.ts';
import type { LinkTo } from './account-links.ts';

/**
 * A schema for the target of a mailed link: it must be one of our sites (WIRE-1.5). The request's Host header is not
 * trusted, because its sender could choose where the link's secret goes.
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

/** Builds the link by adding the parameters that its page needs to the URL's query (WIRE-4.4 and WIRE-4.5). */
export const linkInto =
  (url: string, more: Readonly<Record<string, string>> = {}): LinkTo =>
  ({ userId, secret, expires }) => {
    const link = new URL(url);
    const carried = { userId, secret, expire: wireDate(expires), ...more };
    for (const [name, value] of Object.entries(carried)) link.searchParams.set(name, value);
    return link.href;
  };
