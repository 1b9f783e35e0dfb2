import { messageAttributes } from '#domain/messages/attributes.ts';
import { adminOnly } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';

/** What people write through the contact form. Only the server writes (server/integrations/contact-form.ts). */
export const messages = defineCollection('messages', messageAttributes, () => ({
  access: { read: adminOnly },
  serverWrites: [],
  audit: { label: ({ data }) => `${data.subject}, from ${data.name}` },
  hooks: {
    async beforeCreate(work, { values }) {
      return { insert: { ...values, createdAt: work.now } };
    },
  },
}));
