import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { MAX_QUANTITY } from '#domain/carts/quantity.ts';
import type { Paise } from '#domain/money.ts';
import { lineKey } from '#domain/option-groups/options-key.ts';
import type { OrderLine } from '#domain/orders/line.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { chosenParts } from './chosen-parts.ts';
import { type DishToday, listToday, type MenuToday, offeredBy } from './menu-today.ts';
import { cartQuery } from './queries.ts';

/** A line of a past order. */
type OrderedLine = Pick<OrderLine, 'dishId' | 'name' | 'quantity' | 'price' | 'options' | 'note'>;

/** A line to add, as the server takes it. */
interface WantedLine {
  dishId: string;
  quantity: number;
  options?: string[];
  note?: string;
}

/** A dish with the name that it has today. */
type NamedDish = Pick<OrderLine, 'dishId' | 'name'>;

/** The result of ordering a past order again today. */
export interface Reorder {
  /** Lines to add to the cart. */
  wanted: WantedLine[];
  /** Dishes whose price has changed since. */
  repriced: (NamedDish & { before: Paise; now: Paise })[];
  /** Lines that can't be ordered now, and dishes of which the cart already has the most allowed. */
  missing: OrderedLine[];
  full: NamedDish[];
}

/** Compares a past order with the current menu and cart, whose quantities are by the keys of its lines. */
export function reorderOf(
  lines: readonly OrderedLine[],
  menu: MenuToday<Pick<DishToday, 'id' | 'name' | 'price' | 'isAvailable' | 'optionGroupIds'>>,
  inCart: ReadonlyMap<string, number>,
): Reorder {
  const todayOf = offeredBy(menu);
  const reorder: Reorder = { wanted: [], repriced: [], missing: [], full: [] };
  for (const line of lines) {
    const { dishId, quantity, price } = line;
    const today = todayOf(line);
    const room = MAX_QUANTITY - (inCart.get(lineKey(line)) ?? 0);
    if (!today) reorder.missing.push(line);
    else if (room <= 0) reorder.full.push({ dishId, name: today.dish.name });
    else {
      reorder.wanted.push({ dishId, quantity: Math.min(quantity, room), ...chosenParts(line) });
      if (today.price !== price)
        reorder.repriced.push({ dishId, name: today.dish.name, before: price, now: today.price });
    }
  }
  return reorder;
}

/** Adds a past order to the cart at current prices; resolves to what has changed since. */
export function useReorder() {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async ({ $id: userId }: CurrentUser, lines: readonly OrderedLine[]): Promise<Reorder> => {
    const ids = [...new Set(lines.map(({ dishId }) => dishId))];
    const [menu, cart] = await Promise.all([listToday(sdk, ids), queries.fetchQuery(cartQuery(sdk, userId))]);
    const inCart = new Map(cart.map((line) => [lineKey(line), line.quantity]));
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
