import { afterEach, beforeEach, expect, it } from 'vitest';
import { orders } from '#server/collections/orders/orders.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { find } from '#server/documents/store.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { at } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen } from '#tests/order-kitchen.ts';
import { settleInvoices } from './settle-invoices.ts';

const STEPS = 500;
const ROLLBACKS = 50;

let kitchen: OrderKitchen;

// A series that has begun is never left again, so each test has a kitchen of its own.
beforeEach(async () => {
  kitchen = await openOrderKitchen();
  await kitchen.setKitchen({ orderMode: 'board', acceptWithinMinutes: 1_000 });
  await set('tax', { sellerKind: 'regular', gstin: '27AAPFU0939F1ZV', state: '27' });
});
afterEach(() => kitchen.close());

const set = (section: string, value: object) => kitchen.changeSettings(kitchen.owner, section, value);

// INVOICE-2
it(`of ${STEPS} steps and ${ROLLBACKS} that are rolled back, many at once, none leaves a gap or gives a number twice`, async () => {
  /** Copies an order that is being cooked; returns the ids of the copies. */
  async function copies(count: number): Promise<string[]> {
    const model = await kitchen.place();
    await kitchen.walk(model, 'accepted', 'preparing');
    const [{ columns } = { columns: '' }] = await kitchen.database.query<{ columns: string }>(
      sql`select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_schema = current_schema() and table_name = 'orders' and column_name not in ('id', 'sequence', 'number')`,
    );
    const names = sql.raw(columns);
    const rows = await kitchen.database.query<{ id: string }>(
      sql`insert into orders (id, number, ${names})
      select ${model} || '-' || each, nextval('orders_number'), ${names}
      from orders, generate_series(1, ${count}::int) as each where id = ${model} returning id`,
    );
    return rows.map(({ id }) => id);
  }
  /** Requests at once. With all of them, the last would wait for a connection longer than the server lets them. */
  const AT_ONCE = 110;
  /** The serial numbers of each series. */
  async function serials(): Promise<Record<string, number[]>> {
    const rows = await kitchen.database.query<{ series: string; serials: number[] }>(
      sql`select series, array_agg(serial::int order by serial) as serials from invoices group by series`,
    );
    return Object.fromEntries(rows.map(({ series, serials: each }) => [series, each]));
  }
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
  const ids = await copies(STEPS + ROLLBACKS);
  const isRolledBack = (index: number) => index % Math.ceil((STEPS + ROLLBACKS) / ROLLBACKS) === 0;
  const { engine } = kitchen.app;
  const stepOrRollBack = async (id: string, index: number) => {
    if (!isRolledBack(index)) return (await kitchen.step(kitchen.cook, id, 'preparing', 'ready')).statusCode;
    const failing = runUnitOfWork(engine, SYSTEM, async (work) => {
      const order = await find(work.sql, orders, id, true);
      if (!order) throw new Error(`There is no order ${id}`);
      await settleInvoices(work, { ...order, data: { ...order.data, status: 'ready' } });
      const made = await work.sql.query(sql`select 1 from invoices where "orderId" = ${id}`);
      throw new Error(`rolled back with ${made.length} invoice`);
    });
    return failing.then(String, ({ message }: Error) => message);
  };
  const outcomes: unknown[] = [];
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const wave = ids.slice(first, first + AT_ONCE);
    outcomes.push(...(await Promise.all(wave.map((id, place) => stepOrRollBack(id, first + place)))));
  }
  const count = (outcome: unknown) => outcomes.filter((each) => each === outcome).length;
  expect([count(201), count('rolled back with 1 invoice')]).toEqual([STEPS, ROLLBACKS]);
  expect(await serials()).toEqual({ A: upTo(STEPS) });
  // Credit notes of simultaneous ends are counted in their own series.
  const ready = ids.filter((_id, index) => !isRolledBack(index)).slice(0, 20);
  const ends = ready.map((id) =>
    kitchen.step(kitchen.owner, id, 'ready', 'cancelled', { reason: 'customerAsked' }),
  );
  expect((await Promise.all(ends)).map(({ statusCode }) => statusCode)).toEqual(ready.map(() => 201));
  expect(await serials()).toEqual({ A: upTo(STEPS), CA: upTo(20) });
}, 240_000);

// INVOICE-2
it('no number is dated before the one before it, also when the clock goes back', async () => {
  const issuedAfter = async (minutes: number) => {
    kitchen.wait(minutes);
    const id = await kitchen.place();
    await kitchen.walk(id, 'accepted', 'ready');
    const [row] = await kitchen.database.query<{ number: string; issuedAt: Date }>(
      sql`select number, "issuedAt" from invoices where "orderId" = ${id}`,
    );
    return row?.issuedAt.getTime() ?? 0;
  };
  const first = await issuedAfter(0);
  expect(await issuedAfter(-90)).toBe(first);
  expect(await issuedAfter(60)).toBe(first);
  expect(await issuedAfter(31)).toBeGreaterThan(first);
});

// INVOICE-9
it('the owner begins the next series after a restore, and there is no way back or past it', async () => {
  const setSeries = async (series: string) => {
    const answer = await set('invoices', { series });
    return [answer.statusCode, answer.json().message];
  };
  const issue = async () => {
    const id = await kitchen.place();
    await kitchen.walk(id, 'accepted', 'ready');
    const [row] = await kitchen.database.query<{ number: string }>(
      sql`select number from invoices where "orderId" = ${id}`,
    );
    return row?.number.replace(/\d\d-\d\d/, 'year');
  };
  expect(await issue()).toBe('A/year/000001');
  expect(await setSeries('C')).toEqual([400, 'After series A comes series B, and no other.']);
  expect((await setSeries('b'))[0]).toBe(200);
  // A restore may come with another clock. INVOICE-2
  kitchen.wait(-30);
  expect(await issue()).toBe('B/year/000001');
  const dates = await kitchen.database.query<{ issuedAt: Date }>(
    sql`select "issuedAt" from invoices order by sequence`,
  );
  expect(dates).toHaveLength(2);
  expect(dates[1]).toEqual(dates[0]);
  expect(await issue()).toBe('B/year/000002');
  expect((await setSeries('B'))[0]).toBe(200);
  expect(await setSeries('A')).toEqual([400, 'After series B comes series C, and no other.']);
  expect(await setSeries('')).toEqual([400, expect.stringContaining('must be one letter from A to Z')]);
  const denied = { data: { value: JSON.stringify({ series: 'C' }) } };
  const path = at('settings', 'invoices');
  expect((await kitchen.send(kitchen.manager, 'PATCH', path, denied)).statusCode).toBe(401);
  expect((await kitchen.send(kitchen.manager, 'GET', path)).statusCode).toBe(404);
  const audits = (await kitchen.list(kitchen.owner, 'audits')).json().documents;
  expect(audits.at(-1)).toMatchObject({ collection: 'settings', documentId: 'invoices' });
});
