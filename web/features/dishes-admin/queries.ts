import { queryOptions } from '@tanstack/react-query';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { type AdminDish, readDish } from './present.ts';

const byName = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/** Every dish, available or not, sorted by name. */
export function allDishesQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishes', 'admin', 'all'],
    queryFn: async () =>
      (await listEvery(sdk, 'dishes')).map(readDish).sort((a, b) => byName.compare(a.name, b.name)),
  });
}

/** The dishes whose name and description contain every word of the search. */
export function foundDishes(dishes: readonly AdminDish[], search: string): readonly AdminDish[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return dishes.filter(({ name, description }) => {
    const text = `${name} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
