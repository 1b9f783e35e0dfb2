import { Query } from 'appwrite';
import { isOrderable } from '#domain/dishes/orderable.ts';
import type { Paise } from '#domain/money.ts';
import { chooseOptions, type OptionGroup } from '#domain/option-groups/choosing.ts';
import type { OrderLine } from '#domain/orders/line.ts';
import { listOptionGroups } from '#web/brand/options/option-groups.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** A dish as it is on the menu now. */
export interface DishToday {
  id: string;
  name: string;
  description: string;
  imgUrl: string;
  imgColour: string | null;
  price: Paise;
  /** The dish's own tax in percent; null if it has none. */
  taxPercent: number | null;
  isAvailable: boolean;
  optionGroupIds: readonly string[];
}

/** The menu of today: dishes, and the option groups that they offer. */
export interface MenuToday<Dish = DishToday> {
  dishes: readonly Dish[];
  groups: readonly OptionGroup[];
}

/** What of a dish decides whether a line with it can be ordered, and what one costs. */
type Offered = Pick<DishToday, 'id' | 'price' | 'isAvailable' | 'optionGroupIds'>;

/**
 * Looks up lines of past orders on a menu: the dish, the options and the price of one today. The function that it returns
 * gives undefined if the dish or one of the options can't be ordered now.
 */
export function offeredBy<Dish extends Offered>({ dishes, groups }: MenuToday<Dish>) {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  return ({ dishId, options = [] }: Pick<OrderLine, 'dishId' | 'options'>) => {
    const dish = byId.get(dishId);
    if (!dish?.isAvailable) return undefined;
    const chosen = chooseOptions(dish, groups, options);
    return chosen.problem ? undefined : { dish, price: chosen.price, options: chosen.options };
  };
}

/** The dishes with these ids as they are now, with their options; deleted ones are missing. */
export async function listToday(sdk: Sdk, ids: readonly string[]): Promise<MenuToday> {
  const documents = await listEvery(sdk, 'dishes', [Query.equal('$id', [...ids])]);
  const dishes = documents.map((document) => ({
    id: document.$id,
    name: document.name,
    description: document.description ?? '',
    imgUrl: document.imgUrl ?? '',
    imgColour: document.imgColour,
    price: document.price,
    taxPercent: document.taxPercent,
    isAvailable: isOrderable(document),
    optionGroupIds: document.optionGroupIds,
  }));
  const groupIds = dishes.flatMap(({ optionGroupIds }) => optionGroupIds);
  return { dishes, groups: await listOptionGroups(sdk, groupIds) };
}
