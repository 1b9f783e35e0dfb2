/** Web Push in the browser: permission, service worker and subscription. */

/** Encodes a key as base64url without padding, as the wire needs it. */
function encoded(key: ArrayBuffer | null): string {
  const bytes = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The data with which the server sends messages to this browser. */
export interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const partsOf = (subscription: PushSubscription): BrowserSubscription => ({
  endpoint: subscription.endpoint,
  p256dh: encoded(subscription.getKey('p256dh')),
  auth: encoded(subscription.getKey('auth')),
});

/** Whether this browser supports alerts: iPhones only for an app on the home screen, none over plain HTTP. */
export const canBeAlerted = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const isBlocked = (): boolean => Notification.permission === 'denied';

/** Asks for permission and subscribes. Undefined if the person refuses. */
export async function subscribeBrowser(): Promise<BrowserSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const answer = await fetch('/push/key');
  if (!answer.ok) throw new Error('The key for alerts could not be loaded');
  const { publicKey } = (await answer.json()) as { publicKey: string };
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  return partsOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}
