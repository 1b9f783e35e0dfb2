import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { WireDish } from '#domain/dishes/attributes.ts';
import { isOrderable, isSoldOut } from '#domain/dishes/orderable.ts';
import type { Paise } from '#domain/money.ts';
import { type DishDocument, listDocuments } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { inOrder } from '#web/shared/menus/menu-order.ts';

/** The attributes that a dish may leave out: those without a value and empty lists. */
type Optional = {
  [Name in keyof WireDish]: WireDish[Name] extends readonly unknown[]
    ? Name
    : null extends WireDish[Name]
      ? Exclude<Name, 'ratingAverage'>
      : never;
}[keyof WireDish];

/** The attributes that no page shows as they are. */
const HIDDEN = [
  'price',
  'dishId',
  'createdAt',
  'isAvailable',
  'position',
  'soldOutFor',
  'soldOutUntil',
  'outOfPortions',
  'portionsPerDay',
  'offSchedule',
  'isHidden',
  'servedFrom',
  'servedUntil',
  'servedOn',
  'needsChoice',
  'priceFrom',
  'priceTo',
  'translations',
] as const satisfies readonly (keyof WireDish)[];

type Hidden = (typeof HIDDEN)[number];

/** A dish as the menu shows it. */
export interface Dish
  extends Omit<WireDish, Hidden | Optional>,
    Partial<{ [Name in Exclude<Optional, Hidden>]: NonNullable<WireDish[Name]> }> {
  $id: string;
  /** Without options. */
  price: Paise;
  /** The lowest price with options, and whether there are others; missing for a dish without options. */
  from?: Paise;
  varies?: true;
  /** Set if the dish has an option group from which customers must choose before they order. */
  needsChoice?: true;
  /** Set if it can't be ordered now. */
  soldOut?: true;
}

/** The data that the menu page shows. */
export interface DishesOnOffer {
  /** The dishes that can be ordered now, in the kitchen's own order. */
  dishes: Dish[];
  /** The others, which are sold out for now (MENU-23). */
  soldOut: Dish[];
  /** The menus that have a dish, even if all their dishes are sold out. */
  menuIds: string[];
}

const saysNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** Those, what every document has besides its id, and the earlier names of texts in Hindi (domain/languages/earlier-names.ts). */
const isLeftOut = (name: string): boolean =>
  HIDDEN.some((hidden) => hidden === name) || /^(\$(?!id)|hindi)/.test(name);

/** Removes attributes that no page shows, and empty ones, because every page with dishes contains this data. */
export function shown(document: DishDocument): Dish {
  const { isAvailable, needsChoice, price, priceFrom, priceTo, ratingAverage } = document;
  const said = Object.entries(document).filter(([name, value]) => !isLeftOut(name) && !saysNothing(value));
  return {
    ...(Object.fromEntries(said) as Omit<
      Dish,
      'price' | 'ratingAverage' | 'from' | 'varies' | 'needsChoice' | 'soldOut'
    >),
    ratingAverage,
    price,
    ...(priceFrom !== null && { from: priceFrom }),
    ...(priceFrom !== priceTo && { varies: true }),
    ...(needsChoice && { needsChoice: true }),
    ...(!isAvailable && { soldOut: true }),
  };
}

/** The offered dishes among all. */
export function offerOf(documents: readonly DishDocument[]): DishesOnOffer {
  const all = inOrder(documents.filter(({ isHidden }) => !isHidden));
  return {
    dishes: all.filter(isOrderable).map(shown),
    soldOut: all.filter(isSoldOut).map(shown),
    menuIds: [...new Set(all.map(({ menuId }) => menuId))],
  };
}

/** Every dish that can be ordered now, however many there are. */
export function dishesQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishes'],
    queryFn: async () => offerOf(await listEvery(sdk, 'dishes')),
  });
}

/** The first dishes that can be ordered now. */
export function firstDishesQuery(sdk: Sdk, count: number) {
  return queryOptions({
    queryKey: ['dishes', 'first', count],
    queryFn: async () => {
      const page = await listDocuments(sdk, 'dishes', [
        Query.equal('isAvailable', true),
        Query.orderAsc('position'),
        Query.limit(count),
      ]);
      return page.documents.filter(isOrderable).map(shown);
    },
  });
}
