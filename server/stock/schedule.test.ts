import { expect, it } from 'vitest';
import type { OfferedSlots } from '#domain/slots/offered.ts';
import { addDays, dayAt, momentOf, weekdayOf } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, VISITOR } from '#tests/kitchen.ts';
import { updateStock } from './stock-worker.ts';

const ZONE = 'Asia/Kolkata';
let now = new Date();
const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const owner = await kitchen.staff('owner');
const cook = await kitchen.staff('kitchen');
// Noon, so that no test runs over midnight.
waitUntil(momentOf(addDays(dayAt(now, ZONE), 1), 720, ZONE));

function waitUntil(moment: number) {
  kitchen.wait((moment - now.getTime()) / 60_000);
  now = new Date(moment);
}
const today = () => dayAt(now, ZONE);
const change = (data: object, who = owner) => kitchen.change(who, 'dishes', 'samosa', data);
const dish = async () => (await kitchen.read(VISITOR, 'dishes', 'samosa')).json();
const place = (documentId: string, over: object = {}) =>
  kitchen.create(
    asha,
    'orders',
    {
      items: [JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 })],
      address: 'MG Road, Pune',
      ...over,
    },
    documentId,
  );

// STOCK-11
it('a dish is available on its days only, at once and when the days change, on the menu and in carts', async () => {
  const line = async () => (await kitchen.read(asha, 'carts', 'line')).json();
  await kitchen.create(asha, 'carts', { dishId: 'samosa' }, 'line');
  const tomorrow = addDays(today(), 1);
  await change({ servedFrom: tomorrow, servedUntil: tomorrow });
  const begin = momentOf(tomorrow, 0, ZONE);
  expect(await dish()).toMatchObject({ isAvailable: false, offSchedule: true });
  expect(Date.parse((await dish()).soldOutUntil)).toBe(begin);
  expect(await line()).toMatchObject({ isAvailable: false });
  expect((await place('early')).json().type).toBe('order_dish_unavailable');

  waitUntil(begin - 60_000);
  expect(await updateStock(kitchen.app.engine)).toBe(0);
  waitUntil(begin + 1_000);
  kitchen.takeEvents();
  expect(await updateStock(kitchen.app.engine)).toBe(1);
  expect(kitchen.takeEvents()).toEqual(['dishes update samosa', 'carts update line']);
  expect(await dish()).toMatchObject({ isAvailable: true, offSchedule: false, soldOutUntil: null });
  expect(await updateStock(kitchen.app.engine)).toBe(0);

  waitUntil(momentOf(addDays(tomorrow, 1), 0, ZONE) + 1_000);
  expect(await updateStock(kitchen.app.engine)).toBe(1);
  expect(await dish()).toMatchObject({ isAvailable: false, offSchedule: true, soldOutUntil: null });
  expect(await line()).toMatchObject({ isAvailable: false });
  await change({ servedFrom: null, servedUntil: null });
  expect(await dish()).toMatchObject({ isAvailable: true, offSchedule: false });
});

it('a dish that is not served today can’t be switched on, and one that is switched off stays off on its day', async () => {
  const other = WEEKDAYS[(weekdayOf(today()) + 1) % 7];
  await change({ servedOn: [other] });
  const answer = await change({ isAvailable: true }, cook);
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'Punjabi Samosa (3 pieces) is not served today. Please change the days on which it is served first.',
  ]);
  await change({ soldOutFor: 'untilSwitchedOn' });
  waitUntil(momentOf(addDays(today(), 1), 60, ZONE));
  await updateStock(kitchen.app.engine);
  expect(await dish()).toMatchObject({ isAvailable: false, offSchedule: false });
  expect((await change({ isAvailable: true }, cook)).statusCode).toBe(200);
  await change({ servedOn: [] });
});

// STOCK-11
it('a dish that is served today only can’t be ordered for tomorrow', async () => {
  const capacity = { value: JSON.stringify({ scheduleDays: 3 }) };
  await kitchen.change(owner, 'settings', 'capacity', capacity);
  const slots = async (dishId: string): Promise<OfferedSlots> =>
    (await kitchen.send(VISITOR, 'GET', `/slots?dishes=${dishId}`)).json();
  await change({ servedUntil: today() });
  const [, next] = (await slots('ghar-ki-thali')).days;
  expect((await slots('samosa')).days.map(({ date }) => date)).toEqual([today()]);
  const answer = await place('ahead', { scheduledFor: next?.slots[0]?.at });
  expect([answer.statusCode, answer.json().type]).toEqual([409, 'order_slot_unavailable']);
  await change({ servedUntil: null });
  expect((await place('ahead', { scheduledFor: next?.slots[0]?.at })).statusCode).toBe(201);
});

it.each([
  { servedFrom: '2026-02-30' },
  { servedFrom: 'tomorrow' },
  { servedUntil: '3.8.2026' },
  { servedFrom: '2026-08-04', servedUntil: '2026-08-03' },
  { servedOn: ['someday'] },
])('%j are no days', async (data) => {
  expect((await change(data)).json().type).toBe('document_invalid_structure');
});
