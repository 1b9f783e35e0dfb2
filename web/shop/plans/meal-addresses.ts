import type { MealAddress } from '#domain/plans/subscription-attributes.ts';

/** Where the meals of each meal time go, as the ids of addresses; '': to the one that is not in the book. */
export type Destinations = Readonly<Record<string, string>>;

/** What a subscription says about addresses. */
interface Addressed {
  addressId: string | null;
  addresses: readonly MealAddress[];
}

/** Where the meal times of a subscription go. An address that is not in the book any more is replaced by the first of it. */
export function destinationsOf(
  { addressId, addresses }: Addressed,
  mealTimeIds: readonly string[],
  book: readonly string[],
): Destinations {
  const known = (id: string) => (id === '' || book.includes(id) ? id : (book[0] ?? ''));
  return Object.fromEntries(
    mealTimeIds.map((id) => {
      const own = addresses.find(({ mealTimeId }) => mealTimeId === id)?.addressId;
      return [id, known(own ?? addressId ?? '')];
    }),
  );
}

/** Destinations as a subscription stores them: the usual address, and each meal time that goes elsewhere. */
export function addressedTo(
  destinations: Destinations,
  mealTimeIds: readonly string[],
): { addressId: string | null; addresses: string[] } {
  const all = mealTimeIds.map((mealTimeId) => ({ mealTimeId, addressId: destinations[mealTimeId] ?? '' }));
  // The one that is not in the book can only be the usual one.
  const usual = all.some(({ addressId }) => addressId === '') ? '' : (all[0]?.addressId ?? '');
  return {
    addressId: usual || null,
    addresses: all.filter(({ addressId }) => addressId !== usual).map((each) => JSON.stringify(each)),
  };
}
