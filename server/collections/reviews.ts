import { sql } from 'drizzle-orm';
import { reviewAttributes } from '#domain/reviews/attributes.ts';
import { reviewMessages } from '#domain/reviews/messages.ts';
import { adminOrOwner, anyone, ownerOnly, signedIn, userOf } from '#server/documents/access.ts';
import type { Collection, Work } from '#server/documents/collection.ts';
import type { Value } from '#server/documents/document.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';

/** Ratings of a dish change one after another, so that each count sees the ones before it. */
async function lockDish(work: Work, dishId: Value | undefined): Promise<boolean> {
  const statement = sql`select 1 from dishes where id = ${dishId} for no key update`;
  return (await work.sql.query(statement, 'dish of a review')).length > 0;
}

/** Writes a dish's average and count anew from its reviews. */
async function rateDish(work: Work, dishId: Value | undefined): Promise<void> {
  if (!(await lockDish(work, dishId))) return;
  const [rated] = await work.sql.query<{ average: number | null; count: number }>(
    sql`select avg(rating) as average, count(*) as count from reviews where "dishId" = ${dishId}`,
    'rating of a dish',
  );
  const values = { ratingAverage: rated?.average ?? null, ratingCount: rated?.count ?? 0 };
  await work.updateWhere('dishes', equal('id', String(dishId)), values);
}

async function nameOf(work: Work, userId: string): Promise<string | null> {
  const [author] = await work.sql.query<{ name: string | null }>(
    sql`select name from users where id = ${userId}`,
    'author of a review',
  );
  return author?.name || null;
}

/** One review per user and dish: writing another one changes the first (REVIEW-1). */
export const reviews: Collection = {
  name: 'reviews',
  attributes: reviewAttributes,
  access: {
    read: anyone,
    create: signedIn,
    update: ownerOnly('userId'),
    delete: adminOrOwner('userId'),
  },
  serverWrites: ['userId', 'customerName', 'createdAt'],
  audit: {
    label: ({ data }) => `Review by ${data.customerName ?? reviewMessages.anonymous}`,
    own: ({ data }, userId) => data.userId === userId,
  },
  hooks: {
    /** A person's changes come one after another; the order of locks is person, review, dish. */
    async queue(work) {
      const user = userOf(work.actor);
      if (!user) return;
      await work.sql.query(sql`select 1 from users where id = ${user.id} for no key update`, 'lock author');
    },
    async beforeCreate(work, { values }) {
      const user = userOf(work.actor);
      if (!user) throw new Failure('user_unauthorized', reviewMessages.loginToReview);
      const { dishId, rating, comment } = values;
      const mine = and(equal('userId', user.id), equal('dishId', String(dishId)));
      const [existing] = await findAll(work.sql, reviews, mine);
      if (existing) return { merge: existing, values: { rating: rating ?? null, comment: comment ?? null } };
      if (!(await lockDish(work, dishId))) {
        throw new Failure('general_argument_invalid', reviewMessages.noSuchDish);
      }
      const customerName = await nameOf(work, user.id);
      return { insert: { ...values, userId: user.id, customerName, createdAt: work.now } };
    },
    async beforeUpdate(_work, before, change) {
      const { dishId, ...rest } = change;
      if (dishId !== undefined && dishId !== before.data.dishId) {
        throw new Failure('general_argument_invalid', reviewMessages.keepsDish);
      }
      return { change: rest };
    },
    afterCreate: (work, made) => rateDish(work, made.data.dishId),
    async afterUpdate(work, before, after) {
      if (before.data.rating !== after.data.rating) await rateDish(work, after.data.dishId);
    },
    afterDelete: (work, before) => rateDish(work, before.data.dishId),
  },
};
