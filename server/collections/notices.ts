import { noticeAttributes } from '#domain/notices/attributes.ts';
import { ownerOnly } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';

/** Written by the kitchen alone; whoever it is for takes it away once it has been read. */
export const notices = defineCollection('notices', noticeAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.userId,
    few: 'Each tells of a dish that was taken off the menu.',
    onAccountClosed: 'erase',
    dataExport: { as: 'notices' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: ownerOnly(fields.userId), delete: ownerOnly(fields.userId) },
  serverWrites: [],
  audit: { never: 'Admins can’t reach those of others.' },
}));
