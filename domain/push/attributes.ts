/** The most browsers of one person that can receive alerts (ALERT-2). */
export const MAX_PUSH_SUBSCRIPTIONS = 10;

/** A browser that receives Web Push messages for its owner, even while no page of the site is open. */
export const pushSubscriptionAttributes = {
  userId: { type: 'string', size: 36, account: true, assigned: true },
  /** The address at the browser vendor's push service to which messages are sent (endpoints.ts). */
  endpoint: { type: 'string', size: 1000, min: 1, required: true, secret: true },
  /** The browser's public key and its authentication secret, in base64url. They encrypt the messages. */
  p256dh: { type: 'string', size: 120, min: 80, required: true, secret: true },
  auth: { type: 'string', size: 40, min: 20, required: true, secret: true },
} as const;
