import { subscriberAttributes } from '#domain/subscribers/attributes.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';

/** An address gets at most one confirmation mail in this time, so that nobody can flood a mailbox (milliseconds). */
const ASK_AGAIN_AFTER = 3_600_000;

function wasAskedRecently(work: Work, askedAt: Date | null): boolean {
  return askedAt !== null && work.now.getTime() - askedAt.getTime() < ASK_AGAIN_AFTER;
}

/**
 * The newsletter's addresses, each once. Only the server writes (server/newsletter/newsletter.ts). A create mails a
 * confirmation link, unless the address is confirmed or was asked recently.
 */
export const subscribers = defineCollection('subscribers', subscriberAttributes, (subscribers) => ({
  belongsTo: {
    owner: { email: subscribers.fields.email },
    few: 'Each address has one document.',
    onAccountClosed: { keep: 'It does not depend on the account, and its mails have a link to unsubscribe.' },
    onChangeOfOwner: { keep: 'It does not depend on the account.' },
    dataExport: { leftOut: 'It contains only the address and its language.' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOnly },
  audit: { label: ({ data }) => data.email },
  hooks: {
    async beforeCreate(work, { values }) {
      const { email, language } = values;
      await work.sql.query(
        sql`select 1 from subscribers where email = ${email} for update`,
        'lock subscriber',
      );
      const [known] = await findAll(work.sql, subscribers, equal(subscribers.fields.email, email));
      if (!known) return { insert: { ...values, askedAt: work.now } };
      const quiet = known.data.state === 'confirmed' || wasAskedRecently(work, known.data.askedAt);
      if (quiet) return { merge: known, values: {} };
      return { merge: known, values: { state: 'pending', language, askedAt: work.now } };
    },
    async beforeUpdate(work, before, change) {
      if (change.state === undefined || change.state === before.data.state) return { change };
      const stamp = change.state === 'confirmed' ? 'confirmedAt' : 'unsubscribedAt';
      return { change: { ...change, [stamp]: work.now } };
    },
  },
}));
