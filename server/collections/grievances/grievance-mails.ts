import type { grievanceAttributes } from '#domain/grievances/attributes.ts';
import { changesOf, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { grievanceAnswered } from '#server/mail/emails/grievance-answered.ts';
import { grievanceFiled } from '#server/mail/emails/grievance-filed.ts';
import { grievanceReceived } from '#server/mail/emails/grievance-received.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { isProvenBy } from '../people/proven-address.ts';
import { grievancePath } from './grievance-links.ts';
import { grievances } from './grievances.ts';

type Grievance = Document<typeof grievanceAttributes>;

/**
 * Mails the author of a complaint, with the link that opens it. What was typed is repeated only if its author has verified
 * the address themselves: anybody can file a complaint in the name of a person whose address somebody has verified.
 */
export async function mailAuthor(
  work: Work,
  mail: typeof grievanceReceived | typeof grievanceAnswered,
  { id, data }: Grievance,
): Promise<void> {
  const path = await grievancePath(work.sql, { id, ticket: data.ticket });
  await enqueueMail(work, mail, {
    to: data.email,
    addressProven: await isProvenBy(work, data.userId, data.email),
    userId: data.userId,
    aboutId: id,
    secret: { path },
    expires: null,
  });
}

/**
 * Mails about complaints, in the unit of work that causes them: the acknowledgement with the number to the author at once, the
 * complaint to the kitchen and to its grievance officer, and each answer to the author.
 */
export const grievanceMails = changesOf(grievances, {
  async afterCreate(work, made) {
    await mailAuthor(work, grievanceReceived, made);
    await enqueueMail(work, grievanceFiled, { to: null, addressProven: true, aboutId: made.id });
    const { officerEmail } = work.site.legal;
    if (officerEmail === '' || officerEmail === work.site.messages.kitchenEmail) return;
    await enqueueMail(work, grievanceFiled, { to: officerEmail, addressProven: true, aboutId: made.id });
  },
  async afterUpdate(work, _before, after) {
    await mailAuthor(work, grievanceAnswered, after);
  },
});
