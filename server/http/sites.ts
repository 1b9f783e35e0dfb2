import { type NamedSite, readSite } from '#server/settings/sites.ts';

/** Sites whose pages may call the API, and that people may be sent to with a secret. */
export interface Sites {
  /** Whether the address is on one of them: scheme, host and port. */
  has(address: URL): boolean;
  /** Whether pages must have come over https, since the public address of this server is https. */
  httpsOnly: boolean;
}

/** This machine's names for itself; they count as one another, and no network lies between them. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The port an address has when it names none. */
const defaultPort = (scheme: string): string => (scheme === 'https:' ? '443' : '80');

function isHost(hostname: string, { host, below }: NamedSite): boolean {
  if (below) return hostname.endsWith(`.${host}`);
  return hostname === host || (LOOPBACK.has(hostname) && LOOPBACK.has(host));
}

/**
 * A host that is named alone is meant at the usual port; this machine at any port, for development.
 * @param publicUrl where people reach this server, which is always one of the sites
 */
export function createSites(publicUrl: string, others: readonly NamedSite[]): Sites {
  const httpsOnly = new URL(publicUrl).protocol === 'https:';
  const own = readSite(new URL(publicUrl).origin);
  const all = own ? [own, ...others] : others;
  return {
    httpsOnly,
    has({ protocol, hostname, port }) {
      if (protocol !== 'https:' && protocol !== 'http:') return false;
      if (httpsOnly && protocol === 'http:' && !LOOPBACK.has(hostname)) return false;
      return all.some((site) => {
        const anyPort = site.scheme === undefined && site.port === undefined && LOOPBACK.has(site.host);
        const samePort = (port || defaultPort(protocol)) === (site.port ?? defaultPort(protocol));
        const sameScheme = site.scheme === undefined || site.scheme === protocol;
        return sameScheme && isHost(hostname, site) && (anyPort || samePort);
      });
    },
  };
}
