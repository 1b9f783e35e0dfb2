import { expect, it } from 'vitest';
import { HOURS_DEFAULTS } from '#domain/site/hours-settings.ts';
import { momentOf } from '#domain/time/local-time.ts';
import { ALL_DAY } from '#domain/time/spans.ts';
import { beyondCapacity, duringPause, outsideHours } from './affected.ts';

const ZONE = 'Asia/Kolkata';
/** An order for this time of a Monday that is due half an hour before. */
const order = (time: string, items = 1) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const at = (minute: number) => new Date(momentOf('2026-11-23', minute, ZONE));
  return { time, items, scheduledFor: at(hours * 60 + minutes), dueAt: at(hours * 60 + minutes - 30) };
};
const timesOf = (orders: { time: string }[]) => orders.map(({ time }) => time);
const day = ['12:15', '12:30', '14:30', '14:45'].map((time) => order(time));

// SLOT-10
it('new hours affect the orders that are due outside of them', () => {
  const week = { ...HOURS_DEFAULTS.week, monday: [{ from: '12:00', to: '14:15' }] };
  const shop = { timeZone: ZONE };
  expect(timesOf(outsideHours(day, { hours: { ...HOURS_DEFAULTS, week }, shop }))).toEqual([
    '12:15',
    '14:45',
  ]);
  const exceptions = [{ date: '2026-11-23', spans: [] }];
  expect(outsideHours(day, { hours: { ...HOURS_DEFAULTS, exceptions }, shop })).toHaveLength(4);
  const always = { ...HOURS_DEFAULTS, week: { ...HOURS_DEFAULTS.week, monday: [ALL_DAY] } };
  expect(outsideHours(day, { hours: always, shop })).toEqual([]);
});

// SLOT-10
it('a pause affects the orders that are due before it ends', () => {
  expect(timesOf(duringPause(day, order('14:30').dueAt))).toEqual(['12:15', '12:30']);
});

// SLOT-10
it('a new capacity affects the orders that were placed last in a quarter of an hour that is too full', () => {
  const orders = [order('12:30', 2), order('12:35', 4), order('12:45', 9), order('12:40', 1)];
  const limits = { ordersPerQuarter: null, itemsPerQuarter: null };
  expect(beyondCapacity(orders, limits)).toEqual([]);
  expect(timesOf(beyondCapacity(orders, { ...limits, ordersPerQuarter: 2 }))).toEqual(['12:40']);
  expect(timesOf(beyondCapacity(orders, { ...limits, itemsPerQuarter: 5 }))).toEqual(['12:35', '12:40']);
});
