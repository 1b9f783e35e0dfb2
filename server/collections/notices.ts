import { noticeAttributes } from '#domain/notices/attributes.ts';
import { ownerOnly } from '#server/documents/access.ts';
import type { Collection } from '#server/documents/collection.ts';

/** Written by the kitchen alone; whoever it is for takes it away once it has been read. */
export const notices: Collection = {
  name: 'notices',
  attributes: noticeAttributes,
  access: { read: ownerOnly('userId'), delete: ownerOnly('userId') },
  serverWrites: [],
};
