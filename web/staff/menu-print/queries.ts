import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { Paise } from '#domain/money.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { inOrder } from '#web/shared/menus/menu-order.ts';

/** A dish as the printed menu shows it. */
export interface PrintedDish {
  id: string;
  name: string;
  description: string;
  type: string;
  /** The lowest price with valid choices. */
  price: Paise;
  /** Whether choices can make it dearer. */
  varies: boolean;
}

export interface PrintedMenu {
  id: string;
  name: string;
  dishes: readonly PrintedDish[];
}

const SHOWN = ['name', 'description', 'type', 'menuId', 'price', 'priceFrom', 'priceTo', 'position'] as const;

/** The menus that have dishes, both in the kitchen's order. Dishes that are sold out today are there too. */
export function printedMenusQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['menus', 'printed'],
    async queryFn(): Promise<PrintedMenu[]> {
      const [menus, dishes] = await Promise.all([
        listEvery(sdk, 'menus'),
        listEvery(sdk, 'dishes', [Query.equal('isHidden', false)], SHOWN),
      ]);
      const arranged = inOrder(dishes);
      const printed = inOrder(menus).map(({ $id, name }) => ({
        id: $id,
        name,
        dishes: arranged
          .filter(({ menuId }) => menuId === $id)
          .map((dish) => ({
            id: dish.$id,
            name: dish.name,
            description: dish.description,
            type: dish.type,
            price: dish.priceFrom ?? dish.price,
            varies: dish.priceFrom !== dish.priceTo,
          })),
      }));
      return printed.filter((menu) => menu.dishes.length > 0);
    },
  });
}
