import { sql } from 'drizzle-orm';
import { cartAttributes } from '#domain/carts/attributes.ts';
import { cartMessages } from '#domain/carts/messages.ts';
import { MAX_QUANTITY, quantityVerdict } from '#domain/carts/quantity.ts';
import { ownerOnly, signedIn } from '#server/documents/access.ts';
import { changesOf, defineCollection, type Work } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import { uniqueId } from '#server/http/params.ts';
import { dishes } from './dishes.ts';
import { notices } from './notices.ts';

function checkQuantity(quantity: number): void {
  if (quantityVerdict(quantity) === 'too-many') {
    throw new Failure('cart_quantity_exceeded', cartMessages.tooMany);
  }
}

/** Why a dish can't be added: it was deleted, is sold out, or is at its maximum in the cart. */
async function refusal(
  db: Work['sql'],
  userId: string,
  dishId: string,
  quantity: number,
): Promise<Failure | undefined> {
  const [dish] = await db.query<{ name: string; isAvailable: boolean; inCart: number | null }>(
    sql`select name, "isAvailable", (
        select quantity from carts where "userId" = ${userId} and "dishId" = ${dishId}) as "inCart"
      from dishes where id = ${dishId}`,
    'dish for a cart',
  );
  if (!dish) return new Failure('cart_dish_gone', cartMessages.noSuchDish);
  if (!dish.isAvailable) return new Failure('cart_dish_unavailable', cartMessages.unavailable(dish.name));
  if (quantityVerdict((dish.inCart ?? 0) + quantity) === 'too-many') {
    return new Failure('cart_quantity_exceeded', cartMessages.tooMany);
  }
  return undefined;
}

/** The attributes of the line itself. All others are copied from the dish. */
const OWN = ['cartId', 'userId', 'dishId', 'quantity'] as const;
type Copied = Exclude<keyof typeof cartAttributes, (typeof OWN)[number]>;
const isCopied = (name: string): name is Copied => !OWN.some((own) => own === name);
const COPIED = Object.keys(cartAttributes).filter(isCopied);

export const carts = defineCollection('carts', cartAttributes, (carts) => ({
  belongsTo: {
    owner: carts.fields.userId,
    few: 'A cart has one line per dish.',
    onAccountClosed: 'erase',
    dataExport: { as: 'cart' },
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
  audit: { never: 'Admins can’t access other people’s carts.' },
  /** Adding a dish that is already in the cart increases its quantity (CART-1), even with simultaneous taps. */
  adds: {
    unique: ['userId', 'dishId'],
    sum: 'quantity',
    max: MAX_QUANTITY,
    copied: { from: dishes, id: 'dishId', where: equal(dishes.fields.isAvailable, true), fields: COPIED },
    values({ user }, { id, values: { dishId, quantity } }) {
      if (!user) throw new Failure('user_unauthorized', cartMessages.loginToAdd);
      if (quantityVerdict(quantity) === 'remove') {
        throw new Failure('general_argument_invalid', 'Invalid `quantity` param: Value must be at least 1');
      }
      checkQuantity(quantity);
      return { cartId: id, userId: user.id, dishId, quantity };
    },
    refusal: async (db, { user }, { values: { dishId, quantity } }) =>
      user ? refusal(db, user.id, dishId, quantity) : undefined,
  },
  hooks: {
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
        if (COPIED.every((name) => before.data[name] === after.data[name])) return;
        const { name, imgUrl, price, description, isAvailable } = after.data;
        const copied = { name, imgUrl, price, description, isAvailable } satisfies Record<Copied, unknown>;
        await work.updateWhere(carts, equal(carts.fields.dishId, after.id), copied);
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
