import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { lastDecided, lastTaken } from './locked.ts';
import type { ShownMeal } from './queries.ts';

const NOW = new Date('2026-11-30T09:30:00Z');
const meal = (date: string, state: ShownMeal['state'], isOver: boolean): ShownMeal => ({
  ...{ key: `${date} ${state}`, updatedAt: null, subscriptionId: 'mine', date, mealTimeId: 'lunch', state },
  mealTime: { name: 'Lunch', translations: {} },
  cutoff: new Date(NOW.getTime() + (isOver ? -1 : 1)),
  from: new Date(`${date}T07:00:00Z`),
  until: new Date(`${date}T08:00:00Z`),
  ...{
    id: null,
    reason: null,
    rating: null,
    ratingWords: null,
    people: 1,
    orderId: null,
    settledAs: null,
    fromBundle: 0,
    menu: null,
  },
  ...{ extras: [], extraCost: paise(0) },
  changed: { quantity: null, addressId: null, address: null, note: null },
  total: paise(12000),
  beside: paise(12000),
  isOnCredit: false,
});

// PLAN-24
it.each<[string, ShownMeal[], string | undefined, string | undefined]>([
  ['only open meals', [meal('2026-12-01', 'planned', false)], undefined, undefined],
  [
    'one that is cooked, and open ones',
    [meal('2026-11-30', 'cooking', true), meal('2026-12-01', 'planned', false)],
    '2026-11-30',
    '2026-11-30',
  ],
  ['one whose cutoff has just passed', [meal('2026-12-01', 'planned', true)], '2026-12-01', '2026-12-01'],
  ['one that was skipped in time', [meal('2026-11-30', 'skipped', true)], undefined, '2026-11-30'],
  ['one that was missed', [meal('2026-11-30', 'missed', true)], undefined, '2026-11-30'],
])('of %s, the kitchen has the right one as the last', (_, meals, taken, decided) => {
  expect([lastTaken(meals, NOW)?.date, lastDecided(meals, NOW)?.date]).toEqual([taken, decided]);
});
