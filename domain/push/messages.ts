import { MAX_PUSH_SUBSCRIPTIONS } from './attributes.ts';

export const pushMessages = {
  badKeys: 'p256dh and auth: Value must be the keys of a browser',
  notOfAService: 'endpoint: must be the https address of a push service',
  tooMany: `At most ${MAX_PUSH_SUBSCRIPTIONS} browsers can be alerted. Please turn one of the others off first.`,
} as const;
