import { afterEach, expect, it } from 'vitest';
import { addDays, dayAt, momentOf } from '#domain/time/local-time.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { VISITOR } from '#tests/kitchen.ts';
import { openReportKitchen } from '#tests/report-kitchen.ts';

/** Minutes that the kitchen's clock is ahead: at first it is noon of the next day there. */
let ahead = 0;
const kitchen = await closeAfterAll(openReportKitchen());
const noon = momentOf(addDays(dayAt(new Date(), 'Asia/Kolkata'), 1), 12 * 60, 'Asia/Kolkata');

afterEach(async () => {
  await kitchen.reset();
  ahead += 2;
});

const ask = (who = kitchen.owner) => kitchen.send(who, 'GET', '/reports/today');
const today = async () => (await ask()).json();
const MINUTE = 60_000;

ahead = (noon - Date.now()) / MINUTE;
kitchen.wait(ahead);

const ago = (ms: number) => new Date(Date.now() + ahead * MINUTE - ms).toISOString();

// ADMIN-101
it('counts what was sold today, and on the same weekday before until the same time', async () => {
  const DAY = 24 * 60 * MINUTE;
  const goodwill = await kitchen.storeOrder(ago(MINUTE));
  await kitchen.database.execute(sql`insert into refunds (id, created, updated, "orderId", "userId", amount, reason, method)
    values ('goodwill', now(), now(), ${goodwill}, 'asha', 3000, 'goodwill', 'cod')`);
  const test = await kitchen.storeOrder(ago(2 * MINUTE));
  await kitchen.database.execute(sql`update orders set "testPayment" = true where id = ${test}`);
  await kitchen.storeOrder(ago(MINUTE), { status: 'cancelled' });
  await kitchen.storeOrder(ago(7 * DAY + MINUTE));
  await kitchen.storeOrder(ago(7 * DAY - MINUTE));
  const { now, before } = await today();
  expect(now).toEqual({ orders: 1, revenue: 70 });
  expect(before).toMatchObject({ orders: 1, revenue: 100 });
});

it('counts orders that wait and are late, and names what is sold out', async () => {
  await kitchen.setSection('kitchen', { orderMode: 'board' });
  const waiting = await kitchen.storeOrder(ago(MINUTE), { status: 'placed' });
  const late = await kitchen.storeOrder(ago(40 * MINUTE), { status: 'preparing' });
  await kitchen.storeOrder(ago(MINUTE), { status: 'awaitingPayment' });
  const outside = await kitchen.storeOrder(ago(5 * MINUTE), { status: 'outForDelivery' });
  await kitchen.database.execute(sql`insert into payments (id, created, updated, "orderId", "userId", amount, method, state, mock, problems, "createdAt")
    values ('due', now(), now(), ${outside}, 'asha', 10000, 'cod', 'due', false, '{}', now())`);
  await kitchen.database.execute(
    sql`update orders set "acceptBy" = ${ago(-10 * MINUTE)}, "promisedAt" = ${ago(-30 * MINUTE)} where id = ${waiting}`,
  );
  await kitchen.database.execute(sql`update orders set "promisedAt" = ${ago(MINUTE)} where id = ${late}`);
  await kitchen.change(kitchen.owner, 'dishes', 'masala-chai', { isAvailable: false });
  expect(await today()).toMatchObject({
    waiting: 1,
    late: 1,
    outside: 100,
    soldOut: { count: 1, dishes: [{ id: 'masala-chai', name: 'Masala Chai' }] },
    toConfirm: 0,
  });
});

it('is for owners and managers', async () => {
  expect((await ask(kitchen.manager)).statusCode).toBe(200);
  for (const who of [VISITOR, kitchen.cook]) expect((await ask(who)).statusCode).toBe(401);
});
