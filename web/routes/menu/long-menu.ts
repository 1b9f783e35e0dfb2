/**
 * Reads the dishes of a long menu for the server's document. It needs a few attributes of each to sort, filter and count
 * them, and all attributes only of those that the document contains.
 */
import { Query } from 'appwrite';
import { listDocuments } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { inOrder } from '#web/shared/menus/menu-order.ts';
import { type Dish, type DishesOnOffer, dishesQuery, offerOf, shown } from '#web/shop/dishes/queries.ts';

/** A menu with fewer dishes is read in full, with one request. */
const LONG = 100;

/** The dishes of a long menu that become a page's dishes before other requests get a turn. */
const AT_ONCE = 2000;

/** The attributes by which dishes are sorted, filtered, searched and counted. */
const BRIEF = [
  '$id',
  '$sequence',
  'name',
  'description',
  'menuId',
  'type',
  'price',
  'diets',
  'position',
  'optionGroupIds',
  'isAvailable',
  'offSchedule',
  'isHidden',
  'needsChoice',
  'priceFrom',
  'priceTo',
];

/** Lets other requests be answered between two steps with thousands of dishes. */
const turnOfOthers = () => new Promise((resolve) => setTimeout(resolve));

/** As `dishesQuery`, under the same key. Of a long menu, its dishes have the attributes of `BRIEF` only. */
export function offerInBriefQuery(sdk: Sdk) {
  return {
    ...dishesQuery(sdk),
    queryFn: async (): Promise<DishesOnOffer> => {
      const { documents } = await listDocuments(sdk, 'dishes', [Query.limit(LONG)]);
      if (documents.length < LONG) return offerOf(documents);
      const all = await listEvery(sdk, 'dishes', [Query.select(BRIEF)]);
      await turnOfOthers();
      const ordered = inOrder(all);
      const parts: DishesOnOffer[] = [];
      for (let from = 0; from < ordered.length; from += AT_ONCE) {
        parts.push(offerOf(ordered.slice(from, from + AT_ONCE)));
        await turnOfOthers();
      }
      return {
        dishes: parts.flatMap(({ dishes }) => dishes),
        soldOut: parts.flatMap(({ soldOut }) => soldOut),
        menuIds: [...new Set(parts.flatMap(({ menuIds }) => menuIds))],
      };
    },
  };
}

/** The same dishes with all attributes. */
export async function inFull(sdk: Sdk, dishes: readonly Dish[]): Promise<Dish[]> {
  if (dishes.length === 0) return [];
  const { documents } = await listDocuments(sdk, 'dishes', [
    Query.equal(
      '$id',
      dishes.map(({ $id }) => $id),
    ),
    Query.limit(dishes.length),
  ]);
  return documents.map(shown);
}
