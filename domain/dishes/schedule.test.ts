import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt, momentOf } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { daysProblem, isServedOn, type Schedule, servedAgain } from './schedule.ts';

const ALWAYS: Schedule = { isHidden: false, servedFrom: null, servedUntil: null, servedOn: [] };
const ZONE = 'Asia/Kolkata';
const MONDAY = '2026-08-03';

// STOCK-11
describe('a dish is served', () => {
  it.each<[string, Partial<Schedule>, string, boolean]>([
    ['every day without a schedule', {}, MONDAY, true],
    ['never while it is hidden', { isHidden: true }, MONDAY, false],
    ['from its first day', { servedFrom: MONDAY }, MONDAY, true],
    ['not before its first day', { servedFrom: MONDAY }, '2026-08-02', false],
    ['until its last day', { servedUntil: MONDAY }, MONDAY, true],
    ['not after its last day', { servedUntil: MONDAY }, '2026-08-04', false],
    ['on its days of the week', { servedOn: ['monday', 'friday'] }, MONDAY, true],
    ['not on other days of the week', { servedOn: ['tuesday'] }, MONDAY, false],
    ['on a day that all of it allows', { servedFrom: '2026-08-01', servedOn: ['sunday'] }, MONDAY, false],
  ])('%s', (_what, schedule, day, served) => {
    expect(isServedOn({ ...ALWAYS, ...schedule }, day)).toBe(served);
  });

  it.each<[string, Partial<Schedule>, string | null | undefined]>([
    ['now', {}, undefined],
    ['from the beginning of its first day', { servedFrom: '2026-12-24' }, '2026-12-24'],
    ['from its next day of the week', { servedOn: ['sunday'] }, '2026-08-09'],
    ['from that day of its first week', { servedFrom: '2026-09-01', servedOn: ['monday'] }, '2026-09-07'],
    ['never again after its last day', { servedUntil: '2026-08-02' }, null],
    [
      'never again if its last week has no such day',
      { servedOn: ['sunday'], servedUntil: '2026-08-08' },
      null,
    ],
  ])('%s', (_what, schedule, day) => {
    const again = servedAgain({ ...ALWAYS, ...schedule }, new Date(`${MONDAY}T12:00:00+05:30`), ZONE);
    expect(again).toEqual(day && new Date(`${day}T00:00:00+05:30`));
  });

  it('again at the first moment from which it is served, whatever the schedule and the time zone', () => {
    const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-03-01', days));
    const schedule = fc.record({
      isHidden: fc.constant(false),
      servedFrom: fc.option(day),
      servedUntil: fc.option(day),
      servedOn: fc.subarray([...WEEKDAYS]),
    });
    const zone = fc.constantFrom(ZONE, 'America/New_York', 'Europe/Berlin', 'Pacific/Auckland');
    fc.assert(
      fc.property(schedule, day, fc.integer({ min: 0, max: 1439 }), zone, (plan, from, minute, timeZone) => {
        const at = new Date(momentOf(from, minute, timeZone));
        const today = dayAt(at, timeZone);
        const again = servedAgain(plan, at, timeZone);
        const days = Array.from({ length: 130 }, (_, count) => addDays(today, count));
        const first = days.find((each) => isServedOn(plan, each));
        const expected = first === today ? undefined : first && new Date(momentOf(first, 0, timeZone));
        expect(again).toEqual(first === undefined ? null : expected);
      }),
    );
  });
});

it('a day is a real day of the calendar', () => {
  expect(
    ['2026-02-28', '2028-02-29', '2026-02-29', '2026-13-01', '26-01-01', 'x', ''].map((day) =>
      daysProblem({ servedFrom: day, servedUntil: null }),
    ),
  ).toEqual([undefined, undefined, 'dayWrong', 'dayWrong', 'dayWrong', 'dayWrong', 'dayWrong']);
});
