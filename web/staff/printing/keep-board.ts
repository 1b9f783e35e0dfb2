import { BOARD_CACHE, BOARD_ENTRY, OWNER_ENTRY } from '#web/lib/page/offline-names.ts';

/** The headers of a page that is made in the browser. It runs its own script only, and asks nobody but this site. */
const headersOf = (nonce: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'`,
});

/** Stores the page that a member of staff sees instead of the board while there is no connection. */
export async function keepBoard(owner: string, page: { html: string; nonce: string }): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await caches.open(BOARD_CACHE);
  await cache.put(OWNER_ENTRY, new Response(owner));
  await cache.put(BOARD_ENTRY, new Response(page.html, { headers: headersOf(page.nonce) }));
}
