import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { type DishDocument, listDocuments } from '#web/lib/documents.ts';
import type { Sdk } from '#web/lib/sdk.ts';

/** Dishes asked for at once. */
const PAGE = 100;

const byName = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/** Every dish, whether it can be ordered or not, by name. */
export function allDishesQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishes', 'admin', 'all'],
    queryFn: async () => {
      const dishes: DishDocument[] = [];
      for (let last: DishDocument | undefined; ; last = dishes.at(-1)) {
        const after = last ? [Query.cursorAfter(last.$id)] : [];
        const { documents } = await listDocuments(sdk, 'dishes', [Query.limit(PAGE), ...after]);
        dishes.push(...documents);
        if (documents.length < PAGE) return dishes.sort((a, b) => byName.compare(a.name, b.name));
      }
    },
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
