import { describe, expect, it } from 'vitest';
import { type Paise, paise } from '#domain/money.ts';
import type { LedgerMethod } from '#domain/payments/methods.ts';
import { addDays, momentOf } from '#domain/time/local-time.ts';
import { agreement, dinner, lunch, mealsContext } from '#tests/samples/sample-meals.ts';
import { type Bundle, NO_BUNDLE } from './bundles.ts';
import { lastCallAt, mealMessagesFor, ownMeals, type Payer } from './meal-messages.ts';
import { type MealsContext, mealsBetween } from './meals-between.ts';

const ZONE = 'Asia/Kolkata';
const at = (day: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(momentOf(day, hours * 60 + minutes, ZONE));
};

interface Case {
  balance?: number;
  house?: number;
  bundle?: Bundle;
  paidBy?: LedgerMethod;
  byCompany?: boolean;
  told?: readonly string[];
  hearsNews?: boolean;
  context?: Partial<MealsContext>;
  mealTimeIds?: readonly string[];
}

/** What a subscriber of lunch is told on Tuesday, 1 December 2026; dinner too if it is asked for. */
function toldAt(time: string, about: Case = {}, day = '2026-12-01') {
  const {
    balance = 9000,
    house = 0,
    bundle = NO_BUNDLE,
    paidBy = 'balance',
    byCompany = false,
    told = [],
    hearsNews = true,
    context = {},
  } = about;
  const now = at(day, time);
  const days = { from: addDays(day, 1), to: '2026-12-12' };
  const { mealTimeIds = ['lunch'] } = about;
  const meals = mealsBetween({ ...agreement, mealTimeIds }, days, { ...mealsContext, ...context });
  const payers = new Map<string, Payer>([['s', { bundle, paidBy, byCompany }]]);
  const rupees = (amount: number): Paise => paise(amount * 100);
  return mealMessagesFor({
    meals: ownMeals('s', meals, [lunch, dinner], ZONE),
    payers,
    purse: { balance: rupees(balance), house: rupees(house) },
    now,
    timeZone: ZONE,
    told: new Set(told),
    hearsNews,
  });
}
const kindsOf = (time: string, about?: Case, day?: string) =>
  toldAt(time, about, day).told.map(({ kind }) => kind);

// PLAN-16
describe('the meals of the next day', () => {
  it.each<[string, Case, readonly string[]]>([
    ['16:59', {}, []],
    ['17:00', {}, ['tomorrow']],
    ['17:10', { told: ['tomorrow 2026-12-02'] }, []],
    // The server was away in the evening: better late than never, while the meal is still to come.
    ['23:00', {}, ['tomorrow']],
    ['17:00', { context: { pauses: [{ mealTimeId: null, from: '2026-12-02', until: null }] } }, []],
  ])('are told in the evening, once (%s)', (time, about, kinds) => {
    expect(kindsOf(time, about)).toEqual(kinds);
  });

  it('are one message for all meal times, with those that can be skipped', () => {
    const { tomorrow } = toldAt('17:00', { mealTimeIds: ['lunch', 'dinner'] });
    expect(tomorrow?.date).toBe('2026-12-02');
    expect(tomorrow?.meals.map(({ mealTimeId }) => mealTimeId)).toEqual(['lunch', 'dinner']);
    expect(tomorrow?.few).toBeUndefined();
  });

  it('are told some hours before a cutoff that is earlier, but never in the night', () => {
    const noon = { ...lunch, cutoffAt: '12:00' };
    const early = { context: { mealTimes: [noon, dinner] } };
    expect(kindsOf('08:59', early)).toEqual([]);
    expect(kindsOf('09:00', early)).toEqual(['tomorrow']);
    expect(lastCallAt(at('2026-12-02', '08:30'), ZONE)).toEqual(at('2026-12-01', '20:00'));
  });
});

// PLAN-17
describe('money that is short', () => {
  it.each<[string, string, Case, readonly string[]]>([
    ['enough for three meals', '12:00', { balance: 360 }, []],
    ['for two meals', '12:00', { balance: 359 }, ['low']],
    ['for two meals, told before', '12:00', { balance: 359, told: ['low '] }, []],
    ['for none: at once', '12:00', { balance: 119 }, ['short', 'low']],
    ['for none, at night', '03:00', { balance: 119 }, []],
    ['for none, told before', '12:00', { balance: 0, told: ['short 2026-12-02 lunch s', 'low '] }, []],
    [
      'for none, again before the cutoff',
      '17:00',
      {
        balance: 0,
        told: ['short 2026-12-02 lunch s', 'shortEvening 2026-12-02 lunch s', 'low ', 'tomorrow 2026-12-02'],
      },
      ['shortAgain', 'low'],
    ],
    [
      'for whoever hears no news, in the evening before as well',
      '17:00',
      { balance: 0, told: ['short 2026-12-02 lunch s', 'low '], hearsNews: false },
      ['shortEvening', 'shortAgain', 'low'],
    ],
    ['on the house account', '12:00', { balance: 0, house: 500, paidBy: 'house' }, []],
    ['on the account of a company, whatever its limit', '12:00', { paidBy: 'house', byCompany: true }, []],
    ['over the limit of the house account', '12:00', { balance: 900, paidBy: 'house' }, ['short', 'low']],
    [
      'with a bundle that holds its money',
      '12:00',
      { balance: 0, bundle: { bundleLeft: 20, bundleMealPrice: paise(11000), bundleUntil: '2027-01-10' } },
      [],
    ],
    [
      'with two meals left of the bundle',
      '12:00',
      { balance: 0, bundle: { bundleLeft: 2, bundleMealPrice: paise(11000), bundleUntil: '2027-01-10' } },
      ['low'],
    ],
  ])('%s', (_, time, about, kinds) => {
    expect(kindsOf(time, about)).toEqual(kinds);
  });

  it('says what is missing, and of which meal', () => {
    const { short } = toldAt('12:00', { balance: 50 });
    expect(short).toMatchObject({ missing: 7000, meal: { date: '2026-12-02', mealTimeId: 'lunch' } });
  });

  it('is part of the message about the next meals if both are due', () => {
    const messages = toldAt('17:00', { balance: 120 });
    expect(messages.tomorrow?.few).toMatchObject({ covered: 1 });
    expect(messages.low).toBeUndefined();
    expect(messages.told.map(({ kind }) => kind)).toEqual(['tomorrow', 'low']);
  });

  it('is forgotten once the balance is well again', () => {
    expect(toldAt('12:00', { balance: 360 }).isWell).toBe(true);
    expect(toldAt('12:00', { balance: 240 }).isWell).toBe(false);
  });
});

// PLAN-18
it('days on which the kitchen is closed are told once, in one message, by day', () => {
  const closed = { context: { isClosed: (day: string) => ['2026-12-04', '2026-12-05'].includes(day) } };
  expect(toldAt('12:00', closed).closed).toEqual({ days: ['2026-12-04', '2026-12-05'] });
  expect(kindsOf('12:00', closed)).toEqual(['closed', 'closed']);
  expect(kindsOf('12:00', { ...closed, told: ['closed 2026-12-04'] })).toEqual(['closed']);
  expect(kindsOf('22:00', { ...closed, told: ['tomorrow 2026-12-02'] })).toEqual([]);
});

// PLAN-58
it('a day that was told as closed and has planned meals again is told, while they can be skipped', () => {
  const about = { told: ['closed 2026-12-04', 'closed 2026-12-05'] };
  const closed = { context: { isClosed: (day: string) => day === '2026-12-05' } };
  expect(toldAt('12:00', { ...about, ...closed }).reopened).toEqual({ days: ['2026-12-04'] });
  expect(toldAt('22:00', { ...about, ...closed }).reopened).toBeUndefined();
  expect(toldAt('12:00', { told: ['closed 2026-11-30'] }).reopened).toBeUndefined();
});
