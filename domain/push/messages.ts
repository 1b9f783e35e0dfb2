import { MAX_PUSH_SUBSCRIPTIONS } from './attributes.ts';

export const pushMessages = {
  unknownVendor: 'endpoint: must be an address at a browser vendor’s push service',
  tooMany: `At most ${MAX_PUSH_SUBSCRIPTIONS} browsers can be alerted. Please turn one of the others off first.`,
} as const;
