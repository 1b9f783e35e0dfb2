/** A site in a setting: `https://shop.example`, `https://*.shop.example:8443`, `shop.example` or `localhost`. */
export interface NamedSite {
  /** Undefined if the setting gives none. */
  scheme: 'http:' | 'https:' | undefined;
  host: string;
  /** Whether its subdomains are meant, rather than the host itself. */
  subdomains: boolean;
  /** Undefined if the setting gives none. */
  port: string | undefined;
}

const NAMED_SITE = /^(?:(https?:)\/\/)?(\*\.)?([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?$/;

/** Parses a site; undefined if the text is malformed. */
export function parseNamedSite(text: string): NamedSite | undefined {
  const [, scheme, wildcard, host, port] = NAMED_SITE.exec(text.toLowerCase()) ?? [];
  if (host === undefined) return undefined;
  return { scheme: scheme as NamedSite['scheme'], host, subdomains: wildcard !== undefined, port };
}
