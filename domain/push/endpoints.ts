/** Where the vendors of browsers take messages: Chrome and Edge on Android, Firefox, Edge on Windows, Safari. */
const VENDORS = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

/** Whether an address is a browser vendor's. The server sends to no other, so that nobody can point it at a host of theirs. */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  const isVendor = VENDORS.some((vendor) => hostname === vendor || hostname.endsWith(`.${vendor}`));
  return protocol === 'https:' && port === '' && username === '' && isVendor;
}
