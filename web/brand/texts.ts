import type { DishType } from '#domain/dishes/attributes.ts';

/** Texts of the components in web/brand. */
export const brandTexts = {
  diet: { veg: 'Veg', 'non-veg': 'Non-Veg' } satisfies Record<DishType, string>,
  verified: 'Verified',
  unverified: 'Unverified',
  /** Shown when there is no date yet. */
  notYet: 'Not yet',
  /** The parts of town with a kitchen. */
  kitchens: { malleshwaram: 'Malleshwaram', indiranagar: 'Indiranagar', jayanagar: 'Jayanagar' },
} as const;
