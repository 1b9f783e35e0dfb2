import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openReportKitchen } from '#tests/report-kitchen.ts';

const kitchen = await closeAfterAll(openReportKitchen());

afterEach(() => kitchen.reset());

// REPORT-5
it('dishes and menus are listed by what they brought, deleted ones included', async () => {
  const line = (dishId: string, name: string, quantity: number, price: number) => ({
    dishId,
    name,
    quantity,
    price,
    imgUrl: '',
  });
  const day = '2024-05-06T12:00:00+05:30';
  await kitchen.storeOrder(day, {
    items: [line('samosa', 'Samosa as it was called', 2, 4_000), line('gone', 'Old Pickle', 1, 1_000)],
  });
  await kitchen.storeOrder(day, {
    items: [line('samosa', 'Samosa', 1, 4_500), line('ghar-ki-thali', 'Thali', 1, 24_900)],
  });
  await kitchen.storeOrder(day, { items: [line('samosa', 'Samosa', 9, 4_000)], status: 'cancelled' });
  const { dishes, dishCount, menus } = await kitchen.report('from=2024-05-06&to=2024-05-06');
  expect(dishCount).toBe(3);
  expect(dishes.map(({ id, quantity, amount }) => [id, quantity, amount])).toEqual([
    ['ghar-ki-thali', 1, 249],
    ['samosa', 3, 125],
    ['gone', 1, 10],
  ]);
  expect(dishes[1]?.name).toBe('Punjabi Samosa (3 pieces)');
  expect(dishes[2]?.name).toBe('Old Pickle');
  expect(menus.map(({ amount }) => amount)).toEqual([249, 125, 10]);
  expect(menus[2]).toMatchObject({ id: null, name: null });
});

// REPORT-8
it('a meal of a plan keeps the kitchen busy when it is eaten, another order when it is placed', async () => {
  await kitchen.storeOrder('2024-05-06T20:05:00+05:30');
  const meal = await kitchen.storeOrder('2024-05-06T20:00:00+05:30');
  await kitchen.database.execute(
    sql`update orders set channel = 'plan', "scheduledFor" = '2024-05-07T13:00:00+05:30' where id = ${meal}`,
  );
  const { hours, now } = await kitchen.report('from=2024-05-06&to=2024-05-06');
  expect(hours.map(({ weekday, hour, orders }) => [weekday, hour, orders])).toEqual([
    [0, 20, 1],
    [1, 13, 1],
  ]);
  expect(now.totals.orders).toBe(2);
});

// REPORT-6
it('customers are new in the period of their first order, unless that failed', async () => {
  await kitchen.storeOrder('2024-05-01T12:00:00+05:30', { userId: 'asha' });
  await kitchen.storeOrder('2024-05-01T12:00:00+05:30', { userId: 'ravi', status: 'rejected' });
  await kitchen.storeOrder('2024-05-06T12:00:00+05:30', { userId: 'asha' });
  await kitchen.storeOrder('2024-05-06T13:00:00+05:30', { userId: 'ravi' });
  await kitchen.storeOrder('2024-05-07T13:00:00+05:30', { userId: 'ravi' });
  await kitchen.storeOrder('2024-05-07T13:00:00+05:30', { userId: null });
  const { now } = await kitchen.report('from=2024-05-06&to=2024-05-07');
  expect(now.buyers).toEqual({
    first: { people: 1, orders: 2, revenue: 200 },
    returning: { people: 1, orders: 1, revenue: 100 },
    unknown: { orders: 1, revenue: 100 },
  });
});

// REPORT-7
describe('times', () => {
  const at12 = '2024-05-06T12:00:00+05:30';
  const minutes = (id: string, accepted: number, ready: number, end: number) =>
    kitchen.database.execute(
      sql`update orders set accepted_at = "orderedOn" + ${accepted} * interval '1 minute',
        ready_at = "orderedOn" + ${ready} * interval '1 minute', "statusSince" = "orderedOn" + ${end} * interval '1 minute',
        accepted_promise = "orderedOn" + interval '30 minutes' where id = ${id}`,
    );

  it('are the median and what nine of ten orders took, and how many kept their promise', async () => {
    for (const [accepted, ready, end] of [
      [2, 12, 25],
      [2, 17, 30],
      [2, 22, 55],
    ] as const)
      await minutes(await kitchen.storeOrder(at12), accepted, ready, end);
    await kitchen.storeOrder(at12, { status: 'placed' });
    const { now } = await kitchen.report('from=2024-05-06&to=2024-05-06');
    expect(now.totals.orders).toBe(4);
    expect(now.times).toEqual({
      recorded: 3,
      preparation: { orders: 3, median: 15, p90: 20 },
      delivery: { orders: 3, median: 13, p90: 33 },
      promised: 3,
      kept: 2,
    });
  });

  it('count an order that is still open once it is late', async () => {
    const late = await kitchen.storeOrder(at12, { status: 'preparing' });
    const fetched = await kitchen.storeOrder(at12, { status: 'ready' });
    await kitchen.database.execute(sql`update orders set kind = 'pickup' where id = ${fetched}`);
    for (const id of [late, fetched]) await minutes(id, 2, 25, 12);
    const { now } = await kitchen.report('from=2024-05-06&to=2024-05-06');
    expect(now.times).toMatchObject({ recorded: 0, promised: 1, kept: 0 });
    await kitchen.step(kitchen.owner, await kitchen.place(), 'placed', 'accepted', { promisedInMinutes: 20 });
    expect((await kitchen.report('period=7days')).now.times).toMatchObject({ promised: 0, kept: 0 });
  });

  it('of orders without the steps are not measured, though they were delivered', async () => {
    await kitchen.storeOrder(at12);
    const { now } = await kitchen.report('from=2024-05-06&to=2024-05-06');
    expect(now.times).toEqual({ recorded: 1, preparation: null, delivery: null, promised: 0, kept: 0 });
  });

  it('of orders whose status follows from their age are not measured', async () => {
    const id = await kitchen.place();
    await kitchen.moveOrder(id, at12);
    const { now } = await kitchen.report('from=2024-05-06&to=2024-05-06');
    expect(now.totals.orders).toBe(1);
    expect(now.times).toEqual({ recorded: 0, preparation: null, delivery: null, promised: 0, kept: 0 });
  });

  it('are noted with the steps; the promise is the one with which the kitchen accepted', async () => {
    const id = await kitchen.place();
    await kitchen.step(kitchen.owner, id, 'placed', 'accepted', { promisedInMinutes: 20 });
    const { promisedAt } = await kitchen.order(id);
    await kitchen.event(kitchen.owner, id, {
      type: 'promise',
      from: 'accepted',
      promisedInMinutes: 90,
      reason: 'tooBusy',
    });
    await kitchen.walk(id, 'ready', 'delivered');
    const [row] = await kitchen.database.query<Record<string, Date>>(
      sql`select accepted_at, ready_at, accepted_promise, "statusSince" from orders where id = ${id}`,
    );
    expect(row?.accepted_promise).toEqual(new Date(String(promisedAt)));
    expect(
      row && [row.accepted_at, row.ready_at, row.statusSince].every((moment) => moment instanceof Date),
    ).toBe(true);
    const { now } = await kitchen.report('period=7days');
    expect(now.times).toMatchObject({ recorded: 1, promised: 1, kept: 1 });
  });
});
