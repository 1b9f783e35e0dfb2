import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOURS_DEFAULTS } from '#domain/site/hours-settings.ts';
import type { ClockSettings } from '#domain/site/opening/opening.ts';
import { addDays, dayAt, momentOf } from '#domain/time/local-time.ts';
import { ALL_DAY, type Span, WEEKDAYS } from '#domain/time/spans.ts';
import { workingDay, workingDayOf } from './working-day.ts';

const MINUTE = 60_000;
const DAY = '2026-11-20';

function kitchen(spans: Span[], exceptions: { date: string; spans: Span[] }[] = [], zone = 'Asia/Kolkata') {
  const week = Object.fromEntries(WEEKDAYS.map((day) => [day, spans])) as ClockSettings['hours']['week'];
  return { hours: { ...HOURS_DEFAULTS, week, exceptions }, shop: { timeZone: zone } };
}
const at = (settings: ClockSettings, minutes: number) =>
  new Date(momentOf(DAY, minutes, settings.shop.timeZone));
const evening = { from: '18:00', to: '02:00' };

// DAY-1
describe('a working day', () => {
  it.each([
    ['that never closes ends at midnight', [ALL_DAY], 24 * 60],
    ['that closes before midnight ends at midnight', [{ from: '12:00', to: '23:30' }], 24 * 60],
    ['that closes at midnight ends at midnight', [{ from: '18:00', to: '00:00' }], 24 * 60],
    ['that closes at 2 am ends two hours later', [evening], 28 * 60],
    [
      'that closes at 2 am ends then, if the next day begins earlier',
      [evening, { from: '02:00', to: '10:00' }],
      26 * 60,
    ],
    ['without hours ends at midnight', [], 24 * 60],
  ])('%s', (_, spans, minutes) => {
    const settings = kitchen(spans);
    expect(workingDay(settings, DAY).to).toBe(at(settings, minutes).getTime());
    expect(workingDayOf(settings, new Date(at(settings, minutes).getTime() - 1))).toBe(DAY);
    expect(workingDayOf(settings, at(settings, minutes))).toBe(addDays(DAY, 1));
  });

  it('has the hours of its date, if the owner set some', () => {
    const settings = kitchen([{ from: '12:00', to: '15:00' }], [{ date: DAY, spans: [evening] }]);
    expect(workingDayOf(settings, at(settings, 25 * 60))).toBe(DAY);
    expect(workingDayOf(settings, at(settings, -1))).toBe(addDays(DAY, -1));
  });

  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
    const two = (number: number) => String(number).padStart(2, '0');
    return `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
  });
  const anySpans = fc.array(fc.record({ from: time, to: time }), { maxLength: 3 });
  const zone = fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo');

  it('takes every moment once: days follow one another without a gap, in every time zone', () => {
    fc.assert(
      fc.property(
        anySpans,
        anySpans,
        zone,
        fc.integer({ min: 0, max: 3 * 365 * 24 * 60 }),
        (usual, special, timeZone, minutes) => {
          const moment = new Date(Date.parse('2026-01-01T00:00:00Z') + minutes * MINUTE);
          const settings = kitchen(usual, [{ date: dayAt(moment, timeZone), spans: special }], timeZone);
          const day = workingDayOf(settings, moment);
          const { from, to } = workingDay(settings, day);
          expect(from <= moment.getTime() && moment.getTime() < to).toBe(true);
          expect(workingDay(settings, addDays(day, 1)).from).toBe(to);
        },
      ),
    );
  });
});
