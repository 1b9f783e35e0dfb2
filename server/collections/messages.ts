import { messageAttributes } from '#domain/messages/attributes.ts';
import { adminOnly } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';

/** Messages of the contact form. Only the server creates them (server/integrations/contact-form.ts). */
export const messages = defineCollection('messages', messageAttributes, ({ fields }) => ({
  belongsTo: {
    owner: { email: fields.email },
    few: 'The contact form accepts at most ten an hour, and old ones are deleted.',
    onAccountClosed: {
      keep: 'It is answered without an account, too, and deleted by its age.',
    },
    onChangeOfOwner: { keep: 'It does not depend on the account.' },
    dataExport: { leftOut: 'It was answered by mail, which its author has.' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOnly },
  audit: { label: ({ data }) => `${data.subject}, from ${data.name}` },
  hooks: {
    async beforeCreate(work, { values }) {
      return { insert: { ...values, createdAt: work.now } };
    },
  },
}));
