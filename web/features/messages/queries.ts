import { Query } from 'appwrite';
import { CONTACT_SUBJECTS, type ContactSubject } from '#domain/messages/attributes.ts';
import { listQuery } from '#web/lib/sdk/list-query.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { searchQueries } from '#web/lib/sdk/search-queries.ts';

const PER_PAGE = 100;

/** A message of the contact form. */
export interface Message {
  id: string;
  name: string;
  email: string;
  subject: ContactSubject;
  text: string;
  /** ISO time. */
  at: string;
}

/** The subject with this name, if there is one. */
const subjectOf = (given: string) => CONTACT_SUBJECTS.find((subject) => subject === given);

/** Messages, the newest first; for administrators. */
export function messagesQuery(
  sdk: Sdk,
  adminId: string,
  { search, subject }: { search: string; subject: string },
) {
  const about = subjectOf(subject);
  return listQuery({
    sdk,
    adminId,
    collection: 'messages',
    queries: [
      ...searchQueries(search),
      ...(about ? [Query.equal('subject', about)] : []),
      Query.orderDesc('createdAt'),
    ],
    perPage: PER_PAGE,
    read: (document): Message => ({
      id: document.$id,
      name: document.name,
      email: document.email,
      subject: document.subject,
      text: document.message,
      at: document.createdAt ?? document.$createdAt,
    }),
  });
}
