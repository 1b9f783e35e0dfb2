// The service worker: shows Web Push messages, also while no page of the site is open.

/** @param {string} path */
const windowsOf = (path) =>
  self.clients
    .matchAll({ type: 'window', includeUncontrolled: true })
    .then((windows) => windows.filter(({ url }) => new URL(url).pathname === path));

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, text, opens } = event.data.json();
  event.waitUntil(
    windowsOf(opens).then((windows) => {
      // A page in sight tells of it by itself.
      if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
      return self.registration.showNotification(title, {
        body: text,
        icon: '/brand/logo-192.png',
        tag: title,
        requireInteraction: true,
        data: opens,
      });
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const opens = event.notification.data;
  event.notification.close();
  event.waitUntil(windowsOf(opens).then(([open]) => (open ? open.focus() : self.clients.openWindow(opens))));
});
