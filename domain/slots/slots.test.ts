import { describe, expect, it } from 'vitest';
import { HOURS_DEFAULTS } from '#domain/site/hours-settings.ts';
import { NO_PAUSE, NOT_BUSY } from '#domain/site/opening/service.ts';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import { firstSettings } from '#domain/site/settings.ts';
import { dayAt, momentOf, timeAt } from '#domain/time/local-time.ts';
import type { Span, Weekday } from '#domain/time/spans.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { pincodeArea } from '#tests/samples/sample-areas.ts';
import { hasRoom, QUARTER } from './quarters.ts';
import {
  laterBy,
  promisesFrom,
  promiseWithRoom,
  type SlotRequest,
  type SlotSettings,
  slotsOf,
  soonestPromise,
} from './slots.ts';

const INDIA = 'Asia/Kolkata';
/** A moment on a kitchen's clock: '2026-11-23 12:00' is a Monday. */
function moment(text: string, timeZone = INDIA): Date {
  const [day = '', time = ''] = text.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(momentOf(day, hours * 60 + minutes, timeZone));
}
const said = (slots: readonly Date[], timeZone = INDIA) =>
  slots.map((slot) => `${dayAt(slot, timeZone).slice(8)} ${timeAt(slot, timeZone)}`);

const span = (from: string, to: string): Span => ({ from, to });
const everyDay = (spans: Span[]) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, spans])) as Record<Weekday, Span[]>;
type Over = { [S in Exclude<keyof SlotSettings, 'areas'>]?: Partial<SlotSettings[S]> } & {
  areas?: SlotSettings['areas'];
};
const settings = (over: Over = {}): SlotSettings => ({
  hours: { ...HOURS_DEFAULTS, week: everyDay([span('12:00', '14:00')]), ...over.hours },
  shop: { ...PAGE_DEFAULTS.shop, timeZone: INDIA, ...over.shop },
  pause: { ...NO_PAUSE, ...over.pause },
  busy: { ...NOT_BUSY, ...over.busy },
  kitchen: { ...PAGE_DEFAULTS.kitchen, ...over.kitchen },
  areas: over.areas ?? [],
  capacity: { ...firstSettings().capacity, scheduleDays: 1, ...over.capacity },
});
const request = (over: Partial<SlotRequest> = {}): SlotRequest => ({
  kind: 'delivery',
  place: undefined,
  menuIds: [],
  items: 1,
  ...over,
});

// SLOT-3
describe('slots are offered', () => {
  const far = [pincodeArea(411001, { extraMinutes: 30 })];
  const there = { pincode: 411001 };
  const dinner = { week: everyDay([span('22:00', '01:00')]) };
  const until = (time: string) => ({ lasts: '60' as const, until: moment(time).toISOString() });
  const noon = ['23 12:30', '23 13:00', '23 13:30', '23 14:00'];
  it.each<[string, Over, string, Partial<SlotRequest>, string[]]>([
    ['never by default', { capacity: { scheduleDays: 0 } }, '2026-11-23 10:00', {}, []],
    ['from the opening, after the time of preparation', {}, '2026-11-23 10:00', {}, noon],
    ['not for a time that is too soon', {}, '2026-11-23 12:31', {}, ['23 13:30', '23 14:00']],
    ['for exactly the soonest time', {}, '2026-11-23 13:00', {}, ['23 13:30', '23 14:00']],
    ['not after the last one of the day', {}, '2026-11-23 13:31', {}, []],
    [
      'every quarter of an hour if the owner wants it',
      { capacity: { slotMinutes: 15 } },
      '2026-11-23 13:10',
      {},
      ['23 13:45', '23 14:00', '23 14:15'],
    ],
    [
      'also for the next days',
      { capacity: { scheduleDays: 2 } },
      '2026-11-23 13:10',
      {},
      ['23 14:00', '24 12:30', '24 13:00', '24 13:30', '24 14:00'],
    ],
    [
      'on days on which all dishes are served',
      { capacity: { scheduleDays: 2 } },
      '2026-11-23 13:10',
      {
        schedules: [
          { isHidden: false, servedFrom: null, servedUntil: null, servedOn: [] },
          { isHidden: false, servedFrom: '2026-11-24', servedUntil: null, servedOn: ['monday', 'tuesday'] },
        ],
      },
      ['24 12:30', '24 13:00', '24 13:30', '24 14:00'],
    ],
    [
      'later in an area with extra minutes',
      { areas: far },
      '2026-11-23 12:00',
      { place: there },
      ['23 13:00', '23 13:30', '23 14:00', '23 14:30'],
    ],
    [
      'sooner for a pickup',
      { kitchen: { pickupMinutes: 10 }, areas: far },
      '2026-11-23 13:15',
      {
        kind: 'pickup',
        place: there,
      },
      ['23 13:30', '23 14:00'],
    ],
    [
      'later while the kitchen is busy',
      { busy: { minutes: 20, until: moment('2026-11-23 13:30').toISOString() } },
      '2026-11-23 12:45',
      {},
      ['23 14:00'],
    ],
    ['after a pause', { pause: until('2026-11-23 13:00') }, '2026-11-23 12:00', {}, ['23 13:30', '23 14:00']],
    [
      'on a date with other hours only then',
      { hours: { exceptions: [{ date: '2026-11-23', spans: [span('16:00', '17:00')] }] } },
      '2026-11-23 10:00',
      {},
      ['23 16:30', '23 17:00'],
    ],
    [
      'not on a date that is closed',
      { hours: { exceptions: [{ date: '2026-11-23', spans: [] }] } },
      '2026-11-23 10:00',
      {},
      [],
    ],
    [
      'not in the last minutes before closing',
      { hours: { lastOrderMinutes: 30 } },
      '2026-11-23 10:00',
      {},
      ['23 12:30', '23 13:00', '23 13:30'],
    ],
    [
      'within the hours of all menus of the cart',
      {
        hours: {
          menus: [
            { menuId: 'a', spans: [span('13:00', '20:00')] },
            { menuId: 'b', spans: [span('10:00', '13:30')] },
          ],
        },
      },
      '2026-11-23 10:00',
      { menuIds: ['a', 'b', 'c'] },
      ['23 13:30'],
    ],
    [
      'past midnight, until the working day ends',
      { hours: dinner },
      '2026-11-23 23:40',
      {},
      ['24 00:30', '24 01:00'],
    ],
    [
      'for the rest of a working day that began yesterday',
      { hours: dinner },
      '2026-11-24 00:10',
      {},
      ['24 01:00', '24 22:30', '24 23:00', '24 23:30', '25 00:00', '25 00:30', '25 01:00'],
    ],
    [
      'until midnight by a kitchen that never closes',
      { hours: HOURS_DEFAULTS },
      '2026-11-23 22:40',
      {},
      ['23 23:30'],
    ],
  ])('%s', (_what, over, at, asked, slots) => {
    expect(said(slotsOf(settings(over), moment(at), request(asked)))).toEqual(slots);
  });

  it('at the times of the clock on days on which it changes', () => {
    const zone = 'America/New_York';
    const always = settings({ hours: HOURS_DEFAULTS, shop: { timeZone: zone } });
    const spring = slotsOf(always, moment('2027-03-14 00:10', zone), request());
    expect(said(spring, zone).slice(0, 6)).toEqual([
      '14 01:00',
      '14 01:30',
      '14 03:00',
      '14 03:30',
      '14 04:00',
      '14 04:30',
    ]);
    expect(new Set(spring.map(Number)).size).toBe(spring.length);
  });

  it('where their quarter of an hour has room', () => {
    const limited = settings({ capacity: { ordersPerQuarter: 2 } });
    const loads = new Map([
      [moment('2026-11-23 12:30').getTime(), { orders: 2, items: 2 }],
      [moment('2026-11-23 13:00').getTime(), { orders: 1, items: 9 }],
    ]);
    expect(said(slotsOf(limited, moment('2026-11-23 10:00'), request(), loads))).toEqual([
      '23 13:00',
      '23 13:30',
      '23 14:00',
    ]);
  });
});

// SLOT-1
describe('a quarter of an hour has room', () => {
  it.each([
    ['without limits', null, null, 500, 500, 50, true],
    ['for the last order', 3, null, 2, 99, 50, true],
    ['but not for one more', 3, null, 3, 3, 1, false],
    ['for the last dishes', null, 10, 4, 7, 3, true],
    ['but not for one dish more', null, 10, 4, 7, 4, false],
    ['if it is empty, even for more dishes than it may have', 1, 10, 0, 0, 40, true],
  ])('%s', (_what, ordersPerQuarter, itemsPerQuarter, orders, inIt, items, expected) => {
    expect(hasRoom({ ordersPerQuarter, itemsPerQuarter }, { orders, items: inIt }, items)).toBe(expected);
  });
});

// SLOT-2
describe('an order as soon as possible', () => {
  const limited = settings({ hours: HOURS_DEFAULTS, capacity: { ordersPerQuarter: 1 } });
  const at = moment('2026-11-23 12:07');
  const full = (...times: string[]) =>
    new Map(times.map((time) => [moment(`2026-11-23 ${time}`).getTime(), { orders: 1, items: 1 }]));

  it('is promised for the usual time, with the minutes of a busy time', () => {
    expect(said([soonestPromise(settings(), at, request())])).toEqual(['23 12:37']);
    const busy = settings({ busy: { minutes: 10, until: moment('2026-11-23 13:00').toISOString() } });
    expect(said([soonestPromise(busy, at, request())])).toEqual(['23 12:47']);
  });

  it.each([
    ['the usual time if there is room', full('12:45'), '23 12:37'],
    ['the next quarter if that is full', full('12:30'), '23 12:45'],
    ['the first one with room', full('12:30', '12:45', '13:15'), '23 13:00'],
  ])('is promised for %s', (_what, loads, promise) => {
    const found = promiseWithRoom(limited, at, request(), loads);
    expect(found && said([found])).toEqual([promise]);
  });

  it('is not promised for more than three hours later', () => {
    const loads = new Map(
      promisesFrom(limited, at, request()).map((promise) => [
        Math.floor(promise.getTime() / QUARTER) * QUARTER,
        { orders: 1, items: 1 },
      ]),
    );
    expect(loads.size).toBe(13);
    expect(promiseWithRoom(limited, at, request(), loads)).toBeUndefined();
  });

  it('is not put off until the kitchen has closed', () => {
    const closing = settings({ capacity: { ordersPerQuarter: 1 } });
    expect(said(promisesFrom(closing, moment('2026-11-23 13:40'), request()))).toEqual([
      '23 14:10',
      '23 14:15',
    ]);
  });
});

// HOURS-14
it.each<[string, Over, number, number]>([
  ['not later than usual', {}, 30, 0],
  ['later while the kitchen is busy or full', {}, 50, 20],
  [
    'as usual for an area that is farther away',
    { areas: [pincodeArea(411001, { extraMinutes: 15 })] },
    45,
    0,
  ],
])('a promise is %s', (_what, over, minutes, later) => {
  const at = moment('2026-11-23 12:00');
  const promise = new Date(at.getTime() + minutes * 60_000);
  expect(laterBy(settings(over), at, request({ place: { pincode: 411001 } }), promise)).toBe(later);
});
