// The service worker: shows Web Push messages, and the pages that were seen last while there is no connection.
import { dropAll, dropOldBuilds, keep } from './copies.ts';
import { answerRequests } from './pages.ts';
import { showMessages } from './push.ts';

declare const self: ServiceWorkerGlobalScope & { OFFLINE_PAGES?: 'off' };

/** The server puts this in front of the script if its setting OFFLINE_PAGES is 0. The worker then keeps no pages. */
const isOff = self.OFFLINE_PAGES === 'off';

// A new worker takes over at once. That is safe: pages come from the network, and a script never changes under its name.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), isOff ? dropAll() : dropOldBuilds()]));
});
showMessages();
if (!isOff) {
  answerRequests();
  self.addEventListener('message', (event) => event.waitUntil(keep(event.data)));
}
