import { type NamedSite, parseNamedSite } from '#server/settings/named-site.ts';

/** The sites that may call the API and that mailed links may lead to. */
export interface Sites {
  /** Whether the URL is on one of the sites, by scheme, host and port. */
  has(address: URL): boolean;
  /** Whether sites must use https, because this server's public URL does. */
  httpsOnly: boolean;
}

/** Names of this machine. They are interchangeable, and traffic between them does not use a network. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The default port of a scheme. */
const defaultPort = (scheme: string): string => (scheme === 'https:' ? '443' : '80');

function isHost(hostname: string, { host, subdomains: below }: NamedSite): boolean {
  if (below) return hostname.endsWith(`.${host}`);
  return hostname === host || (LOOPBACK.has(hostname) && LOOPBACK.has(host));
}

/**
 * A site without a port means the default port. A loopback name without scheme and port means any port, for development.
 * @param publicUrl the public URL of this server, which is always one of the sites
 */
export function createSites(publicUrl: string, others: readonly NamedSite[]): Sites {
  const httpsOnly = new URL(publicUrl).protocol === 'https:';
  const own = parseNamedSite(new URL(publicUrl).origin);
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
