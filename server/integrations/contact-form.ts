import { createHash } from 'node:crypto';
import type { Contact } from '#domain/messages/contact.ts';
import { messages } from '#server/collections/messages.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { changesOf } from '#server/documents/collection.ts';
import type { Documents } from '#server/documents/documents.ts';
import { Failure } from '#server/http/failure.ts';
import { contactNotificationMail } from '#server/mail/emails/contact-notification.ts';
import { enqueueMail } from '#server/mail/outbox.ts';

/** The same words from the same person within this long are one message, in milliseconds: a second click, a retry. */
const SAME_WITHIN = 3_600_000;

export interface ContactForm {
  /** Stores a message and tells the kitchen, in one transaction. */
  send(contact: Contact): Promise<void>;
}

export function createContactForm(documents: Documents, clock: () => Date): ContactForm {
  const idOf = (contact: Contact): string => {
    const hour = Math.floor(clock().getTime() / SAME_WITHIN);
    const content = JSON.stringify([contact.name, contact.email, contact.subject, contact.message, hour]);
    return createHash('sha256').update(content).digest('hex').slice(0, 32);
  };
  return {
    async send(contact) {
      try {
        await documents.create(messages, { id: idOf(contact), values: { ...contact } }, SYSTEM);
      } catch (error) {
        const sentAlready = error instanceof Failure && error.type === 'document_already_exists';
        if (!sentAlready) throw error;
      }
    },
  };
}

/** Every message is mailed to the kitchen, in the unit of work that stores it. */
export const contactMails = changesOf(messages, {
  async afterCreate(work, { data }) {
    const { publicUrl, kitchenEmail } = work.settings;
    const content = contactNotificationMail(publicUrl, { ...data, now: work.now });
    await enqueueMail(work, { kind: 'contact-notification', to: kitchenEmail, content });
  },
});
