import type { DishType } from '#domain/dishes/kinds.ts';

/** Texts of the components in web/brand. */
export const brandTexts = {
  diet: { veg: 'Veg', 'non-veg': 'Non-Veg' } satisfies Record<DishType, string>,
  /** By spice level, from 0. */
  spice: ['Not spicy', 'Mildly spicy', 'Medium spicy', 'Very spicy'],
  verified: 'Verified',
  unverified: 'Unverified',
  /** Shown when there is no date yet. */
  notYet: 'Not yet',
} as const;
