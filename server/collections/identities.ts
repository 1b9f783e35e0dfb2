import type { Collection } from '#server/documents/collection.ts';

/** Who people are at the providers they sign in with. Each has its owner's routes; as documents they are nobody's. */
export const identities: Collection = {
  name: 'identities',
  attributes: {
    userId: { type: 'string', size: 36, required: true },
    provider: { type: 'string', size: 36, required: true },
    providerUid: { type: 'string', size: 255, required: true },
    providerEmail: { type: 'string', size: 320, required: true },
  },
  access: {},
  serverWrites: [],
};
