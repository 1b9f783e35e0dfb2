import type { Attributes } from '#domain/attributes.ts';
import { defineCollection } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';

const identityAttributes = {
  userId: { type: 'string', size: 36, required: true },
  provider: { type: 'string', size: 36, required: true },
  providerUid: { type: 'string', size: 255, required: true },
  providerEmail: { type: 'string', size: 320, required: true },
} as const satisfies Attributes;

/** A person's identity at an OAuth2 provider. */
export type Identity = Document<typeof identityAttributes>;

/** Identities at OAuth2 providers. They are reached through their owner's account routes, not as documents. */
export const identities = defineCollection('identities', identityAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.userId,
    onAccountClosed: 'erase',
    dataExport: { as: 'identities' },
  },
  reachedBy: 'own routes',
  subscribers: 'nobody',
  audit: { never: 'Their owner alone has to do with them.' },
  access: {},
  serverWrites: [],
}));
