import { CONTACT_SUBJECTS, type ContactSubject } from '#domain/messages/attributes.ts';
import { searchedList } from '#web/lib/sdk/list-query.ts';

/** A message of the contact form. */
export interface MessageRow {
  id: string;
  name: string;
  email: string;
  subject: ContactSubject;
  text: string;
  /** ISO time. */
  at: string;
}

/** Messages, the newest first; for administrators. */
export const messagesQuery = searchedList({
  collection: 'messages',
  newestBy: 'createdAt',
  filters: { subject: CONTACT_SUBJECTS },
  perPage: 100,
  read: (document): MessageRow => ({
    id: document.$id,
    name: document.name,
    email: document.email,
    subject: document.subject,
    text: document.message,
    at: document.createdAt ?? document.$createdAt,
  }),
});
