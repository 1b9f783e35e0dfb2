import { statusOf, type TimedOrder } from '#domain/orders/status.ts';
import { isFulfilled } from '#domain/orders/statuses.ts';
import { reviewAttributes } from '#domain/reviews/attributes.ts';
import { reviewMessages } from '#domain/reviews/messages.ts';
import type { Data } from '#domain/rows/data.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import {
  adminOnly,
  adminOrOwner,
  anonymousNetworkOf,
  changesOnly,
  signedIn,
  userOf,
} from '#server/documents/access.ts';
import { changesOf, defineCollection, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal, or } from '#server/documents/where.ts';
import { dishes } from './dishes.ts';
import { lockPerson } from './people/lock-person.ts';
import { users } from './users.ts';

/** Locks the dish, so that its reviews change one after another and each average includes the earlier ones. */
async function lockDish(work: Work, dishId: string): Promise<boolean> {
  const statement = sql`select 1 from dishes where id = ${dishId} for no key update`;
  return (await work.sql.query(statement, 'dish of a review')).length > 0;
}

/** Recomputes a dish's average rating and review count. */
async function rateDish(work: Work, dishId: string): Promise<void> {
  if (!(await lockDish(work, dishId))) return;
  const [rated] = await work.sql.query<{ average: number | null; count: number }>(
    sql`select avg(rating) as average, count(*) as count from reviews
      where "dishId" = ${dishId} and not "isHidden"`,
    'rating of a dish',
  );
  const values = { ratingAverage: rated?.average ?? null, ratingCount: rated?.count ?? 0 };
  await work.updateWhere(dishes, equal(dishes.fields.id, dishId), values);
}

/**
 * Checks that a person who must have received a dish to review it has: an anonymous account, or anybody if the owner wants it
 * so (REVIEW-9). An order by the clock counts once it shows as delivered.
 * @throws Failure review_not_received
 */
async function checkBuyer(work: Work, userId: string, dishId: string): Promise<void> {
  const { limits, kitchen } = work.site;
  if (!limits.onlyBuyersReview && anonymousNetworkOf(work.actor) === undefined) return;
  const found = await work.sql.query<TimedOrder>(
    sql`select kind, status, coalesce("orderedOn", created) as "orderedOn", "dueAt", "acceptBy", "promisedAt" from orders
      where "userId" = ${userId} and items @> ${JSON.stringify([{ dishId }])}::jsonb`,
    'orders of a dish by a person',
  );
  if (!found.some((order) => isFulfilled(statusOf(order, work.now, kitchen.orderMode).status)))
    throw new Failure('review_not_received');
}

async function nameOf(work: Work, userId: string): Promise<string | null> {
  const [author] = await work.sql.query<{ name: string | null }>(
    sql`select name from users where id = ${userId}`,
    'author of a review',
  );
  return author?.name || null;
}

type Review = Data<typeof reviewAttributes>;

/** The attributes that admins may write of somebody else's review. */
const BY_ADMINS: readonly string[] = ['reply', 'isHidden'];

/** Throws Failure user_unauthorized if an admin changes somebody else's words or stars. */
function checkWords({ actor }: Work, before: Review, change: Partial<Review>): void {
  const user = userOf(actor);
  if (!user || user.id === before.userId) return;
  if (!changesOnly(before, change, BY_ADMINS))
    throw new Failure('user_unauthorized', reviewMessages.notYours);
}

/** Reviews of dishes, one per user and dish. Creating another one changes the first (REVIEW-1). */
export const reviews = defineCollection('reviews', reviewAttributes, (reviews) => ({
  belongsTo: {
    owner: reviews.fields.userId,
    few: 'A person reviews a dish once.',
    onAccountClosed: {
      overwrite: { customerName: null },
      because: 'Other customers use the reviews of a dish.',
    },
    onChangeOfOwner: {
      overwrite: { customerName: null },
      because: 'Other customers use the reviews of a dish.',
    },
    dataExport: { as: 'reviews' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: {
    read: (caller) => {
      if (adminOnly(caller)) return true;
      const shown = equal(reviews.fields.isHidden, false);
      return caller.user ? or(shown, equal(reviews.fields.userId, caller.user.id)) : shown;
    },
    create: signedIn,
    update: adminOrOwner(reviews.fields.userId),
    delete: adminOrOwner(reviews.fields.userId),
  },
  audit: {
    label: ({ data }) => `Review by ${data.customerName ?? reviewMessages.anonymous}`,
    own: ({ data }, userId) => data.userId === userId,
  },
  hooks: {
    /** A person's changes run one after another. Locks are taken in the order person, review, dish. */
    lock: lockPerson,
    async beforeCreate(work, { values }) {
      const user = userOf(work.actor);
      if (!user) throw new Failure('user_unauthorized', reviewMessages.loginToReview);
      const { dishId, rating, comment } = values;
      const mine = and(equal(reviews.fields.userId, user.id), equal(reviews.fields.dishId, dishId));
      const [existing] = await findAll(work.sql, reviews, mine);
      if (existing) return { merge: existing, values: { rating, comment } };
      if (!(await lockDish(work, dishId))) {
        throw new Failure('review_dish_gone', reviewMessages.noSuchDish);
      }
      await checkBuyer(work, user.id, dishId);
      const customerName = await nameOf(work, user.id);
      return { insert: { ...values, userId: user.id, customerName, createdAt: work.now } };
    },
    async beforeUpdate(work, before, change) {
      const { dishId, ...rest } = change;
      if (dishId !== undefined && dishId !== before.data.dishId) {
        throw new Failure('general_argument_invalid', reviewMessages.keepsDish);
      }
      checkWords(work, before.data, rest);
      const { reply = before.data.reply } = rest;
      if (reply === before.data.reply) return { change: rest };
      return { change: { ...rest, reply: reply || null, repliedAt: reply ? work.now : null } };
    },
    afterCreate: (work, made) => rateDish(work, made.data.dishId),
    async afterUpdate(work, before, after) {
      const { rating, isHidden } = before.data;
      if (rating !== after.data.rating || isHidden !== after.data.isHidden)
        await rateDish(work, after.data.dishId);
    },
    afterDelete: (work, before) => rateDish(work, before.data.dishId),
  },
  reactsTo: [
    changesOf(users, {
      async afterUpdate(work, before, after) {
        if (before.data.name === after.data.name) return;
        const customerName = after.data.name || null;
        await work.updateWhere(reviews, equal(reviews.fields.userId, after.id), { customerName });
      },
    }),
    changesOf(dishes, {
      async beforeDelete(work, dish) {
        await work.removeWhere(reviews, equal(reviews.fields.dishId, dish.id));
      },
    }),
  ],
}));
