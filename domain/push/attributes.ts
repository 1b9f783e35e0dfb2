/** The most browsers of one person that may be alerted. */
export const MAX_PUSH_SUBSCRIPTIONS = 10;

/** A browser to which its owner has the kitchen send Web Push messages, also while no page of it is open. */
export const pushSubscriptionAttributes = {
  userId: { type: 'string', size: 36, assigned: true },
  /** The address at the browser's vendor to which messages go (endpoints.ts). */
  endpoint: { type: 'string', size: 1000, min: 1, required: true },
  /** The browser's public key, and its secret for this subscription, in base64url. Messages are encrypted with them. */
  p256dh: { type: 'string', size: 120, min: 80, required: true },
  auth: { type: 'string', size: 40, min: 20, required: true },
} as const;
