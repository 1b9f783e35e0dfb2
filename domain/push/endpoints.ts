/** A host of the internet: names with a dot, the last of them of letters, so that no IP address is one. */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;
/** Last names that lead to no machine of the internet (RFC 2606, RFC 6762, RFC 8375). */
const NOT_OF_THE_INTERNET =
  /(?:^|\.)(?:example|invalid|test|localhost|local|internal|intranet|lan|home|corp|onion|arpa)$/;

/**
 * Whether an address can be a push service's. Each browser has one of its vendor, and there are more than anybody lists, so any
 * host of the internet will do, by https and at the usual port. That it leads into no private network is checked where the
 * connection is made (ALERT-2).
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && HOST.test(hostname) && !NOT_OF_THE_INTERNET.test(hostname);
}

const BASE64URL = /^[\w-]+={0,2}$/;
const bytesOf = (text: string): number => Math.floor((text.replace(/=+$/, '').length * 3) / 4);

/** Whether a browser's keys can encrypt: an uncompressed point of P-256, which begins with 4, and a secret of 16 bytes. */
export const arePushKeys = ({ p256dh, auth }: { p256dh: string; auth: string }): boolean =>
  BASE64URL.test(p256dh) &&
  BASE64URL.test(auth) &&
  bytesOf(p256dh) === 65 &&
  p256dh.startsWith('B') &&
  bytesOf(auth) === 16;
