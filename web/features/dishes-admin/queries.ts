import { queryOptions } from '@tanstack/react-query';
import type { DishDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

const byName = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/** Every dish, whether it can be ordered or not, by name. */
export function allDishesQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishes', 'admin', 'all'],
    queryFn: async () => (await listEvery(sdk, 'dishes')).sort((a, b) => byName.compare(a.name, b.name)),
  });
}

/** The dishes in whose name or description all of the words are found. */
export function foundDishes(dishes: readonly DishDocument[], search: string): readonly DishDocument[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return dishes.filter(({ name, description }) => {
    const text = `${name} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
