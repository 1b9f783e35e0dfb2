import { afterEach, describe, expect, it } from 'vitest';
import { databaseZone } from '#server/db/database-zone.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, outcomeOf, VISITOR } from '#tests/kitchen.ts';
import { openReportKitchen } from '#tests/report-kitchen.ts';

const kitchen = await closeAfterAll(openReportKitchen());

afterEach(() => kitchen.reset());

// REPORT-1
describe('a report', () => {
  it('is for owners and managers only', async () => {
    for (const who of [VISITOR, kitchen.asha, kitchen.cook, kitchen.rider])
      expect(outcomeOf(await kitchen.askReport('', who))).toEqual([401, 'user_unauthorized']);
    for (const who of [kitchen.owner, kitchen.manager]) {
      const answer = await kitchen.askReport('', who);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    }
  });

  it.each([
    ['period=century', 'Invalid `period` param'],
    ['from=2026-02-29&to=2026-03-01', 'Invalid `from` param'],
    ['from=2026-02-01', 'both the first and the last day'],
    ['from=2026-02-02&to=2026-02-01', 'the other way round'],
    ['from=2999-01-01&to=2999-01-02', 'days up to today'],
    ['from=2000-01-01&to=2026-01-01', 'at most five years'],
    ['period=today&from=2026-02-01&to=2026-02-01', 'not both'],
    ['compare=never', 'Invalid `compare` param'],
  ])('of %s is refused with a sentence that helps', async (query, words) => {
    const answer = await kitchen.askReport(query);
    expect(outcomeOf(answer)).toEqual([400, 'general_argument_invalid']);
    expect(answer.json().message).toContain(words);
  });

  it('of a kitchen without orders says zero', async () => {
    const { now, before, dishes, hours, compared } = await kitchen.report('period=28days');
    expect(now.totals).toMatchObject({ orders: 0, revenue: 0 });
    expect([now.steps, dishes, hours, before?.totals.orders]).toEqual([[], [], [], 0]);
    expect(compared?.until).toMatch(/^\d\d:\d\d$/);
  });

  it('up to a day to come ends today', async () => {
    const { period } = await kitchen.report('from=2026-01-01&to=2027-06-01&compare=none');
    expect(period.to < '2027-06-01').toBe(true);
  });
});

// REPORT-4
describe('revenue', () => {
  it('counts orders that are not rejected, cancelled, expired or unpaid', async () => {
    const day = '2024-05-06T12:00:00+05:30';
    for (const status of ['placed', 'preparing', 'delivered', 'collected'])
      await kitchen.storeOrder(day, { status });
    for (const status of ['awaitingPayment', 'rejected', 'cancelled', 'expired'])
      await kitchen.storeOrder(day, { status });
    const { now } = await kitchen.report('from=2024-05-06&to=2024-05-06');
    expect(now.totals).toEqual({
      orders: 4,
      revenue: 400,
      refunded: 0,
      discount: 0,
      tax: 20,
      delivery: 60,
      packing: 0,
      tips: 0,
    });
  });

  it('falls by what is given back, on the day of the order', async () => {
    const { owner, send } = kitchen;
    const id = await kitchen.place();
    await kitchen.moveOrder(id, '2024-05-06T12:00:00+05:30');
    const total = Number((await kitchen.order(id)).totalAmount);
    const [payment] = await kitchen.database.query<{ id: string }>(
      sql`select id from payments where "orderId" = ${id}`,
    );
    await send(owner, 'PATCH', at('payments', payment?.id ?? ''), { data: { state: 'paid' } });
    const data = { orderId: id, amount: 50, reason: 'goodwill' };
    expect((await send(owner, 'POST', at('refunds'), { documentId: 'back', data })).statusCode).toBe(201);
    const { now } = await kitchen.report('from=2024-05-06&to=2024-05-06');
    expect(now.totals).toMatchObject({ orders: 1, revenue: total - 50, refunded: 50 });
    expect(now.buyers.first).toEqual({ people: 1, orders: 1, revenue: total - 50 });
  });

  it('loses a cancelled order once, whatever was given back of it', async () => {
    const kept = await kitchen.place();
    const id = await kitchen.place(kitchen.asha, { paymentMethod: 'card' });
    for (const order of [kept, id]) await kitchen.moveOrder(order, '2024-05-06T12:00:00+05:30');
    const cancel = await kitchen.step(kitchen.owner, id, 'placed', 'cancelled', { reason: 'tooBusy' });
    expect(cancel.statusCode).toBe(201);
    const { now } = await kitchen.report('from=2024-05-06&to=2024-05-06');
    expect(now.totals).toMatchObject({
      orders: 1,
      revenue: (await kitchen.order(kept)).totalAmount,
      refunded: 0,
    });
  });

  it('says what coupons took off', async () => {
    const { owner, send } = kitchen;
    const data = { code: 'FIFTY', kind: 'amount', amount: 50 };
    expect((await send(owner, 'POST', at('coupons'), { documentId: 'fifty', data })).statusCode).toBe(201);
    const id = await kitchen.place(kitchen.asha, { couponCodes: ['FIFTY'] });
    await kitchen.moveOrder(id, '2024-05-06T12:00:00+05:30');
    const order = await kitchen.order(id);
    const { now } = await kitchen.report('from=2024-05-06&to=2024-05-06');
    expect(now.totals).toMatchObject({ discount: 50, revenue: order.totalAmount });
  });
});

// REPORT-3
describe('days in the kitchen’s time zone', () => {
  it('begin and end at its midnight', async () => {
    await kitchen.storeOrder('2024-05-05T18:29:59.999Z', { totalAmount: 100 });
    await kitchen.storeOrder('2024-05-05T18:30:00Z', { totalAmount: 200 });
    await kitchen.storeOrder('2024-05-06T18:29:59.999Z', { totalAmount: 400 });
    await kitchen.storeOrder('2024-05-06T18:30:00Z', { totalAmount: 800 });
    const { now } = await kitchen.report('from=2024-05-06&to=2024-05-06');
    expect(now.totals).toMatchObject({ orders: 2, revenue: 6 });
    expect(now.steps.map(({ step, revenue }) => `${step} ${revenue}`)).toEqual([
      '2024-05-06T00 2',
      '2024-05-06T23 4',
    ]);
  });

  it('have all their orders when the clocks go back, and when they go forward', async () => {
    await kitchen.setZone('Europe/Berlin');
    for (const moment of [
      '2024-10-26T22:00:00Z',
      '2024-10-27T00:30:00Z',
      '2024-10-27T01:30:00Z',
      '2024-10-27T22:59:59Z',
    ])
      await kitchen.storeOrder(moment);
    for (const moment of ['2024-10-26T21:59:59Z', '2024-10-27T23:00:00Z']) await kitchen.storeOrder(moment);
    const long = await kitchen.report('from=2024-10-27&to=2024-10-27&compare=none');
    expect(long.now.steps.map(({ step, orders }) => `${step} ${orders}`)).toEqual([
      '2024-10-27T00 1',
      '2024-10-27T02 2',
      '2024-10-27T23 1',
    ]);
    await kitchen.storeOrder('2024-03-30T23:30:00Z');
    await kitchen.storeOrder('2024-03-31T01:30:00Z');
    await kitchen.storeOrder('2024-03-31T21:59:59Z');
    await kitchen.storeOrder('2024-03-31T22:00:00Z');
    const short = await kitchen.report('from=2024-03-31&to=2024-03-31&compare=none');
    expect(short.now.steps.map(({ step, orders }) => `${step} ${orders}`)).toEqual([
      '2024-03-31T00 1',
      '2024-03-31T03 1',
      '2024-03-31T23 1',
    ]);
    expect(short.hours.map(({ weekday, hour }) => [weekday, hour])).toEqual([
      [6, 0],
      [6, 3],
      [6, 23],
    ]);
  });

  it('are understood by the database as by the settings', () => {
    expect(databaseZone('Asia/Kolkata')).toBe('Asia/Calcutta');
    expect(databaseZone('IST')).toBe('Asia/Calcutta');
    expect(databaseZone('+05:30')).toBe('<+05:30>-05:30');
    expect(databaseZone('-03:00')).toBe('<-03:00>+03:00');
  });
});

// REPORT-2
it('a report shows the period before, and the same days of the last year', async () => {
  await kitchen.storeOrder('2024-05-06T12:00:00+05:30', { totalAmount: 30_000 });
  await kitchen.storeOrder('2024-05-05T12:00:00+05:30', { totalAmount: 20_000 });
  await kitchen.storeOrder('2023-05-06T12:00:00+05:30', { totalAmount: 10_000 });
  const before = async (compare: string) =>
    (await kitchen.report(`from=2024-05-06&to=2024-05-06&compare=${compare}`)).before;
  expect((await before('previous'))?.totals.revenue).toBe(200);
  expect((await before('lastYear'))?.totals.revenue).toBe(100);
  expect(await before('none')).toBeNull();
});
