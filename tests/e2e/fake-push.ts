import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';

/**
 * Answers for the push service of the browser's vendor, which cannot be reached in tests. The keys of the subscription are
 * real ones, since the server refuses a point that is not on the curve.
 */
export async function fakePush(page: Page, endpoint: string): Promise<void> {
  const keys = { p256dh: [...createECDH('prime256v1').generateKeys()], auth: [...randomBytes(16)] };
  await page.addInitScript(
    (given) => {
      const keyOf: Record<string, number[]> = given.keys;
      const made = {
        endpoint: given.endpoint,
        getKey: (name: string) => new Uint8Array(keyOf[name] ?? []).buffer,
        unsubscribe: async () => localStorage.removeItem('subscribed'),
      };
      Object.assign(PushManager.prototype, {
        async subscribe() {
          localStorage.setItem('subscribed', 'yes');
          return made;
        },
        getSubscription: async () => (localStorage.getItem('subscribed') ? made : null),
      });
    },
    { keys, endpoint },
  );
}
