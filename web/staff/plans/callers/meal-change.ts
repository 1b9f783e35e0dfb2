import { extrasByDish } from '#domain/plans/meal-extras.ts';
import type { ServedDish } from '#domain/plans/menu-attributes.ts';
import type { PageCollections } from '#web/lib/sdk/amounts.ts';
import type { PricedMeal } from '#web/shared/plans/meal-amounts.ts';

/** Where a meal goes: as agreed, to another address of the customer's book, to one that staff know or type. */
export type Place = 'agreed' | 'book' | 'typed';

/** A meal as the form of a caller holds it. */
export interface TypedMeal {
  people: number;
  extras: readonly (ServedDish & { name?: string })[];
  place: Place;
  address: string;
  note: string;
}

export function typedMeal({ people, extras, changed }: PricedMeal): TypedMeal {
  const { address, addressId, note } = changed;
  return {
    people,
    extras: extrasByDish(extras),
    place: address !== null ? 'typed' : addressId !== null ? 'book' : 'agreed',
    address: address ?? '',
    note: note ?? '',
  };
}

/**
 * The attributes that a typed meal changes, and no others: what its customer has chosen stays.
 * @param agreed for how many people it is agreed
 */
export function changedMeal(
  meal: PricedMeal,
  typed: TypedMeal,
  agreed: number,
): Partial<PageCollections['meals']> {
  const before = typedMeal(meal);
  const inWords = (extras: TypedMeal['extras']) =>
    extras.map(({ dishId, quantity }) => JSON.stringify({ dishId, quantity }));
  const extras = inWords(typed.extras);
  const address = typed.address.trim();
  const isMoved = typed.place !== before.place || (typed.place === 'typed' && address !== before.address);
  return {
    ...(typed.people !== before.people && { quantity: typed.people === agreed ? null : typed.people }),
    ...(extras.join() !== inWords(before.extras).join() && { extras }),
    ...(isMoved && typed.place === 'typed' && { address }),
    ...(isMoved && typed.place === 'agreed' && { address: null, addressId: null }),
    ...(typed.note.trim() !== before.note && { note: typed.note.trim() || null }),
  };
}
