/** A site as a setting names it: `https://shop.example`, `https://*.shop.example:8443`, `shop.example`, `localhost`. */
export interface NamedSite {
  /** Undefined when only a host is named. */
  scheme: 'http:' | 'https:' | undefined;
  host: string;
  /** Whether the hosts below it are meant, rather than it. */
  below: boolean;
  /** Undefined when none is named. */
  port: string | undefined;
}

const NAMED_SITE = /^(?:(https?:)\/\/)?(\*\.)?([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?$/;

/** Undefined when the text names no site. */
export function readSite(text: string): NamedSite | undefined {
  const [, scheme, wildcard, host, port] = NAMED_SITE.exec(text.toLowerCase()) ?? [];
  if (host === undefined) return undefined;
  return { scheme: scheme as NamedSite['scheme'], host, below: wildcard !== undefined, port };
}
