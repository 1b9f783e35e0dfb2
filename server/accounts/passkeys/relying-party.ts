import { isIP } from 'node:net';
import { isLoopbackUrl } from '#domain/site/loopback.ts';

/** The site as authenticators know it. A passkey works only with this name, on pages of these origins. */
export interface RelyingParty {
  id: string;
  origins: string[];
}

/**
 * The relying party of a public address; undefined if its host is an IP address, which authenticators refuse. During
 * development 127.0.0.1 counts as localhost.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const url = new URL(publicUrl);
  if (isLoopbackUrl(publicUrl)) {
    const named = new URL(url);
    named.hostname = 'localhost';
    return { id: 'localhost', origins: [...new Set([url.origin, named.origin])] };
  }
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  return { id: url.hostname, origins: [url.origin] };
}
