import { beforeEach, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import type { ShownMeal } from './queries.ts';
import {
  changeQueue,
  enqueueChange,
  refuseChange,
  type WaitingChange,
  withWaiting,
} from './waiting-changes.ts';

const meal = (date: string, state: ShownMeal['state'] = 'planned'): ShownMeal => ({
  ...{
    key: `mine ${date} lunch`,
    id: null,
    updatedAt: null,
    subscriptionId: 'mine',
    date,
    mealTimeId: 'lunch',
    state,
  },
  mealTime: { name: 'Lunch', translations: {} },
  ...{ cutoff: new Date(date), from: new Date(date), until: new Date(date) },
  ...{
    reason: null,
    rating: null,
    ratingWords: null,
    people: 1,
    orderId: null,
    settledAs: null,
    fromBundle: 0,
    menu: null,
  },
  ...{ extras: [], extraCost: paise(0), total: paise(12000), beside: paise(12000), isOnCredit: false },
  changed: { quantity: null, addressId: null, address: null, note: null },
});
const change = (id: string, date: string, wanted: Partial<WaitingChange['wanted']>): WaitingChange => ({
  ...{ id, userId: 'asha', cutoff: `${date}T00:00:00.000Z`, problem: null, people: wanted.quantity ?? 1 },
  meal: meal(date),
  wanted: {
    state: 'planned',
    quantity: null,
    addressId: null,
    address: null,
    note: null,
    extras: [],
    ...wanted,
  },
});

beforeEach(() => changeQueue.change([]));

// PLAN-56
it('a change that waits is shown as made, the last one of a meal counts, and a refused one is not', () => {
  enqueueChange(change('a', '2026-12-01', { quantity: 2 }));
  enqueueChange(change('b', '2026-12-01', { state: 'skipped' }));
  enqueueChange(change('c', '2026-12-02', { quantity: 3 }));
  const shown = () =>
    withWaiting(
      [meal('2026-12-01'), meal('2026-12-02'), meal('2026-12-03', 'cooking')],
      changeQueue.all(),
    ).map(({ state, people, isWaiting }) => [state, people, isWaiting]);
  expect(shown()).toEqual([
    ['skipped', 1, true],
    ['planned', 3, true],
    ['cooking', 1, false],
  ]);
  refuseChange(change('b', '2026-12-01', {}), 'Too late');
  expect(changeQueue.all().map(({ id, problem }) => [id, problem])).toEqual([
    ['b', 'Too late'],
    ['c', null],
  ]);
  expect(shown()[0]).toEqual(['planned', 1, false]);
});
