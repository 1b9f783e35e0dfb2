import type { WireData } from '#domain/attributes.ts';

export const DISH_TYPES = ['veg', 'non-veg'] as const;
export type DishType = (typeof DISH_TYPES)[number];

/** Dish. Both spellings of the non-veg type are accepted, and one is stored (DISH-6). */
export const dishAttributes = {
  dishId: { type: 'string', size: 36, assigned: true },
  name: { type: 'string', size: 128, min: 1, fulltext: true, required: true },
  description: { type: 'string', size: 1000, fulltext: true, required: true },
  price: { type: 'money', min: 0, max: 10_000_000, required: true },
  menuId: { type: 'string', size: 36, min: 1, required: true },
  type: { type: 'string', size: 8, oneOf: DISH_TYPES, aliases: { nonVeg: 'non-veg' }, default: 'veg' },
  imgUrl: { type: 'string', size: 2000, required: true },
  isAvailable: { type: 'boolean', default: true },
  createdAt: { type: 'datetime' },
  /** Mean of all reviews' stars, null while there are none. The server computes it and the count. */
  ratingAverage: { type: 'float', min: 1, max: 5, derived: true },
  ratingCount: { type: 'integer', min: 0, default: 0, derived: true },
} as const;

export type WireDish = WireData<typeof dishAttributes>;
