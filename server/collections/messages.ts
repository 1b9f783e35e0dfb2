import { messageAttributes } from '#domain/messages/attributes.ts';
import { adminOnly } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';

/** What people write through the contact form. Only the server writes (server/integrations/contact-form.ts). */
export const messages = defineCollection('messages', messageAttributes, ({ fields }) => ({
  belongsTo: {
    owner: { email: fields.email },
    few: 'The contact form takes ten an hour at most, and old ones go.',
    onAccountClosed: {
      keep: 'It is answered whether its writer has an account or not, and goes by its age.',
    },
    dataExport: { leftOut: 'It was answered by mail, which its writer has.' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOnly },
  serverWrites: [],
  audit: { label: ({ data }) => `${data.subject}, from ${data.name}` },
  hooks: {
    async beforeCreate(work, { values }) {
      return { insert: { ...values, createdAt: work.now } };
    },
  },
}));
