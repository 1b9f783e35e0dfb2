import { sql } from 'drizzle-orm';
import { cartAttributes } from '#domain/carts/attributes.ts';
import { cartMessages } from '#domain/carts/messages.ts';
import { quantityVerdict } from '#domain/carts/quantity.ts';
import type { Paise } from '#domain/money.ts';
import { ownerOnly, signedIn, userOf } from '#server/documents/access.ts';
import type { Collection, Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';

interface DishRow {
  name: string;
  description: string;
  price: Paise;
  imgUrl: string;
  isAvailable: boolean;
}

/** The dish as it stays until this work is done: an admin's change of it waits, and then finds the new cart line. */
async function orderableDish(work: Work, dishId: unknown): Promise<DishRow> {
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

export const carts: Collection = {
  name: 'carts',
  attributes: cartAttributes,
  access: {
    read: ownerOnly('userId'),
    create: signedIn,
    update: ownerOnly('userId'),
    delete: ownerOnly('userId'),
  },
  serverWrites: ['cartId', 'userId', 'name', 'imgUrl', 'price', 'description', 'isAvailable'],
  hooks: {
    /** Adding a dish that is in the cart already adds to its quantity (CART-1). */
    async beforeCreate(work, { id, values }) {
      const user = userOf(work.actor);
      if (!user) throw new Failure('user_unauthorized', cartMessages.loginToAdd);
      const { dishId, quantity } = values as { dishId: string; quantity: number };
      if (quantityVerdict(quantity) === 'remove') {
        throw new Failure('general_argument_invalid', 'Invalid `quantity` param: Value must be at least 1');
      }
      await lockCartOf(work, user.id);
      const dish = await orderableDish(work, dishId);
      const line = and(equal('userId', user.id), equal('dishId', dishId));
      const [existing] = await findAll(work.sql, carts, line);
      if (existing) {
        const sum = (existing.data.quantity as number) + quantity;
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
      const quantity = Number(rest.quantity ?? before.data.quantity);
      checkQuantity(quantity);
      return quantityVerdict(quantity) === 'remove' ? 'remove' : { change: rest };
    },
  },
};
