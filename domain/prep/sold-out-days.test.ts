import { expect, it } from 'vitest';
import { HOURS_DEFAULTS } from '#domain/site/hours-settings.ts';
import { soldOutDays } from './sold-out-days.ts';

const ZONE = 'Asia/Kolkata';
const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`);
const now = at('20', '12:00');
const open = (from: string, to: string) => ({
  week: Object.fromEntries(Object.keys(HOURS_DEFAULTS.week).map((day) => [day, [{ from, to }]])) as never,
  timeZone: ZONE,
  now,
});
const daysOf = (calendar: ReturnType<typeof open>, since: Date, until: Date | null) => [
  ...(soldOutDays([{ dishId: 'dal', since, until }], calendar).get('dal') ?? []),
];

// PREP-8
it('a dish was sold out on the days on whose hours it was missing for a while', () => {
  const day = open('11:00', '22:00');
  expect(daysOf(day, at('10', '20:30'), at('11', '00:00'))).toEqual(['2026-11-10']);
  expect(daysOf(day, at('10', '22:30'), at('11', '10:00'))).toEqual([]);
  expect(daysOf(day, at('10', '21:00'), at('12', '11:30'))).toEqual([
    '2026-11-10',
    '2026-11-11',
    '2026-11-12',
  ]);
  expect(daysOf(day, at('19', '13:00'), null)).toEqual(['2026-11-19', '2026-11-20']);
});

it('hours past midnight belong to the day on which they began', () => {
  const night = open('18:00', '02:00');
  expect(daysOf(night, at('11', '00:30'), at('11', '01:00'))).toEqual(['2026-11-10']);
});

it('a dish that was never sold out has no such day', () => {
  expect(soldOutDays([], open('11:00', '22:00')).get('dal')).toBeUndefined();
});
