import type { DishType } from '#domain/dishes/attributes.ts';

/** What the brand's own parts of screens say. */
export const brandTexts = {
  diet: { veg: 'Veg', 'non-veg': 'Non-Veg' } satisfies Record<DishType, string>,
  verified: 'Verified',
  unverified: 'Unverified',
  /** In place of a moment that has not come. */
  notYet: 'Not yet',
  /** The parts of town with a kitchen. */
  kitchens: { malleshwaram: 'Malleshwaram', indiranagar: 'Indiranagar', jayanagar: 'Jayanagar' },
} as const;
