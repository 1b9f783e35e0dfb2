import { afterEach, beforeEach, expect, it } from 'vitest';
import { FAILED_STATUSES } from '#domain/orders/statuses.ts';
import type { Sql } from '#server/db/sql.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import { at } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen, waitUntilNoon } from '#tests/order-kitchen.ts';
import { accounts } from './accounts.ts';
import { openEntriesOf } from './days.ts';
import { openTotals } from './entries.ts';

let kitchen: OrderKitchen;

// The ledger of each test has all orders of its kitchen.
beforeEach(async () => {
  kitchen = await openOrderKitchen();
  await waitUntilNoon(kitchen);
  await kitchen.setKitchen({ orderMode: 'board' });
});
afterEach(() => kitchen.close());

// DAY-5
it('the closes of some days and the open day together are the ledger, whatever happens while days are being closed', async () => {
  const DAYS = 4;
  const ORDERS_A_DAY = 8;
  const SEED = 20261122;
  /** Numbers from 0 to below 1, the same in every run. */
  function numbers(seed: number) {
    let state = seed;
    return () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    };
  }
  const paymentsOf = (orderId: string) =>
    kitchen.database.query<{ id: string; amount: number }>(
      sql`select id, amount from payments where "orderId" = ${orderId}`,
    );
  /** Closes today with counts of everything that is expected, however often money is recorded meanwhile. */
  async function closeToday(documentId: string): Promise<void> {
    for (;;) {
      const { day, totals } = (await kitchen.send(kitchen.owner, 'GET', '/day')).json();
      if (totals === null) return;
      const counted = totals.drawers.map((text: string) => {
        const { riderId, received } = JSON.parse(text);
        return JSON.stringify({ method: 'cod', riderId, amount: received });
      });
      const data = { day, counted };
      const { statusCode } = await kitchen.create(kitchen.owner, 'dayCloses', data, documentId);
      if (statusCode === 201) return;
    }
  }
  interface Sums {
    received: number;
    givenBack: number;
  }
  function sumsOf(methods: readonly string[]): Sums {
    const parsed = methods.map((text) => JSON.parse(text));
    const sum = (side: 'received' | 'givenBack') =>
      parsed.reduce((total, method) => total + Math.round(method[side].amount * 100), 0);
    return { received: sum('received'), givenBack: sum('givenBack') };
  }
  const next = numbers(SEED);
  const oneOf = <T>(some: readonly T[]): T => some[Math.floor(next() * some.length)] as T;
  const busy = async (orderId: string) => {
    const [payment] = await paymentsOf(orderId);
    if (!payment) return;
    const act = next();
    const method = oneOf(['cod', 'upi', 'card']);
    const path = at('payments', payment.id);
    await kitchen.send(kitchen.cook, 'PATCH', path, { data: { state: 'paid', method } });
    if (act < 0.2) await kitchen.send(kitchen.cook, 'PATCH', path, { data: { state: 'due' } });
    else if (act < 0.4) {
      const refund = { orderId, amount: 10, reason: 'goodwill', method, doneAt: new Date().toISOString() };
      await kitchen.create(kitchen.owner, 'refunds', refund, `back-${orderId}`);
    } else if (act < 0.6)
      await kitchen.step(kitchen.owner, orderId, 'placed', 'rejected', { reason: 'tooBusy' });
  };
  for (let day = 0; day < DAYS; day++) {
    const orders: string[] = [];
    for (let count = 0; count < ORDERS_A_DAY; count++) {
      orders.push(await kitchen.place(kitchen.asha, { paymentMethod: oneOf(['cod', 'upi', 'card']) }));
    }
    await Promise.all([...orders.map(busy), closeToday(`close-${day}`)]);
    kitchen.wait(24 * 60);
  }

  const readLedger = async () =>
    (
      await kitchen.database.query<Sums & { orders: number; ended: number }>(
        sql`select
          (select coalesce(sum(amount), 0)::bigint from payments where state = 'paid') as received,
          (select coalesce(sum(amount), 0)::bigint from refunds where "doneAt" is not null) as "givenBack",
          (select count(*) from orders where not "testPayment") as orders,
          (select count(*) from orders where not "testPayment" and status = any(${FAILED_STATUSES}::text[])) as ended`,
      )
    )[0];
  const readShown = async () => {
    const open = (await kitchen.send(kitchen.owner, 'GET', '/day')).json();
    const { documents } = (await kitchen.list(kitchen.owner, 'dayCloses')).json();
    expect(documents).toHaveLength(DAYS);
    return [open.totals, ...documents];
  };
  // On the minute the server also lets orders of earlier days expire, perhaps between two reads.
  let ledger = await readLedger();
  let shown = await readShown();
  for (
    let now = await readLedger();
    JSON.stringify(now) !== JSON.stringify(ledger);
    now = await readLedger()
  ) {
    ledger = now;
    shown = await readShown();
  }
  const sums = shown.map(({ methods }) => sumsOf(methods));
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  expect({
    received: total(sums.map(({ received }) => received)),
    givenBack: total(sums.map(({ givenBack }) => givenBack)),
    orders: total(shown.map(({ orders }) => orders)),
    ended: total(shown.flatMap(({ ends }) => ends.map((text: string) => JSON.parse(text).count as number))),
  }).toEqual({
    received: Number(ledger?.received),
    givenBack: Number(ledger?.givenBack),
    orders: Number(ledger?.orders),
    ended: Number(ledger?.ended),
  });
  const gone = await kitchen.database.query(
    sql`select 1 from "dayCloseEntries" b join payments p on p.id = b.id where b.kind = 'payment' and p.state <> 'paid'`,
  );
  expect(gone).toEqual([]);
});

// DAY-10
it('the figures of a day and a page of accounts read the ledger from indexes', async () => {
  await kitchen.database.execute(sql`
    insert into orders (id, created, updated, "userId", "totalAmount", subtotal, "deliveryFee", tax, items, "orderedOn",
      "statusSince", number, "customerName", "customerEmail", status)
    select 'many' || n, now(), now(), 'asha', 100, 100, 0, 0, '[]', now() - n * interval '1 hour',
      now() - n * interval '1 hour', 800000 + n, 'Asha', 'a@example.in',
      case when n % 9 = 0 then 'rejected' else 'delivered' end from generate_series(1, 20000) n`);
  await kitchen.database.execute(sql`
    insert into payments (id, created, updated, "orderId", method, amount, state, mock, "paidAt", "createdAt")
    select id, created, updated, id, 'cod', 100, 'paid', false, "orderedOn", "orderedOn" from orders where id like 'many%'`);
  for (const table of ['orders', 'payments']) {
    await kitchen.database.execute(sql`vacuum analyze ${sql.identifier(table)}`);
  }
  const plans: string[] = [];
  const explaining: Sql = {
    ...kitchen.database,
    async query<Row>(statement: SQL) {
      const rows = await kitchen.database.query<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return kitchen.database.query<Row>(statement);
    },
  };
  const site = await kitchen.app.engine.site.current();
  const today = (await kitchen.send(kitchen.owner, 'GET', '/day')).json().today;
  await openTotals(explaining, await openEntriesOf(explaining, site, today));
  for await (const text of accounts(explaining, site, today, today)) expect(text).not.toBe('');
  expect(plans.length).toBeGreaterThan(4);
  expect(plans.filter((plan) => /Seq Scan on (orders|payments|refunds)/.test(plan))).toEqual([]);
});
