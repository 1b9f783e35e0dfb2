import { changesOf } from '#server/documents/collection.ts';
import { contactMessage } from '#server/mail/emails/contact-message.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { messages } from './messages.ts';

/** Mails every message of the contact form to the kitchen, in the unit of work that stores it. */
export const contactMails = changesOf(messages, {
  async afterCreate(work, { id }) {
    await enqueueMail(work, contactMessage, { to: null, addressProven: true, aboutId: id });
  },
});
