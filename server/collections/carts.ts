import { isDeepStrictEqual } from 'node:util';
import { cartAttributes } from '#domain/carts/attributes.ts';
import { cartMessages } from '#domain/carts/messages.ts';
import { MAX_QUANTITY, quantityVerdict } from '#domain/carts/quantity.ts';
import { isOrderable } from '#domain/dishes/orderable.ts';
import { type Choosing, chooseOptions } from '#domain/option-groups/choosing.ts';
import type { ChosenOption } from '#domain/option-groups/chosen.ts';
import { choosingWords, optionMessages } from '#domain/option-groups/messages.ts';
import { optionsKeyOf } from '#domain/option-groups/options-key.ts';
import type { Data, DraftData } from '#domain/rows/data.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { sql } from '#server/db/sql-template.ts';
import { ownerOnly, signedIn } from '#server/documents/access.ts';
import { changesOf, defineCollection, type Work } from '#server/documents/collection.ts';
import { and, equal } from '#server/documents/where.ts';
import { dishes } from './dishes.ts';
import { notices } from './notices.ts';
import { followDish } from './option-groups/follow.ts';
import { lockGroups, readGroups } from './option-groups/offered.ts';

function checkQuantity(quantity: number): void {
  if (quantityVerdict(quantity) === 'too-many') {
    throw new Failure('cart_quantity_exceeded', cartMessages.tooMany);
  }
}

type Wanted = Pick<DraftData<typeof cartAttributes>, 'dishId' | 'quantity' | 'options'>;

type DishToAdd = Pick<
  Data<typeof dishes.attributes>,
  'name' | 'price' | 'isAvailable' | 'needsChoice' | 'priceFrom' | 'optionGroupIds'
>;

/** The refusal of choices that can't be ordered; undefined if they can. */
function choosingFailure(dish: string, { problem }: Choosing): Failure | undefined {
  if (!problem) return undefined;
  const types = {
    tooFew: 'cart_options_required',
    unavailable: 'cart_dish_unavailable',
    tooMany: 'general_argument_invalid',
    unknown: 'general_argument_invalid',
  } as const;
  return new Failure(types[problem.kind], choosingWords(dish, problem));
}

/**
 * The options of a new line with their names and prices. Locks the groups, so that a change of them waits and then finds
 * the line.
 */
async function chosenFor(db: Work['sql'], dishId: string, asked: readonly ChosenOption[]) {
  const [dish] = await db.query<DishToAdd>(
    sql`select name, price, "isAvailable", "needsChoice", "priceFrom", "optionGroupIds" from dishes
      where id = ${dishId} and not "isHidden" for share`,
    'dish for a cart line with options',
  );
  if (!dish) throw new Failure('cart_dish_gone', cartMessages.noSuchDish);
  if (!dish.isAvailable) throw new Failure('cart_dish_unavailable', cartMessages.unavailable(dish.name));
  const chosen = chooseOptions(dish, await lockGroups(db, dish.optionGroupIds), asked);
  if (chosen.problem) throw choosingFailure(dish.name, chosen);
  return { options: chosen.options, optionsKey: chosen.key, price: chosen.price };
}

/** Why a dish can't be added: it was deleted or is hidden, is sold out, or is at its maximum in the cart. */
async function refusal(
  db: Work['sql'],
  userId: string,
  { dishId, quantity, options }: Wanted,
): Promise<Failure | undefined> {
  const key = optionsKeyOf(options ?? []);
  const [dish] = await db.query<DishToAdd & { inCart: number | null }>(
    sql`select name, price, "isAvailable", "needsChoice", "priceFrom", "optionGroupIds", (
        select quantity from carts
          where "userId" = ${userId} and "dishId" = ${dishId} and "optionsKey" = ${key}) as "inCart"
      from dishes where id = ${dishId} and not "isHidden"`,
    'dish for a cart',
  );
  if (!dish) return new Failure('cart_dish_gone', cartMessages.noSuchDish);
  if (!isOrderable(dish)) return new Failure('cart_dish_unavailable', cartMessages.unavailable(dish.name));
  if (dish.needsChoice && key === '')
    return choosingFailure(dish.name, chooseOptions(dish, await readGroups(db, dish.optionGroupIds), []));
  if (quantityVerdict((dish.inCart ?? 0) + quantity) === 'too-many') {
    return new Failure('cart_quantity_exceeded', cartMessages.tooMany);
  }
  return undefined;
}

/** The attributes of the line itself. All others are copied from the dish. */
const OWN = ['cartId', 'userId', 'dishId', 'quantity', 'options', 'optionsKey', 'note'] as const;
type Copied = Exclude<keyof typeof cartAttributes, (typeof OWN)[number]>;
const isCopied = (name: string): name is Copied => !OWN.some((own) => own === name);
const COPIED = Object.keys(cartAttributes).filter(isCopied);

export const carts = defineCollection('carts', cartAttributes, (carts) => ({
  belongsTo: {
    owner: carts.fields.userId,
    few: 'A cart has one line per dish and choice of options.',
    onAccountClosed: 'erase',
    onChangeOfOwner: 'erase',
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
  audit: { never: 'Admins can’t access other people’s carts.' },
  /**
   * Adding a dish that is already in the cart with the same options increases its quantity (CART-1), even with
   * simultaneous taps.
   */
  adds: {
    unique: ['userId', 'dishId', 'optionsKey'],
    sum: 'quantity',
    max: MAX_QUANTITY,
    replaces: ['note'],
    copied: {
      from: dishes,
      id: 'dishId',
      where: and(equal(dishes.fields.isAvailable, true), equal(dishes.fields.needsChoice, false)),
      fields: COPIED,
    },
    values({ user }, { id, values: { dishId, quantity, note } }) {
      if (!user) throw new Failure('user_unauthorized', cartMessages.loginToAdd);
      if (quantityVerdict(quantity) === 'remove') {
        throw new Failure('general_argument_invalid', 'Invalid `quantity` param: Value must be at least 1');
      }
      checkQuantity(quantity);
      return { cartId: id, userId: user.id, dishId, quantity, optionsKey: '', note: note || null };
    },
    reads: ({ values: { options } }) => (options ?? []).length > 0,
    read: async (db, { values: { dishId, options } }) => {
      const chosen = await chosenFor(db, dishId, options ?? []);
      return { values: chosen, where: equal(dishes.fields.isAvailable, true) };
    },
    refusal: async (db, { user }, { values }) => (user ? refusal(db, user.id, values) : undefined),
  },
  hooks: {
    async beforeUpdate(_work, before, change) {
      const { dishId, options, ...rest } = change;
      if (dishId !== undefined && dishId !== before.data.dishId) {
        throw new Failure(
          'general_argument_invalid',
          'A cart line keeps its dish; remove it and add another',
        );
      }
      if (options !== undefined && optionsKeyOf(options ?? []) !== before.data.optionsKey)
        throw new Failure('general_argument_invalid', optionMessages.keepsChoices);
      const { quantity = before.data.quantity } = rest;
      checkQuantity(quantity);
      return quantityVerdict(quantity) === 'remove'
        ? 'remove'
        : { change: rest.note === '' ? { ...rest, note: null } : rest };
    },
  },
  reactsTo: [
    changesOf(dishes, {
      async afterUpdate(work, before, after) {
        const followed = [...COPIED, 'needsChoice', 'priceFrom', 'optionGroupIds'] as const;
        if (followed.every((name) => isDeepStrictEqual(before.data[name], after.data[name]))) return;
        await followDish(work, after);
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
