import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { addDays, type Day, weekdayOf } from '#domain/time/local-time.ts';
import { WEEKDAYS, type Weekday } from '#domain/time/spans.ts';
import { agreement, dinner, lunch } from '#tests/samples/sample-meals.ts';
import { costOfMeal } from './bundles.ts';
import { cutoffOf } from './meal-times.ts';
import {
  type Agreement,
  changedTooLate,
  type MealChange,
  mealsBetween,
  type Pause,
} from './meals-between.ts';

type Request =
  | { kind: 'skip' | 'bring back'; day: number; dinner: boolean }
  | { kind: 'guest'; day: number; people: number }
  | { kind: 'pause'; day: number; days: number; open: boolean; of: 'lunch' | 'dinner' | null }
  | { kind: 'end pause'; nth: number }
  | { kind: 'days'; weekdays: Weekday[] }
  | { kind: 'people'; people: number }
  | { kind: 'end'; day: number };

const weekdays = fc.subarray([...WEEKDAYS], { minLength: 1 });
// Mostly soon, where it is too late for some.
const day = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -1, max: 2 }) },
  { weight: 2, arbitrary: fc.integer({ min: 3, max: 40 }) },
);
const people = fc.integer({ min: 1, max: 3 });
const request: fc.Arbitrary<Request> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('skip' as const, 'bring back' as const),
      day,
      dinner: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('guest' as const), day, people }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('pause' as const),
      day,
      days: fc.integer({ min: 0, max: 20 }),
      open: fc.nat(9).map((nth) => nth === 0),
      of: fc.constantFrom('lunch' as const, 'dinner' as const, null),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('end pause' as const), nth: fc.nat(5) }) },
  fc.record({ kind: fc.constant('days' as const), weekdays }),
  fc.record({ kind: fc.constant('people' as const), people }),
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('end' as const), day: fc.integer({ min: 300, max: 500 }) }),
  },
);

const FIRST: Day = '2026-11-30';
const DAYS = 400;
const HOUR = 3_600_000;

/** A subscription, and what is asked for it at hours after its first day. */
const life = fc.record({
  weekdays,
  requests: fc.array(fc.record({ hour: fc.integer({ min: 0, max: DAYS * 24 }), request }), {
    maxLength: 120,
  }),
  closed: fc.uniqueArray(fc.integer({ min: 0, max: DAYS }), { maxLength: 30 }),
  zone: fc.constantFrom(
    'Asia/Kolkata',
    'Europe/London',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
  ),
});

interface State {
  agreement: Agreement;
  pauses: readonly Pause[];
  changes: readonly MealChange[];
}

const withChange = (changes: readonly MealChange[], change: MealChange) => [
  ...changes.filter(({ date, mealTimeId }) => date !== change.date || mealTimeId !== change.mealTimeId),
  change,
];

/** The state after a request; the same for one that makes no sense. */
function after(state: State, request: Request, today: Day): State {
  const { agreement, pauses, changes } = state;
  switch (request.kind) {
    case 'skip':
    case 'bring back':
    case 'guest': {
      const date = addDays(today, request.day);
      const mealTimeId = request.kind !== 'guest' && request.dinner ? 'dinner' : 'lunch';
      const before = changes.find((each) => each.date === date && each.mealTimeId === mealTimeId);
      if (before && !['planned', 'skipped'].includes(before.state)) return state;
      const change: MealChange = {
        date,
        mealTimeId,
        state: 'planned',
        quantity: before?.quantity ?? null,
        addressId: null,
      };
      if (request.kind === 'guest') change.quantity = request.people;
      if (request.kind === 'skip') change.state = 'skipped';
      return { ...state, changes: withChange(changes, change) };
    }
    case 'pause': {
      const from = addDays(today, request.day);
      const until = request.open ? null : addDays(from, request.days);
      return { ...state, pauses: [...pauses, { mealTimeId: request.of, from, until }] };
    }
    case 'end pause':
      return { ...state, pauses: pauses.filter((_, index) => index !== request.nth) };
    case 'days':
      return { ...state, agreement: { ...agreement, weekdays: request.weekdays } };
    case 'people':
      return { ...state, agreement: { ...agreement, quantity: request.people } };
    case 'end':
      return { ...state, agreement: { ...agreement, endsOn: addDays(FIRST, request.day) } };
  }
}

// PLAN-2, PLAN-6
it('over 400 days of requests, each meal is cooked once at most, as the calendar said, and never on a day off', () => {
  let cookedOnce = 0;
  let refusedOnce = 0;
  fc.assert(
    fc.property(life, ({ weekdays: days, requests, closed, zone }) => {
      const closedDays = new Set(closed.map((each) => addDays(FIRST, each)));
      const base = {
        mealTimes: [lunch, dinner],
        isClosed: (each: Day) => closedDays.has(each),
        isOver: () => false,
        timeZone: zone,
      };
      let state: State = {
        agreement: {
          ...agreement,
          mealTimeIds: ['lunch', 'dinner'],
          weekdays: days,
          agreedAt: new Date('2026-11-28T00:00:00Z'),
        },
        pauses: [],
        changes: [],
      };
      const start = Date.parse(`${FIRST}T00:00:00Z`) - 24 * HOUR;
      const due = Array.from({ length: DAYS }, (_, each) => addDays(FIRST, each)).flatMap((date) =>
        [lunch, dinner].map((mealTime) => ({ date, mealTime, at: cutoffOf(mealTime, date, zone).getTime() })),
      );
      const moments = [
        ...due.map((meal) => ({ at: meal.at, meal })),
        ...requests.map(({ hour, request: asked }) => ({ at: start + hour * HOUR + 1, asked })),
      ].sort((one, other) => one.at - other.at);
      const cooked = new Map<string, number>();
      let bundle = { bundleLeft: 20, bundleMealPrice: paise(11000), bundleUntil: addDays(FIRST, 45) };
      let inBundle = 0;
      const between = (of: State, from: Day, to: Day) =>
        mealsBetween(of.agreement, { from, to }, { ...base, ...of });
      for (const moment of moments) {
        const now = new Date(moment.at);
        const today = now.toISOString().slice(0, 10);
        if ('asked' in moment) {
          const wanted = after(state, moment.asked, today);
          const [from, to] = [addDays(today, -3), addDays(today, 4)];
          if (changedTooLate(between(state, from, to), between(wanted, from, to), now)) refusedOnce++;
          else state = wanted;
          continue;
        }
        const { date, mealTime } = moment.meal;
        const key = `${date} ${mealTime.id}`;
        const [meal] = between(state, date, date).filter((each) => each.mealTimeId === mealTime.id);
        // The calendar of two weeks says the same as the day alone.
        const inCalendar = between(state, addDays(date, -2), addDays(date, 2)).find(
          (each) => each.date === date && each.mealTimeId === mealTime.id,
        );
        expect(inCalendar).toEqual(meal);
        const change = state.changes.find((each) => each.date === date && each.mealTimeId === mealTime.id);
        const away = state.pauses.some(
          (pause) =>
            date >= pause.from &&
            (pause.until ?? '9') >= date &&
            [null, mealTime.id].includes(pause.mealTimeId),
        );
        const isDay = state.agreement.weekdays.includes(WEEKDAYS[weekdayOf(date)] ?? 'monday');
        const isOff =
          change?.state === 'skipped' ||
          away ||
          closedDays.has(date) ||
          !isDay ||
          date > (state.agreement.endsOn ?? '9');
        expect(meal?.state === 'planned').toBe(!isOff);
        if (meal?.state !== 'planned') continue;
        cooked.set(key, (cooked.get(key) ?? 0) + 1);
        cookedOnce++;
        const cost = costOfMeal(bundle, { day: date, people: meal.quantity, price: meal.price });
        inBundle += cost.fromBundle;
        bundle = { ...bundle, bundleLeft: bundle.bundleLeft - cost.fromBundle };
        expect(cost.total).toBe(cost.fromBundle * 11000 + (meal.quantity - cost.fromBundle) * 12000);
        const { quantity } = meal;
        state = {
          ...state,
          changes: withChange(state.changes, {
            date,
            mealTimeId: mealTime.id,
            state: 'cooking',
            quantity,
            addressId: null,
          }),
        };
      }
      expect([...cooked.values()].every((times) => times === 1)).toBe(true);
      expect(inBundle + bundle.bundleLeft).toBe(20);
      // What was decided stays, whatever was agreed later.
      const all = between(state, FIRST, addDays(FIRST, DAYS));
      expect(all.filter((each) => each.state === 'cooking')).toHaveLength(cooked.size);
    }),
    { numRuns: 10, seed: 20261127 },
  );
  expect(cookedOnce).toBeGreaterThan(500);
  expect(refusedOnce).toBeGreaterThan(0);
});
