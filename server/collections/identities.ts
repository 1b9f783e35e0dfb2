import type { Attributes } from '#domain/attributes.ts';
import { defineCollection } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';

const identityAttributes = {
  userId: { type: 'string', size: 36, required: true },
  provider: { type: 'string', size: 36, required: true },
  providerUid: { type: 'string', size: 255, required: true },
  providerEmail: { type: 'string', size: 320, required: true },
} as const satisfies Attributes;

/** Who somebody is at a provider. */
export type Identity = Document<typeof identityAttributes>;

/** Who people are at the providers they sign in with. Each has its owner's routes; as documents they are nobody's. */
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
