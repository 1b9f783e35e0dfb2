import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import type { ShownPlan } from '../queries.ts';
import { choiceOf, searchOf, subscriptionOf } from './choice.ts';

const PLAN: ShownPlan = {
  ...{ id: 'tiffin', name: 'Ghar ka khana', description: '', translations: {}, imgUrl: '', type: 'veg' },
  mealTimeIds: ['lunch', 'dinner'],
  weekdays: ['monday', 'tuesday', 'wednesday'],
  price: paise(12000),
  bundle: null,
  choices: [{ name: 'Bread', options: ['Roti', 'Rice'] }],
  trialMeals: 3,
  areaIds: [],
  cycleFrom: null,
  cycleWeeks: 1,
};
const TODAY = '2026-11-30';
const read = (search: string, plan = PLAN) => choiceOf(plan, new URLSearchParams(search), TODAY);

// PLAN-22
it('somebody who has chosen nothing begins with a trial of one meal on all days', () => {
  expect(read('')).toEqual({
    isTrial: true,
    mealTimeIds: ['lunch'],
    weekdays: PLAN.weekdays,
    quantity: 1,
    options: ['Roti'],
    startsOn: TODAY,
    pay: 'ahead',
  });
  expect(read('', { ...PLAN, trialMeals: null }).isTrial).toBe(false);
});

// PLAN-22
it('what was chosen survives signing in, and becomes the subscription', () => {
  const choice = {
    isTrial: false,
    mealTimeIds: ['lunch', 'dinner'],
    weekdays: ['monday', 'wednesday'] as const,
    quantity: 2,
    options: ['Rice'],
    startsOn: '2026-12-07',
    pay: 'bundle' as const,
  };
  expect(read(searchOf(choice))).toEqual(choice);
  expect(subscriptionOf(PLAN, choice, 'home', { companyId: 'lotus' })).toEqual({
    planId: 'tiffin',
    mealTimeIds: ['lunch', 'dinner'],
    weekdays: ['monday', 'wednesday'],
    quantity: 2,
    choices: ['Bread: Rice'],
    addressId: 'home',
    addresses: [],
    startsOn: '2026-12-07',
    paidBy: 'balance',
    companyId: null,
    trial: false,
    takesBundle: true,
  });
  // PLAN-51
  expect(subscriptionOf(PLAN, choice, 'home', { elsewhere: { lunch: 'office', dinner: '' } })).toMatchObject({
    addressId: 'office',
    addresses: [JSON.stringify({ mealTimeId: 'dinner', addressId: 'home' })],
  });
});

it.each([
  ['?people=99', { quantity: 10 }],
  ['?people=x', { quantity: 1 }],
  ['?from=2020-01-01', { startsOn: TODAY }],
  ['?days=sunday', { weekdays: PLAN.weekdays }],
  ['?choice0=Naan', { options: ['Roti'] }],
  ['?pay=gold', { pay: 'ahead' }],
])('an address with %s asks for nothing that the plan lacks', (search, expected) => {
  expect(read(search)).toMatchObject(expected);
});
