import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import type { StepReason } from '#domain/orders/reasons.ts';
import { NO_BUNDLE } from './bundles.ts';
import { type MoneyChoice, moneyChoices } from './missed-money.ts';

const TODAY = '2026-12-04';
const MEAL = { date: TODAY, state: 'missed', reason: 'ended', settledAs: null, fromBundle: 0 } as const;
const NONE = { ...NO_BUNDLE, state: 'active' };
const OPEN = { state: 'active', bundleLeft: 5, bundleMealPrice: paise(11_000), bundleUntil: '2026-12-20' };
const OF_BUNDLE = { ...MEAL, fromBundle: 1 };
const LATE = { ...MEAL, reason: 'late' } as const;

type Case = [string, Parameters<typeof moneyChoices>[0], StepReason | null, typeof NONE, MoneyChoice[]];

// PLAN-57
describe('what may become of the money', () => {
  it.each<Case>([
    ['of a meal that nobody took', MEAL, 'notTaken', NONE, ['credit', 'charge']],
    ['of one whose customer was not reached', MEAL, 'notReachable', NONE, ['credit', 'charge']],
    ['of one that the kitchen called off: it came back by itself', MEAL, 'tooBusy', NONE, []],
    ['of one that its customer called off in time', MEAL, null, NONE, []],
    ['of a refused one of a bundle', OF_BUNDLE, 'notTaken', OPEN, ['credit', 'charge', 'extend']],
    ['of one of a bundle that the kitchen called off', OF_BUNDLE, 'tooBusy', OPEN, ['credit', 'extend']],
    ['of one beside the bundle', MEAL, 'notTaken', OPEN, ['credit', 'charge']],
    [
      'of one whose bundle is over',
      OF_BUNDLE,
      'notTaken',
      { ...OPEN, bundleUntil: '2026-12-03' },
      ['credit', 'charge'],
    ],
    [
      'of one whose subscription has ended',
      OF_BUNDLE,
      'notTaken',
      { ...OPEN, state: 'ended' },
      ['credit', 'charge'],
    ],
    ['of one that the kitchen was late for, with a bundle', LATE, null, OPEN, ['credit', 'extend']],
    ['of one that the kitchen was late for, without a bundle', LATE, null, NONE, []],
    ['of a closed day', { ...MEAL, reason: 'closed' }, null, OPEN, []],
    ['of a decided one', { ...MEAL, settledAs: 'credit' }, 'notTaken', OPEN, []],
    ['of a delivered one', { ...MEAL, state: 'delivered', reason: null }, null, OPEN, []],
  ])('%s', (_, meal, orderReason, bundle, choices) => {
    expect(moneyChoices(meal, orderReason, bundle, TODAY)).toEqual(choices);
  });
});
