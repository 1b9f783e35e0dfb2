import { describe, expect, it } from 'vitest';
import { stub } from '#tests/doubles/stub.ts';
import type { PlanDocument } from '../plan-values.ts';
import type { ShownSubscriber } from './queries.ts';
import {
  callerProblems,
  changedValues,
  firstSubscription,
  subscriptionProblems,
  typedSubscription,
  withPlan,
} from './values.ts';

const plan = (over: object) =>
  stub<PlanDocument>({
    ...{ $id: 'tiffin', mealTimeIds: ['lunch', 'dinner'], weekdays: ['monday', 'tuesday'] },
    choices: [JSON.stringify({ name: 'Bread', options: ['Roti', 'Rice'] })],
    ...over,
  });
const tiffin = plan({});
const subscriber = stub<ShownSubscriber>({
  ...{ planId: 'tiffin', mealTimeIds: ['dinner'], weekdays: ['tuesday'], quantity: 2, paidBy: 'house' },
  ...{ companyId: null, choices: ['Bread: Rice'], startsOn: '2026-11-01', endsOn: null },
});

// PLAN-33, PLAN-34
describe('the form of a subscription', () => {
  it('begins with the first meal time of the plan on all its days', () => {
    expect(changedValues(firstSubscription(tiffin, '2026-11-29'))).toEqual({
      ...{ planId: 'tiffin', mealTimeIds: ['lunch'], weekdays: ['monday', 'tuesday'], quantity: 1 },
      ...{ choices: [], endsOn: null, paidBy: 'balance', companyId: null },
    });
  });

  it('keeps of another plan what that offers too', () => {
    const typed = typedSubscription(subscriber, tiffin);
    expect(typed.choices).toEqual({ Bread: 'Rice' });
    const bread = JSON.stringify({ name: 'Bread', options: ['Naan', 'Rice'] });
    const other = plan({ $id: 'mini', mealTimeIds: ['lunch'], weekdays: ['tuesday'], choices: [bread] });
    expect(changedValues(withPlan(typed, other))).toMatchObject({
      ...{ planId: 'mini', mealTimeIds: ['lunch'], weekdays: ['tuesday'], choices: ['Bread: Rice'] },
      ...{ quantity: 2, paidBy: 'house' },
    });
    expect(changedValues(withPlan(typed, plan({ choices: null }))).choices).toEqual([]);
  });

  it.each([
    [{ planId: '' }, { planId: 'plan' }],
    [{ mealTimeIds: [] }, { mealTimeIds: 'meal times' }],
    [{ weekdays: [] }, { weekdays: 'days' }],
    [{ endsOn: '2026-11-28' }, { endsOn: 'order' }],
    [{ startsOn: '' }, { startsOn: 'order' }],
    [{}, {}],
  ])('names the field of %o', (part, expected) => {
    const words = { plan: 'plan', noSuchMealTime: 'meal times', noSuchDays: 'days', daysWrong: 'order' };
    const typed = { ...firstSubscription(tiffin, '2026-11-29'), ...part };
    expect(subscriptionProblems(typed, words)).toEqual(expected);
  });

  it('asks a caller for number, name and address, and a known one for the address', () => {
    const words = { phone: 'phone', name: 'name', address: 'address' };
    const caller = { phone: '98', name: ' ', address: '', userId: undefined };
    expect(callerProblems(caller, words)).toEqual(words);
    expect(callerProblems({ ...caller, userId: 'asha' }, words)).toEqual({ address: 'address' });
  });
});
