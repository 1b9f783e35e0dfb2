import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, dayAt, momentOf, timeAt, weekdayOf } from '#domain/time/local-time.ts';
import { ALL_DAY, minutesOf, overlap, type Span, WEEKDAYS } from '#domain/time/spans.ts';
import { HOURS_DEFAULTS, type HoursSettings } from '../hours-settings.ts';
import { type ClockSettings, isKitchenOpen, nextOpening, sameUntil, tomorrowsOpening } from './opening.ts';

const span = (from: string, to: string): Span => ({ from, to });
const week = (spans: Span[], over: Partial<HoursSettings['week']> = {}): HoursSettings['week'] => ({
  monday: spans,
  tuesday: spans,
  wednesday: spans,
  thursday: spans,
  friday: spans,
  saturday: spans,
  sunday: spans,
  ...over,
});
const kitchen = (hours: Partial<HoursSettings>, timeZone = 'Asia/Kolkata'): ClockSettings => ({
  hours: { ...HOURS_DEFAULTS, ...hours },
  shop: { timeZone },
});
/** A moment on a kitchen's clock: '2026-11-23 12:00' is a Monday. */
function moment(text: string, { shop }: ClockSettings): Date {
  const [day = '', time = ''] = text.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(momentOf(day, hours * 60 + minutes, shop.timeZone));
}
const said = (at: Date | null, { shop }: ClockSettings) =>
  at && `${dayAt(at, shop.timeZone)} ${timeAt(at, shop.timeZone)}`;

const lunchAndDinner = kitchen({
  week: week([span('12:00', '15:00'), span('18:30', '23:00')], {
    monday: [],
    friday: [span('12:00', '15:00'), span('18:30', '02:00')],
  }),
  exceptions: [
    { date: '2026-11-25', spans: [] },
    { date: '2026-11-26', spans: [span('09:00', '10:00')] },
  ],
});
const lastOrders = kitchen({ week: week([span('12:00', '23:00')]), lastOrderMinutes: 30 });
const breakfast = kitchen({
  week: week([span('08:00', '22:00')]),
  menus: [{ menuId: 'breakfast', spans: [span('07:00', '11:00')] }],
});
const newYork = kitchen({ week: week([span('22:00', '04:00')]) }, 'America/New_York');
const never = kitchen({ week: week([]) });
const holiday = kitchen({ exceptions: [{ date: '2026-11-24', spans: [] }] });

// HOURS-1
describe('orders are taken', () => {
  it.each([
    ['by default always', kitchen({}), '2026-11-23 03:00', '2026-11-23 03:00'],
    ['from the first minute of a span', lunchAndDinner, '2026-11-24 12:00', '2026-11-24 12:00'],
    ['to its last', lunchAndDinner, '2026-11-24 14:59', '2026-11-24 14:59'],
    ['but not at its end', lunchAndDinner, '2026-11-24 15:00', '2026-11-24 18:30'],
    ['not on a day without spans', lunchAndDinner, '2026-11-23 13:00', '2026-11-24 12:00'],
    ['past midnight', lunchAndDinner, '2026-11-28 01:59', '2026-11-28 01:59'],
    ['until the span ends there', lunchAndDinner, '2026-11-28 02:00', '2026-11-28 12:00'],
    ['not on a date that is closed', lunchAndDinner, '2026-11-25 13:00', '2026-11-26 09:00'],
    ['on a date with other hours only then', lunchAndDinner, '2026-11-26 13:00', '2026-11-27 12:00'],
    ['not in the last minutes before closing', lastOrders, '2026-11-24 22:30', '2026-11-25 12:00'],
    ['until those', lastOrders, '2026-11-24 22:29', '2026-11-24 22:29'],
    ['not on a holiday of a kitchen that never closes', holiday, '2026-11-24 10:00', '2026-11-25 00:00'],
    ['past midnight before a holiday', newYork, '2026-11-24 03:00', '2026-11-24 03:00'],
    ['never without any hours', never, '2026-11-24 03:00', null],
  ])('%s', (_what, settings, at, opens) => {
    const now = moment(at, settings);
    expect(said(nextOpening(settings, now), settings)).toBe(opens);
    expect(isKitchenOpen(settings, now)).toBe(opens === at);
  });

  it('at the minutes around midnight of a kitchen that closes a while before its end every day', () => {
    const always = kitchen({ lastOrderMinutes: 30 });
    expect(isKitchenOpen(always, moment('2026-11-24 23:45', always))).toBe(true);
    expect(isKitchenOpen(always, moment('2026-11-25 00:00', always))).toBe(true);
  });
});

// HOURS-2
describe('dishes of a menu with its own hours can be ordered', () => {
  it.each([
    ['when the kitchen and the menu are open', '2026-11-24 08:00', '2026-11-24 08:00'],
    ['not after the menu’s end', '2026-11-24 11:00', '2026-11-25 08:00'],
    ['not before the kitchen opens', '2026-11-24 07:30', '2026-11-24 08:00'],
  ])('%s', (_what, at, opens) => {
    const now = moment(at, breakfast);
    expect(said(nextOpening(breakfast, now, 'breakfast'), breakfast)).toBe(opens);
    expect(isKitchenOpen(breakfast, now, 'breakfast')).toBe(opens === at);
    expect(isKitchenOpen(breakfast, now, 'thalis')).toBe(isKitchenOpen(breakfast, now));
  });
});

// HOURS-3
describe('the next working day begins', () => {
  it.each([
    ['with its first span', lunchAndDinner, '2026-11-26 09:30', '2026-11-27 12:00'],
    ['not with today’s dinner', lunchAndDinner, '2026-11-27 13:00', '2026-11-28 12:00'],
    ['after a night that runs past midnight', lunchAndDinner, '2026-11-27 23:00', '2026-11-28 12:00'],
    ['also when it is past midnight', lunchAndDinner, '2026-11-28 01:00', '2026-11-28 12:00'],
    ['in the evening, where nights are worked', newYork, '2026-11-24 23:00', '2026-11-25 22:00'],
    ['in the morning, where nobody ever closes', kitchen({}), '2026-11-24 21:00', '2026-11-25 06:00'],
    ['in the morning, where nothing is ever open', never, '2026-11-24 21:00', '2026-11-25 06:00'],
  ])('%s', (_what, settings, at, begins) => {
    expect(said(tomorrowsOpening(settings, moment(at, settings)), settings)).toBe(begins);
  });
});

describe('clocks that are put forward or back', () => {
  it('do not move the hours of a kitchen: the night is an hour shorter or longer', () => {
    const hoursOpen = (day: Day) => {
      const at = moment(`${day} 22:00`, newYork);
      return (Number(sameUntil(newYork, at)) - at.getTime()) / 3_600_000;
    };
    expect(['2026-03-06', '2026-03-07', '2026-10-30', '2026-10-31'].map(hoursOpen)).toEqual([6, 5, 6, 7]);
  });
});

const ZONES = [
  'Asia/Kolkata',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Kathmandu',
];
const time = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) =>
      `${`${Math.floor(quarter / 4)}`.padStart(2, '0')}:${`${(quarter % 4) * 15}`.padStart(2, '0')}`,
  );
const spans = fc
  .array(fc.record({ from: time, to: time }), { maxLength: 3 })
  .filter((made) => !overlap(made));
const made = fc.record({
  timeZone: fc.constantFrom(...ZONES),
  week: fc.tuple(spans, spans, spans, spans, spans, spans, spans),
  exceptions: fc.dictionary(
    fc.integer({ min: 0, max: 364 }).map((count) => addDays('2026-01-01', count)),
    spans,
    { maxKeys: 4 },
  ),
});
const settingsOf = (given: typeof made extends fc.Arbitrary<infer T> ? T : never) =>
  kitchen(
    {
      week: Object.fromEntries(
        WEEKDAYS.map((day, place) => [day, given.week[place]]),
      ) as HoursSettings['week'],
      exceptions: Object.entries(given.exceptions).map(([date, each]) => ({ date, spans: each })),
    },
    given.timeZone,
  );

/** The same, looked up from what the clock on the wall shows; right on days without a change of the clock. */
function isOpenOnTheWall({ hours, shop }: ClockSettings, at: Date): boolean {
  const today = dayAt(at, shop.timeZone);
  const [hour = 0, minute = 0] = timeAt(at, shop.timeZone).split(':').map(Number);
  const onDay = (day: Day) =>
    hours.exceptions.find(({ date }) => date === day)?.spans ??
    hours.week[WEEKDAYS[weekdayOf(day)] ?? 'monday'];
  const within = (day: Day, clock: number) =>
    onDay(day).some((each) => {
      const { from, to } = minutesOf(each);
      return from <= clock && clock < to;
    });
  return within(today, hour * 60 + minute) || within(addDays(today, -1), 1440 + hour * 60 + minute);
}

const hasClockChange = (at: Date, timeZone: string) => {
  const day = dayAt(at, timeZone);
  return momentOf(addDays(day, 2), 0, timeZone) - momentOf(addDays(day, -1), 0, timeZone) !== 3 * 86_400_000;
};

// HOURS-1
describe('at any minute of a year, with any hours, in any zone', () => {
  const anyMinute = fc
    .integer({ min: 0, max: 365 * 1440 })
    .map((minutes) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000));

  it('the kitchen is open as its clock on the wall says', () => {
    fc.assert(
      fc.property(made, anyMinute, (given, at) => {
        const settings = settingsOf(given);
        fc.pre(!hasClockChange(at, given.timeZone));
        expect(isKitchenOpen(settings, at)).toBe(isOpenOnTheWall(settings, at));
      }),
      { numRuns: 400 },
    );
  });

  it('it is open at its next opening, and closed at every quarter before', () => {
    fc.assert(
      fc.property(made, anyMinute, (given, at) => {
        const settings = settingsOf(given);
        const next = nextOpening(settings, at);
        if (next === null) return;
        expect(next >= at).toBe(true);
        expect(isKitchenOpen(settings, next)).toBe(true);
        const soon = Math.min(next.getTime(), at.getTime() + 86_400_000);
        for (let time = at.getTime(); time < soon; time += 15 * 60_000)
          expect(isKitchenOpen(settings, new Date(time))).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it('it stays open or closed until the moment that is said', () => {
    fc.assert(
      fc.property(made, anyMinute, (given, at) => {
        const settings = settingsOf(given);
        const before = isKitchenOpen(settings, at);
        const until = sameUntil(settings, at);
        if (until === null) return;
        expect(until > at).toBe(true);
        expect(isKitchenOpen(settings, new Date(until.getTime() - 1))).toBe(before);
        const isFar = until.getTime() - at.getTime() > 7 * 86_400_000;
        if (!isFar) expect(isKitchenOpen(settings, until)).toBe(!before);
      }),
      { numRuns: 200 },
    );
  });
});

it('a whole day is one span', () => {
  expect(minutesOf(ALL_DAY)).toEqual({ from: 0, to: 1440 });
});
