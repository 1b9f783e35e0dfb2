import { sql } from 'drizzle-orm';
import { subscriberAttributes } from '#domain/subscribers/attributes.ts';
import { adminOnly } from '#server/documents/access.ts';
import type { Collection, CreateVerdict, Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { findAll } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';

/** What subscribers are sent, in the work of its cause. */
export interface SubscriberLetters {
  askToConfirm(work: Work, subscriber: Document): Promise<void>;
  welcome(work: Work, subscriber: Document): Promise<void>;
  /** Links that would bring an ended subscription back stop working. */
  forgetLinks(work: Work, subscriber: Document): Promise<void>;
}

/** An address that has not answered is asked again no sooner than this, in milliseconds: nobody's box is filled from here. */
const ASK_AGAIN_AFTER = 3_600_000;

function askedLately(work: Work, { data }: Document): boolean {
  return data.askedAt instanceof Date && work.now.getTime() - data.askedAt.getTime() < ASK_AGAIN_AFTER;
}

/**
 * The newsletter's addresses, each once. Only the server writes (server/newsletter/newsletter.ts): a create
 * asks the address to confirm, or does nothing where that would be noise.
 */
export const subscribers = (letters: SubscriberLetters): Collection => {
  const collection: Collection = {
    name: 'subscribers',
    attributes: subscriberAttributes,
    access: { read: adminOnly },
    serverWrites: [],
    audit: { label: ({ data }) => String(data.email) },
    hooks: {
      async beforeCreate(work, { values }): Promise<CreateVerdict> {
        const email = String(values.email);
        await work.sql.query(
          sql`select 1 from subscribers where email = ${email} for update`,
          'lock subscriber',
        );
        const [known] = await findAll(work.sql, collection, equal('email', email));
        if (!known) return { insert: { ...values, askedAt: work.now } };
        const quiet = known.data.state === 'confirmed' || askedLately(work, known);
        if (quiet) return { merge: known, values: {} };
        return { merge: known, values: { state: 'pending', askedAt: work.now } };
      },
      afterCreate: (work, made) => letters.askToConfirm(work, made),
      async beforeUpdate(work, before, change) {
        if (change.state === undefined || change.state === before.data.state) return { change };
        const stamp = change.state === 'confirmed' ? 'confirmedAt' : 'unsubscribedAt';
        return { change: { ...change, [stamp]: work.now } };
      },
      async afterUpdate(work, before, after) {
        if (after.data.state === 'pending') return letters.askToConfirm(work, after);
        if (after.data.state === before.data.state) return;
        if (after.data.state === 'confirmed') await letters.welcome(work, after);
        else await letters.forgetLinks(work, after);
      },
    },
  };
  return collection;
};
