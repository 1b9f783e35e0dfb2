import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { everyDay, openSlotKitchen, thali, wire } from '#tests/slot-kitchen.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

const {
  kitchen,
  asha,
  ravi,
  cook,
  set,
  place,
  waitUntil,
  today,
  placed,
  refusal,
  step,
  quarters,
  offered,
  now,
  reset,
} = await openSlotKitchen();

afterAll(() => kitchen.close());
afterEach(() => reset());

// SLOT-1
describe('an order of a kitchen without limits', () => {
  it('takes no place and is promised as always', async () => {
    const order = await placed();
    expect(order).toMatchObject({ scheduledFor: null, dueAt: null, slotAt: null });
    expect(Date.parse(order.promisedAt) - Date.parse(order.orderedOn)).toBe(30 * MINUTE);
    expect(await quarters()).toEqual([]);
    expect((await offered()).days).toEqual([]);
  });
});

// SLOT-2
describe('an order as soon as possible', () => {
  it('is promised for the next quarter of an hour if its own is full', async () => {
    const quarterAfter = (moment: number, quarters: number) =>
      wire(new Date((Math.floor(moment / QUARTER) + quarters) * QUARTER).toISOString());
    await set('capacity', { ordersPerQuarter: 2 });
    waitUntil(12, 3);
    const orders = [];
    for (let order = 0; order < 5; order++) orders.push(await placed());
    const first = Date.parse(orders[0].promisedAt);
    expect(orders.map(({ promisedAt }) => promisedAt)).toEqual([
      expect.any(String),
      expect.any(String),
      quarterAfter(first, 1),
      quarterAfter(first, 1),
      quarterAfter(first, 2),
    ]);
    expect(orders[1].dueAt).toBeNull();
    const putOff = Date.parse(orders[4].promisedAt) - Date.parse(orders[4].dueAt);
    expect(Math.round(putOff / MINUTE)).toBe(30);
    expect(await quarters()).toEqual([
      { orders: 2, items: 2 },
      { orders: 2, items: 2 },
      { orders: 1, items: 1 },
    ]);
  });

  it('counts its dishes, and one with too many takes an empty quarter alone', async () => {
    await set('capacity', { itemsPerQuarter: 5 });
    waitUntil(12, 3);
    await placed({ items: [thali(3)] });
    await placed({ items: [thali(7)] });
    await placed({ items: [thali(2)] });
    expect(await quarters()).toEqual([
      { orders: 2, items: 5 },
      { orders: 1, items: 7 },
    ]);
  });

  it('is refused when all quarters of the next hours are full, with the next time that is free', async () => {
    await set('hours', everyDay('12:00', '13:00'));
    await set('capacity', { ordersPerQuarter: 1, scheduleDays: 2 });
    waitUntil(12, 46);
    await placed();
    kitchen.takeEvents();
    expect(await refusal(place())).toEqual([
      409,
      'order_slot_unavailable',
      'The kitchen has as many orders as it can cook right now. You can order for 12:30 pm tomorrow.',
    ]);
    expect(await offered()).toMatchObject({ soonest: null, isFull: true });
    await set('capacity', { ordersPerQuarter: 1 });
    expect((await refusal(place()))[2]).toBe(
      'The kitchen has as many orders as it can cook right now. Please try again a little later.',
    );
  });

  it('typed by staff with the time they promised counts, even in a full quarter', async () => {
    await set('capacity', { ordersPerQuarter: 1 });
    waitUntil(12, 3);
    const typed = { channel: 'staff', customerPhone: '9876512345', promisedInMinutes: 30 };
    await placed(typed, cook);
    await placed(typed, cook);
    expect(await quarters()).toEqual([{ orders: 2, items: 2 }]);
  });
});

// SLOT-1
describe('fifty orders at once', () => {
  it('never take more places than a quarter has', async () => {
    await set('capacity', { ordersPerQuarter: 4 });
    waitUntil(12, 3);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => place({}, index % 2 ? asha : ravi)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(201));
    const promises = new Map<number, number>();
    for (const answer of answers) {
      const quarter = Math.floor(Date.parse(answer.json().promisedAt) / QUARTER);
      promises.set(quarter, (promises.get(quarter) ?? 0) + 1);
    }
    expect([...promises.values()].sort((one, other) => other - one)).toEqual([...Array(12).fill(4), 2]);
  });

  it('for the last place of a slot give it to exactly one', async () => {
    await set('capacity', { ordersPerQuarter: 3, scheduleDays: 1 });
    waitUntil(12, 3);
    const scheduledFor = today(18).toISOString();
    await placed({ scheduledFor });
    await placed({ scheduledFor });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => place({ scheduledFor }, index % 2 ? asha : ravi)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused).toHaveLength(49);
    expect(refused[0]?.json()).toMatchObject({
      type: 'order_slot_unavailable',
      message: 'This time has just been taken. The next free time is 6:30 pm today.',
    });
    expect(await quarters()).toEqual([{ orders: 3, items: 3 }]);
  });

  it('of which some are cancelled meanwhile leave the count right', async () => {
    await set('capacity', { ordersPerQuarter: 10, scheduleDays: 1 });
    waitUntil(12, 3);
    const scheduledFor = today(18).toISOString();
    const first = [];
    for (let order = 0; order < 10; order++) first.push(await placed({ scheduledFor }));
    const [cancelled, again] = await Promise.all([
      Promise.all(
        first
          .slice(0, 5)
          .map(({ $id }) => step(asha, $id, { type: 'step', from: 'placed', to: 'cancelled' })),
      ),
      Promise.all(Array.from({ length: 20 }, () => place({ scheduledFor }, ravi))),
    ]);
    expect(cancelled.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(201));
    const taken = again.filter(({ statusCode }) => statusCode === 201).length;
    expect(taken).toBeLessThanOrEqual(5);
    expect(await quarters()).toEqual([{ orders: 5 + taken, items: 5 + taken }]);
  });
});

// SLOT-5
describe('a place in a quarter of an hour comes back', () => {
  const take = async () => {
    await set('capacity', { ordersPerQuarter: 1, scheduleDays: 1 });
    waitUntil(12, 3);
    const scheduledFor = today(18).toISOString();
    const order = await placed({ scheduledFor, items: [thali(4)] });
    expect(await quarters()).toEqual([{ orders: 1, items: 4 }]);
    return { id: order.$id, scheduledFor };
  };

  it.each([
    ['its customer cancels', () => asha, { to: 'cancelled' }],
    ['the kitchen rejects it', () => cook, { to: 'rejected', reason: 'tooBusy' }],
  ])('when %s', async (_what, who, values) => {
    const { id, scheduledFor } = await take();
    expect((await step(who(), id, { type: 'step', from: 'placed', ...values })).statusCode).toBe(201);
    expect(await quarters()).toEqual([]);
    await placed({ scheduledFor });
  });

  it('once, however often it is asked for', async () => {
    const { id } = await take();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => step(asha, id, { type: 'step', from: 'placed', to: 'cancelled' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await quarters()).toEqual([]);
  });
});

// ORDER-33
describe('an order that says which time was seen', () => {
  const soon = (minutes: number) => new Date(now() + minutes * MINUTE).toISOString();

  it('is refused with the new time if it would come over ten minutes later, and nothing changes', async () => {
    waitUntil(12, 3);
    expect(await placed({ expectedBy: soon(21) })).toMatchObject({ expectedBy: null });
    await set('kitchen', { promiseMinutes: 55 });
    expect(await refusal(place({ expectedBy: soon(30), expectedTotal: 301 }))).toEqual([
      409,
      'order_terms_changed',
      'This order comes to ₹301 now: dishes ₹249, delivery ₹40, tax ₹12. It comes later than shown: at 12:58 pm today. Please look at the bill again before ordering.',
    ]);
    await placed({ expectedBy: soon(55) });
  });

  it('takes no place if it is refused', async () => {
    await set('capacity', { ordersPerQuarter: 1 });
    waitUntil(12, 3);
    await placed({ expectedBy: soon(30) });
    kitchen.takeEvents();
    expect((await refusal(place({ expectedBy: soon(30) })))[1]).toBe('order_terms_changed');
    expect(await quarters()).toEqual([{ orders: 1, items: 1 }]);
  });
});
