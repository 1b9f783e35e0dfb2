import type { ContactMessage } from '#domain/messages/contact.ts';
import { Failure } from '#server/base/failure.ts';
import { messages } from '#server/collections/messages.ts';
import { contentHash } from '#server/db/content-hash.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Documents } from '#server/documents/documents.ts';

/** Milliseconds within which the same text by the same person counts as one message, such as after a second click. */
const SAME_WITHIN = 3_600_000;

export interface ContactFormService {
  /** Stores a message and enqueues its mail to the kitchen, in one transaction. */
  send(contact: ContactMessage): Promise<void>;
}

export function createContactForm(documents: Documents, clock: () => Date): ContactFormService {
  const idOf = (contact: ContactMessage): string => {
    const hour = Math.floor(clock().getTime() / SAME_WITHIN);
    const content = JSON.stringify([contact.name, contact.email, contact.subject, contact.message, hour]);
    return contentHash(content, 'hex').slice(0, 32);
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
