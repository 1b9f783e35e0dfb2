import type { Attributes } from '#domain/rows/row.ts';
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

/** Identities at OAuth2 providers. Their owner uses the account routes for them, not the document routes. */
export const identities = defineCollection('identities', identityAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.userId,
    onAccountClosed: 'erase',
    onChangeOfOwner: 'erase',
    dataExport: { as: 'identities' },
  },
  reachedBy: 'own routes',
  subscribers: 'nobody',
  audit: { never: 'Only their owner can access them.' },
  access: {},
}));
