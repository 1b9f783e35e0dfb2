declare const self: ServiceWorkerGlobalScope;

const windowsOf = async (path: string): Promise<readonly WindowClient[]> =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(
    ({ url }) => new URL(url).pathname === path,
  );

async function show(event: PushEvent): Promise<void> {
  const { title, text, opens } = event.data?.json() ?? {};
  const windows = await windowsOf(opens);
  // A visible page shows the news itself.
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await self.registration.showNotification(title, {
    body: text,
    icon: '/brand/logo-192.png',
    tag: title,
    requireInteraction: true,
    data: opens,
  });
}

async function openPage(path: string): Promise<void> {
  const [open] = await windowsOf(path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

/** Shows Web Push messages, also while no page of the site is open. A press opens the page that the message names. */
export function showMessages(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(event.notification.data));
  });
}
