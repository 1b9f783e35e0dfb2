import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { MAX_QUANTITY } from '#domain/carts/quantity.ts';
import type { Paise } from '#domain/money.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { cartQuery, type DishToday, listDishesToday } from './queries.ts';

/** A dish of a past order. */
interface OrderedDish {
  dishId: string;
  name: string;
  quantity: number;
  price: Paise;
}

/** What a past order would be today. */
export interface Reorder {
  /** Lines to add to the cart. */
  wanted: { dishId: string; quantity: number }[];
  /** Dishes whose price has changed since. */
  repriced: { name: string; before: Paise; now: Paise }[];
  /** Dishes that can't be ordered now, and dishes of which the cart already has the most allowed. */
  missing: string[];
  full: string[];
}

/** Compares a past order with the current menu and cart. */
export function reorderOf(
  lines: readonly OrderedDish[],
  menu: readonly DishToday[],
  inCart: ReadonlyMap<string, number>,
): Reorder {
  const today = new Map(menu.map((dish) => [dish.id, dish]));
  const reorder: Reorder = { wanted: [], repriced: [], missing: [], full: [] };
  for (const { dishId, name, quantity, price } of lines) {
    const dish = today.get(dishId);
    const room = MAX_QUANTITY - (inCart.get(dishId) ?? 0);
    if (!dish?.isAvailable) reorder.missing.push(name);
    else if (room <= 0) reorder.full.push(dish.name);
    else {
      reorder.wanted.push({ dishId, quantity: Math.min(quantity, room) });
      if (dish.price !== price) reorder.repriced.push({ name: dish.name, before: price, now: dish.price });
    }
  }
  return reorder;
}

/** Adds a past order to the cart at current prices; resolves to what has changed since. */
export function useReorder() {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async ({ $id: userId }: CurrentUser, lines: readonly OrderedDish[]): Promise<Reorder> => {
    const ids = [...new Set(lines.map(({ dishId }) => dishId))];
    const [menu, cart] = await Promise.all([
      listDishesToday(sdk, ids),
      queries.fetchQuery(cartQuery(sdk, userId)),
    ]);
    const inCart = new Map(cart.map(({ dishId, quantity }) => [dishId, quantity]));
    const reorder = reorderOf(lines, menu, inCart);
    try {
      // One after another, so that the dishes keep their order in the cart.
      for (const wanted of reorder.wanted) await createDocument(sdk, 'carts', ID.unique(), wanted);
    } finally {
      void queries.invalidateQueries({ queryKey: ['carts'] });
    }
    return reorder;
  };
}
