/** The hosts of the push services: Chrome and Edge on Android, Firefox, Edge on Windows, Safari. */
const VENDORS = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

/** Whether an address is at a vendor's push service. The server sends to no other host, so nobody can misuse it (ALERT-2). */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  const isVendor = VENDORS.some((vendor) => hostname === vendor || hostname.endsWith(`.${vendor}`));
  return protocol === 'https:' && port === '' && username === '' && isVendor;
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
