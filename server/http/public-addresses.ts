import { type LookupAddress, lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A host that leads to this machine, into its network, or to no single machine of the internet. */
export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} does not lead to the internet`);
    this.name = 'PrivateAddress';
  }
}

/** The block of IPv6 that the internet uses. */
const INTERNET: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Whether an IP address is one of the internet, which a stranger's address may lead to: not of this machine, of a private or
 * carrier's network, link-local (where clouds keep their secrets), nor a form of IPv6 that hides one of these.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv6 ? address.match(INTERNET) : true;
}

/** The IP address that a URL names itself; undefined if it names a host. */
export function literalAddress({ hostname }: URL): string | undefined {
  const text = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(text) ? text : undefined;
}

type LookUp = (
  host: string,
  options: { all: true; family?: number | 'IPv4' | 'IPv6'; hints?: number },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Looks a host up for a connection, which then goes to the addresses found here: nobody can let the name lead elsewhere
 * between the check and the connection. A host with any address outside the internet is refused.
 * @param resolve asks the name servers; tests have their own
 */
export const publicLookup =
  (resolve: LookUp = lookUp): LookupFunction =>
  (host, { family, hints, all }, done) => {
    const options = { ...(family !== undefined && { family }), ...(hints !== undefined && { hints }) };
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) done(error, '', 0);
      else if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        done(new PrivateAddress(host), '', 0);
      else if (all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
