import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { type Days, spanOf } from '#domain/reports/periods.ts';
import { openForLongWork } from '#server/db/connection.ts';
import { takeLock } from '#server/db/locks.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openReportKitchen } from '#tests/report-kitchen.ts';
import { figuresByDay, keepDays } from './keep-days.ts';
import { salesStatement, soldStatement, testsStatement, timesStatement } from './statements.ts';

const ZONE = 'Asia/Kolkata';
const DAYS: Days = { from: '2024-05-04', to: '2024-05-09' };
const NOON = '2024-05-06T12:00:00+05:30';
const kitchen = await closeAfterAll(openReportKitchen());

afterEach(() => kitchen.reset());

const keep = (timeZone = ZONE) => keepDays(kitchen.database, timeZone, DAYS);

async function keptDays(): Promise<string[]> {
  const rows = await kitchen.database.query<{ day: string }>(sql`select day from report_days order by day`);
  return rows.map(({ day }) => day);
}

interface Stored {
  minute: number;
  status: string;
  kind: string;
  test: boolean;
  total: number;
  quantity: number;
  dish: string;
  ready: number | null;
  end: number;
  promise: number | null;
}

const order: fc.Arbitrary<Stored> = fc.record({
  minute: fc.integer({ min: 0, max: 8 * 1440 }),
  status: fc.constantFrom(
    'delivered',
    'delivered',
    'delivered',
    'collected',
    'placed',
    'cancelled',
    'awaitingPayment',
  ),
  kind: fc.constantFrom('delivery', 'pickup'),
  test: fc.boolean(),
  total: fc.integer({ min: 1, max: 99_999 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  dish: fc.constantFrom('samosa', 'phulka', 'gone'),
  ready: fc.option(fc.integer({ min: 0, max: 60 })),
  end: fc.integer({ min: 0, max: 120 }),
  promise: fc.option(fc.integer({ min: 10, max: 60 })),
});

/** Changes of the order or refund that `which` chooses; late ones, as all these orders are old. */
const CHANGES: Readonly<Record<string, (which: string, amount: number) => SQL>> = {
  cancel: (which) => sql`update orders set status = 'cancelled' where id = ${which}`,
  'test payment answered': (which) =>
    sql`update orders set "testPayment" = not "testPayment" where id = ${which}`,
  'line removed': (which, amount) =>
    sql`update orders set items = '[]', "totalAmount" = "totalAmount" / 2 + ${amount % 100} where id = ${which}`,
  refund: (
    which,
    amount,
  ) => sql`insert into refunds (id, created, updated, "orderId", amount, method, reason, "createdAt")
    select ${`r-${which}`} || count(*), now(), now(), ${which}, ${amount}, 'cod', 'goodwill', now() from refunds
    having exists (select 1 from orders where id = ${which})`,
  'refund changed': (which, amount) => sql`update refunds set amount = ${amount} where "orderId" = ${which}`,
  'refund taken back': (which) => sql`delete from refunds where "orderId" = ${which}`,
  ready: (which) =>
    sql`update orders set accepted_at = "orderedOn", ready_at = "orderedOn" + interval '7 minutes' where id = ${which}`,
  move: (which) => sql`update orders set "orderedOn" = "orderedOn" - interval '20 hours' where id = ${which}`,
  delete: (which) =>
    sql`with gone as (delete from refunds where "orderId" = ${which}) delete from orders where id = ${which}`,
};

const change = fc.record({
  what: fc.constantFrom(...Object.keys(CHANGES)),
  which: fc.nat(),
  amount: fc.integer({ min: 1, max: 5_000 }),
  keepsBefore: fc.boolean(),
});

let stored = 0;

// REPORT-10
describe('days that are kept', () => {
  it('say what their orders say, whatever was changed of these before and afterwards, in every time zone', async () => {
    /** Stores the orders, and returns their ids. */
    async function store(orders: readonly Stored[]): Promise<string[]> {
      const ids = orders.map(() => `random-${++stored}`);
      const rows = orders.map((each, at) => ({ ...each, id: ids[at] }));
      await kitchen.database.execute(sql`
    insert into orders (id, created, updated, "totalAmount", subtotal, "deliveryFee", tax, packing, tip, items, "orderedOn", number,
      status, kind, "testPayment", "statusSince", accepted_at, ready_at, accepted_promise)
    select id, at, at, total, 8000, 1500, 500, 0, 7,
      jsonb_build_array(jsonb_build_object('dishId', dish, 'name', dish, 'quantity', quantity, 'price', 100)), at,
      nextval('orders_number'), status, kind, test, at + "end" * m, at, at + ready * m, at + promise * m
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (id text, minute int, status text, kind text, test boolean,
        total bigint, quantity int, dish text, ready int, "end" int, promise int),
      lateral (select '2024-05-03T00:00:00Z'::timestamptz + minute * interval '1 minute' as at, interval '1 minute' as m) as times`);
      return ids;
    }
    /** All that the statements say of the days, and the sales of some of them up to the middle of one. */
    async function figures(timeZone: string): Promise<unknown[][]> {
      const whole = spanOf(DAYS, timeZone);
      const half = { from: whole.from, until: new Date(whole.until.getTime() - 43_200_000) };
      const statements: SQL[] = [
        salesStatement(whole, 'day', timeZone),
        salesStatement(half, 'hour', timeZone),
        soldStatement(whole, timeZone),
        testsStatement(whole, timeZone),
        timesStatement(whole, timeZone, { lateAfter: 15, now: new Date(NOON) }),
      ];
      return Promise.all(statements.map((statement) => kitchen.database.query(statement)));
    }
    /** The figures with no day kept: added up from the orders. */
    async function scanned(timeZone: string): Promise<unknown[][]> {
      await kitchen.database.execute(sql`delete from report_days`);
      return figures(timeZone);
    }
    let keptInAll = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(order, { minLength: 1, maxLength: 12 }),
        fc.array(order, { maxLength: 2 }),
        fc.array(change, { maxLength: 6 }),
        fc.constantFrom(ZONE, 'America/New_York'),
        async (orders, late, changes, secondZone) => {
          for (const table of ['refunds', 'orders', 'report_days'])
            await kitchen.database.execute(sql.raw(`delete from ${table}`));
          const ids = await store(orders);
          await keep();
          ids.push(...(await store(late)));
          for (const { what, which, amount, keepsBefore } of changes) {
            if (keepsBefore) await keep();
            await kitchen.database.execute(
              CHANGES[what]?.(ids[which % ids.length] ?? '', amount) ?? sql`select 1`,
            );
          }
          keptInAll += (await keptDays()).length;
          const afterChanges = await figures(ZONE);
          await keep(secondZone);
          const inSecondZone = await figures(secondZone);
          expect(afterChanges).toEqual(await scanned(ZONE));
          expect(inSecondZone).toEqual(await scanned(secondZone));
        },
      ),
      { numRuns: 12 },
    );
    expect(keptInAll).toBeGreaterThan(0);
  }, 180_000);

  it('are read instead of their orders', async () => {
    await kitchen.storeOrder(NOON);
    await keep();
    await kitchen.database.execute(sql`update report_hours set revenue = 777700`);
    expect((await kitchen.report('from=2024-05-04&to=2024-05-09')).now.totals.revenue).toBe(7777);
  });

  it('are those that were over two days ago, from the first order on; a report keeps its days', async () => {
    await kitchen.storeOrder(NOON);
    await kitchen.storeOrder(new Date().toISOString());
    await kitchen.report('from=2024-05-04&to=2024-05-07&compare=none');
    expect(await keptDays()).toEqual(['2024-05-06', '2024-05-07']);
    await figuresByDay({ ...kitchen.app.engine, database: kitchen.database }).run();
    const kept = await keptDays();
    expect(
      kept.at(-1)?.localeCompare(new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)),
    ).toBeLessThan(1);
    expect(kept.length).toBeGreaterThan(365);
  });

  it('are forgotten alone when an order of them changes, and not for what reports do not say', async () => {
    const id = await kitchen.storeOrder(NOON);
    await kitchen.storeOrder('2024-05-05T12:00:00+05:30');
    await keep();
    await kitchen.database.execute(
      sql`update orders set "customerName" = 'Asha R', updated = now() where id = ${id}`,
    );
    expect(await keptDays()).toContain('2024-05-06');
    await kitchen.database.execute(sql`update orders set tip = 100 where id = ${id}`);
    expect(await keptDays()).toEqual(['2024-05-05', '2024-05-07', '2024-05-08', '2024-05-09']);
  });
});

// REPORT-10
it.each(Object.entries(CHANGES))(
  'a day is forgotten with a late change of one of its orders: %s',
  async (_what, changed) => {
    const id = await kitchen.storeOrder(NOON);
    await kitchen.database.execute(CHANGES.refund?.(id, 300) ?? sql``);
    await keep();
    expect(await keptDays()).toContain('2024-05-06');
    await kitchen.database.execute(changed(id, 500));
    expect(await keptDays()).not.toContain('2024-05-06');
  },
);

// REPORT-10
describe('with two instances', () => {
  it('a day is added up only once a change of its orders that began before is committed', async () => {
    const id = await kitchen.storeOrder(NOON);
    const other = openForLongWork({ url: kitchen.url });
    let keeping: Promise<void> | undefined;
    let isKept = false;
    await kitchen.database.transaction(async (tx) => {
      await tx.execute(sql`update orders set status = 'cancelled' where id = ${id}`);
      keeping = keepDays(other, ZONE, DAYS).then(() => {
        isKept = true;
      });
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(isKept).toBe(false);
    });
    await keeping;
    expect(await keptDays()).toContain('2024-05-06');
    expect((await kitchen.report('from=2024-05-06&to=2024-05-06')).now.totals.orders).toBe(0);
    await other.close();
  });

  it('a day that both add up at once is kept once', async () => {
    await kitchen.storeOrder(NOON);
    const other = openForLongWork({ url: kitchen.url });
    await Promise.all([keep(), keepDays(other, ZONE, DAYS)]);
    expect((await kitchen.report('from=2024-05-06&to=2024-05-06')).now.totals.orders).toBe(1);
    await other.close();
  });

  it('orders of today do not wait while days are added up', async () => {
    await kitchen.database.transaction(async (tx) => {
      await takeLock(tx, 'days of reports');
      expect((await kitchen.place()).length).toBeGreaterThan(0);
    });
  });
});
