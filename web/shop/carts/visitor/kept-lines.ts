import type { CartLine } from '#domain/carts/line.ts';
import { chooseOptions } from '#domain/option-groups/choosing.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { listToday, type MenuToday } from '../menu-today.ts';
import { dropKept, type KeptLine, readKept } from './kept-cart.ts';
import { rememberLeftOut } from './left-out.ts';

/** A kept line with name and price of today's menu; undefined if its dish is gone. */
function lineToday(kept: KeptLine, { dishes, groups }: MenuToday): CartLine | undefined {
  const dish = dishes.find(({ id }) => id === kept.dishId);
  if (!dish) return undefined;
  const { name, description, imgUrl, taxPercent } = dish;
  const chosen = chooseOptions(dish, groups, kept.options ?? []);
  // They have no names: `isAvailable` says that the choices are not offered any more.
  const unnamed = kept.options?.map((option) => ({ ...option, group: '', name: '', price: dish.price }));
  const options = chosen.problem ? unnamed : chosen.options;
  return {
    lineId: kept.id,
    dishId: kept.dishId,
    name,
    description,
    imgUrl,
    price: chosen.problem ? dish.price : chosen.price,
    quantity: kept.quantity,
    isAvailable: dish.isAvailable && !chosen.problem,
    ...(options && options.length > 0 && { options }),
    ...(kept.note && { note: kept.note }),
    ...(taxPercent !== null && { taxPercent }),
  };
}

/**
 * The visitor's cart with names and prices of today's menu. A dish that was deleted leaves the cart, and a notice.
 * @param shown the lines as they were last shown, which know the name of a deleted dish
 */
export async function listKeptLines(sdk: Sdk, shown: readonly CartLine[]): Promise<CartLine[]> {
  const kept = readKept();
  if (kept.length === 0) return [];
  const menu = await listToday(sdk, [...new Set(kept.map(({ dishId }) => dishId))]);
  return kept.flatMap((line) => {
    const today = lineToday(line, menu);
    if (today) return today;
    const dishName = shown.find(({ dishId }) => dishId === line.dishId)?.name;
    rememberLeftOut({ id: line.id, reason: 'gone', ...(dishName && { dishName }) });
    dropKept(line.id);
    return [];
  });
}
