import { messageAttributes } from '#domain/messages/attributes.ts';
import { adminOnly } from '#server/documents/access.ts';
import type { Collection, Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';

/** Who is told of a message, in the work that stores it. */
export interface MessageLetters {
  tellKitchen(work: Work, message: Document): Promise<void>;
}

/** What people write through the contact form. Only the server writes (server/integrations/contact-form.ts). */
export const messages = (letters: MessageLetters): Collection => ({
  name: 'messages',
  attributes: messageAttributes,
  access: { read: adminOnly },
  serverWrites: [],
  audit: { label: ({ data }) => `${data.subject}, from ${data.name}` },
  hooks: {
    async beforeCreate(work, { values }) {
      return { insert: { ...values, createdAt: work.now } };
    },
    afterCreate: (work, made) => letters.tellKitchen(work, made),
  },
});
