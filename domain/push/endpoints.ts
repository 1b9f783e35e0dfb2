/** The hosts of the push services: Chrome and Edge on Android, Firefox, Edge on Windows, Safari. */
const VENDORS = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

/** Whether an address is at a vendor's push service. The server sends to no other host, so nobody can misuse it (ALERT-2). */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  const isVendor = VENDORS.some((vendor) => hostname === vendor || hostname.endsWith(`.${vendor}`));
  return protocol === 'https:' && port === '' && username === '' && isVendor;
}
