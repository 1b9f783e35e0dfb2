import { sql } from 'drizzle-orm';
import { subscriberAttributes } from '#domain/subscribers/attributes.ts';
import { adminOnly } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';

/** Milliseconds before an address that has not answered is asked again, so that nobody can fill its mailbox. */
const ASK_AGAIN_AFTER = 3_600_000;

function wasAskedRecently(work: Work, askedAt: Date | null): boolean {
  return askedAt !== null && work.now.getTime() - askedAt.getTime() < ASK_AGAIN_AFTER;
}

/**
 * The newsletter's addresses, each once. Only the server writes (server/newsletter/newsletter.ts): a create
 * asks the address to confirm, or does nothing where that would be noise.
 */
export const subscribers = defineCollection('subscribers', subscriberAttributes, (subscribers) => ({
  belongsTo: {
    owner: { email: subscribers.fields.email },
    few: 'An address is there once.',
    onAccountClosed: { keep: 'It was asked for apart from the account, and has its own way out.' },
    dataExport: { leftOut: 'The address is all there is to it.' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOnly },
  serverWrites: [],
  audit: { label: ({ data }) => data.email },
  hooks: {
    async beforeCreate(work, { values }) {
      const { email } = values;
      await work.sql.query(
        sql`select 1 from subscribers where email = ${email} for update`,
        'lock subscriber',
      );
      const [known] = await findAll(work.sql, subscribers, equal(subscribers.fields.email, email));
      if (!known) return { insert: { ...values, askedAt: work.now } };
      const quiet = known.data.state === 'confirmed' || wasAskedRecently(work, known.data.askedAt);
      if (quiet) return { merge: known, values: {} };
      return { merge: known, values: { state: 'pending', askedAt: work.now } };
    },
    async beforeUpdate(work, before, change) {
      if (change.state === undefined || change.state === before.data.state) return { change };
      const stamp = change.state === 'confirmed' ? 'confirmedAt' : 'unsubscribedAt';
      return { change: { ...change, [stamp]: work.now } };
    },
  },
}));
