import type { Rounding } from '#domain/dishes/price-change.ts';

const dishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);
const prices = (count: number) => (count === 1 ? '1 price' : `${count} prices`);

/** Texts of the screen where an admin changes the prices of many dishes at once. */
export const priceTexts = {
  page: {
    title: 'Change prices',
    lead: 'See every new price first. Nothing is changed before you confirm.',
  },
  scope: 'Dishes',
  allMenus: 'All dishes',
  direction: 'Direction',
  directions: { raise: 'Raise', lower: 'Lower' },
  by: 'By',
  unit: 'Unit',
  units: { percent: '%', rupees: '₹' },
  rounding: 'Round to',
  roundings: {
    rupee: 'Whole rupees',
    five: 'Multiples of ₹5',
    nine: 'Prices that end in 9',
  } satisfies Record<Rounding, string>,
  odd: 'Please enter a number, such as 10 or 2.5',
  high: (most: string) => `Please enter at most ${most}`,
  table: 'Prices now and after the change',
  columns: { dish: 'Dish', now: 'Now', after: 'New', difference: 'Change' },
  all: (count: number) => `All ${dishes(count)}`,
  /** Read out for the empty cells of dishes whose price stays. */
  same: 'Stays',
  more: (count: number) => `Show more (${count} left)`,
  impossible: 'Not possible',
  noDishes: 'No dishes here yet',
  count: (changed: number, chosen: number) => `${prices(changed)} of ${dishes(chosen)} will change.`,
  nothingYet: 'Enter by how much, and the new prices appear below.',
  blocked: (count: number) =>
    `${dishes(count)} would cost nothing or more than ₹1,00,000. Untick ${count === 1 ? 'it' : 'them'}, or choose another change.`,
  submit: (count: number) => (count === 0 ? 'Change prices' : `Change ${prices(count)}`),
  confirm: {
    title: (count: number) => `Change ${prices(count)}?`,
    text: 'Open menus and carts show the new prices at once. Orders already placed keep theirs.',
    yes: 'Yes, change them',
    busy: 'Changing...',
  },
  done: (count: number) => (count === 1 ? '1 price changed' : `${count} prices changed`),
  failed: 'Failed to change prices',
  conflict: {
    named: (names: string) =>
      `Meanwhile somebody else changed ${names}. No price was changed: please look at the new prices again.`,
    general:
      'Meanwhile somebody else changed these dishes. No price was changed: please look at the new prices again.',
  },
} as const;
