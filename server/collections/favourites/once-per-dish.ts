import { cartMessages } from '#domain/carts/messages.ts';
import type { favouriteAttributes } from '#domain/favourites/attributes.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { ownerOnly, signedIn, userOf } from '#server/documents/access.ts';
import { changesOf, type Definition, type Table, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { dishes } from '../dishes.ts';
import { lockPerson } from '../people/lock-person.ts';

type OfPersonAndDish = typeof favouriteAttributes;

/** How many documents a person may have, and what a refusal says. */
interface Limit {
  most: number;
  message: string;
}

async function checkRoom(work: Work, table: string, userId: string, { most, message }: Limit): Promise<void> {
  const [there] = await work.sql.query<{ count: number }>(
    sql`select count(*) as count from ${sql.identifier(table)} where "userId" = ${userId}`,
    `number of ${table}`,
  );
  if ((there?.count ?? 0) >= most) throw new Failure('general_argument_invalid', message);
}

/**
 * The rules of a collection in which a person has at most one document for each dish. Another create for the same dish
 * answers with the first document. Only the person sees them. Deleting a dish deletes its documents.
 */
export function oncePerDish<N extends string>(
  table: Table<N, OfPersonAndDish>,
  limit?: Limit,
): Omit<Definition<N, OfPersonAndDish>, 'belongsTo' | 'audit'> {
  const { userId, dishId } = table.fields;
  return {
    reachedBy: 'documents',
    subscribers: 'readers',
    access: { read: ownerOnly(userId), create: signedIn, delete: ownerOnly(userId) },
    hooks: {
      /** Locks the person, so that simultaneous creates for one dish find each other. */
      lock: lockPerson,
      async beforeCreate(work, { values }) {
        const user = userOf(work.actor);
        if (!user) throw new Failure('user_unauthorized');
        const dish = await work.sql.query(
          sql`select 1 from dishes where id = ${values.dishId} and not "isHidden" for key share`,
          'dish of a person',
        );
        if (dish.length === 0) throw new Failure('cart_dish_gone', cartMessages.noSuchDish);
        const isSame = and(equal(userId, user.id), equal(dishId, values.dishId));
        const [known] = await findAll(work.sql, table, isSame);
        if (known) return { merge: known, values: {} };
        if (limit) await checkRoom(work, table.name, user.id, limit);
        return { insert: { userId: user.id, dishId: values.dishId } };
      },
    },
    reactsTo: [
      changesOf(dishes, {
        async beforeDelete(work, { id }) {
          await work.removeWhere(table, equal(dishId, id));
        },
      }),
    ],
  };
}
