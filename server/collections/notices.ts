import { noticeAttributes } from '#domain/notices/attributes.ts';
import { ownerOnly } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';

/** Notices to customers. Only the server writes them; their readers delete them. */
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
