import { sql } from 'drizzle-orm';
import { cartAttributes } from '#domain/carts/attributes.ts';
import { cartMessages } from '#domain/carts/messages.ts';
import { quantityVerdict } from '#domain/carts/quantity.ts';
import type { Paise } from '#domain/money.ts';
import { ownerOnly, signedIn, userOf } from '#server/documents/access.ts';
import { changesOf, defineCollection, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import { uniqueId } from '#server/http/params.ts';
import { dishes } from './dishes.ts';
import { notices } from './notices.ts';

interface DishRow {
  name: string;
  description: string;
  price: Paise;
  imgUrl: string;
  isAvailable: boolean;
}

/** The dish as it stays until this work is done: an admin's change of it waits, and then finds the new cart line. */
async function orderableDish(work: Work, dishId: string): Promise<DishRow> {
  const [dish] = await work.sql.query<DishRow>(
    sql`select name, description, price, "imgUrl", "isAvailable" from dishes where id = ${dishId} for key share`,
    'dish for a cart',
  );
  if (!dish) throw new Failure('cart_dish_unavailable', cartMessages.noSuchDish);
  if (!dish.isAvailable) throw new Failure('cart_dish_unavailable', cartMessages.unavailable(dish.name));
  return dish;
}

function checkQuantity(quantity: number): void {
  if (quantityVerdict(quantity) === 'too-many') {
    throw new Failure('general_argument_invalid', cartMessages.tooMany);
  }
}

/** All changes to one person's cart and orders wait for one another. */
async function lockCartOf(work: Work, userId: string): Promise<void> {
  await work.sql.query(sql`select 1 from users where id = ${userId} for update`, 'lock cart');
}

/** What a cart line shows of its dish. */
const SHOWN = ['name', 'imgUrl', 'price', 'description', 'isAvailable'] as const;

export const carts = defineCollection('carts', cartAttributes, (carts) => ({
  belongsTo: {
    owner: carts.fields.userId,
    onAccountClosed: 'erase',
    dataExport: 'included',
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: {
    read: ownerOnly(carts.fields.userId),
    create: signedIn,
    update: ownerOnly(carts.fields.userId),
    delete: ownerOnly(carts.fields.userId),
  },
  serverWrites: ['cartId', 'userId', 'name', 'imgUrl', 'price', 'description', 'isAvailable'],
  audit: { never: 'Admins can’t reach those of others.' },
  hooks: {
    /** Adding a dish that is in the cart already adds to its quantity (CART-1). */
    async beforeCreate(work, { id, values }) {
      const user = userOf(work.actor);
      if (!user) throw new Failure('user_unauthorized', cartMessages.loginToAdd);
      const { dishId, quantity } = values;
      if (quantityVerdict(quantity) === 'remove') {
        throw new Failure('general_argument_invalid', 'Invalid `quantity` param: Value must be at least 1');
      }
      await lockCartOf(work, user.id);
      const dish = await orderableDish(work, dishId);
      const line = and(equal(carts.fields.userId, user.id), equal(carts.fields.dishId, dishId));
      const [existing] = await findAll(work.sql, carts, line);
      if (existing) {
        const sum = existing.data.quantity + quantity;
        checkQuantity(sum);
        return { merge: existing, values: { ...dish, quantity: sum } };
      }
      checkQuantity(quantity);
      return { insert: { ...dish, cartId: id, userId: user.id, dishId, quantity } };
    },
    async beforeUpdate(_work, before, change) {
      const { dishId, ...rest } = change;
      if (dishId !== undefined && dishId !== before.data.dishId) {
        throw new Failure(
          'general_argument_invalid',
          'A cart line keeps its dish; remove it and add another',
        );
      }
      const { quantity = before.data.quantity } = rest;
      checkQuantity(quantity);
      return quantityVerdict(quantity) === 'remove' ? 'remove' : { change: rest };
    },
  },
  reactsTo: [
    changesOf(dishes, {
      async afterUpdate(work, before, after) {
        if (SHOWN.every((name) => before.data[name] === after.data[name])) return;
        const { name, imgUrl, price, description, isAvailable } = after.data;
        const shown = { name, imgUrl, price, description, isAvailable };
        await work.updateWhere(carts, equal(carts.fields.dishId, after.id), shown);
      },
      /** Deleting a dish removes it from all carts and leaves each owner a notice. */
      async beforeDelete(work, dish) {
        for (const { data } of await work.removeWhere(carts, equal(carts.fields.dishId, dish.id))) {
          const notice = { userId: data.userId, dishName: dish.data.name, createdAt: work.now };
          await work.add(notices, uniqueId(), notice);
        }
      },
    }),
  ],
}));
