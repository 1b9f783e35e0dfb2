import { type NamedSite, readSite } from '#server/settings/sites.ts';

/** The sites whose pages may call the API, and to which mailed links may lead. */
export interface Sites {
  /** Whether the address is on one of them: scheme, host and port. */
  has(address: URL): boolean;
  /** Whether calling pages must use https, because this server's public address does. */
  httpsOnly: boolean;
}

/** This machine's names for itself. They are interchangeable, and no network lies between them. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The default port of a scheme. */
const defaultPort = (scheme: string): string => (scheme === 'https:' ? '443' : '80');

function isHost(hostname: string, { host, below }: NamedSite): boolean {
  if (below) return hostname.endsWith(`.${host}`);
  return hostname === host || (LOOPBACK.has(hostname) && LOOPBACK.has(host));
}

/**
 * A site without a port means the default port; a loopback name without one means any port, for development.
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
