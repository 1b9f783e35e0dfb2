/** What prepared items are counted in. Dishes are counted in portions. */
export const PREP_UNITS = ['portion', 'piece', 'g', 'ml'] as const;
export type PrepUnit = (typeof PREP_UNITS)[number];
