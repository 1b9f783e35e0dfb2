import { noticeAttributes } from '#domain/notices/attributes.ts';
import { ownerOnly } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';

/** Notices to customers. Only the server creates them; their recipients delete them. */
export const notices = defineCollection('notices', noticeAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.userId,
    few: 'Each is about a dish in the cart that was deleted.',
    onAccountClosed: 'erase',
    onChangeOfOwner: 'erase',
    dataExport: { as: 'notices' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: ownerOnly(fields.userId), delete: ownerOnly(fields.userId) },
  audit: { never: 'Admins can’t access other people’s notices.' },
}));
