import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type App, createApp } from '#server/app.ts';
import { type Database, openDatabase } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { at, type Person } from '#tests/kitchen.ts';
import type { OrderKitchen } from '#tests/order-kitchen.ts';
import { openUpiKitchen } from '#tests/upi-kitchen.ts';

let kitchen: OrderKitchen;
let customer: Person;
/** The database connection and server of a second instance. */
let database: Database;
let second: App;
let count = 0;

beforeAll(async () => {
  ({ kitchen } = await openUpiKitchen());
  await kitchen.setKitchen({ orderMode: 'board' });
  await kitchen.setSection('ledger', { isOn: true });
  database = openDatabase({ url: kitchen.url });
  second = await createApp({
    database,
    pincodes: { lookUp: async () => [{ Message: '', Status: 'Error', PostOffice: null }] },
    settings: readSettings({ RATE_LIMIT_SCALE: '0' }),
    logger: false,
    withPages: false,
  });
});
afterAll(async () => {
  await second.server.close();
  await database.close();
  await kitchen.close();
});
beforeEach(async () => {
  customer = await kitchen.customer(`racer-${++count}`);
});

/** Sends a request to one of the two instances. */
const send = (instance: number, who: Person, method: 'POST' | 'PATCH', path: string, payload: object) =>
  instance === 0
    ? kitchen.send(who, method, path, payload)
    : second.server.inject({
        method,
        url: `/v1${path}`,
        headers: { 'x-appwrite-project': 'rasoi', 'x-appwrite-session': who.session },
        payload,
      });
const create = (instance: number, who: Person, collection: string, data: object, id = `made-${++count}`) =>
  send(instance, who, 'POST', at(collection), { documentId: id, data });

const ITEMS = [JSON.stringify({ DishID: 'samosa', quantity: 4, price: 59 })];
const order = (instance: number, data: object, id?: string) =>
  create(instance, customer, 'orders', { items: ITEMS, address: '4, MG Road, Pune', ...data }, id);
const paysAhead = (credit: number) =>
  create(0, kitchen.owner, 'ledgerEntries', { userId: customer.id, kind: 'payment', paidBy: 'cash', credit });
const allow = (houseLimit: number) =>
  kitchen.send(kitchen.owner, 'PATCH', at('users', customer.id), { data: { houseLimit } });
const reject = (instance: number, orderId: string) =>
  create(instance, kitchen.owner, 'orderEvents', {
    ...{ orderId, type: 'step', from: 'placed', to: 'rejected', reason: 'tooBusy' },
  });
const refund = (instance: number, orderId: string, amount: number) =>
  create(instance, kitchen.owner, 'refunds', { orderId, amount, reason: 'goodwill' });
async function confirm(instance: number, orderId: string) {
  const due = (await kitchen.ofOrder('payments', orderId)).find(({ method }) => method === 'upi');
  return send(instance, kitchen.owner, 'PATCH', at('payments', due?.$id ?? ''), { data: { state: 'paid' } });
}
async function placed(data: object): Promise<string> {
  const answer = await order(0, data);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().$id;
}

/** The stored balance of the customer (₹), after checking that the ledger agrees with it and with their orders. */
async function checkedBalance(): Promise<number> {
  const [found] = await kitchen.database.query<{ balance: number; summed: number; wrong: number }>(
    sql`select coalesce(u.balance, 0) as balance,
        (select coalesce(sum(credit - debit), 0)::bigint from "ledgerEntries" e where e."userId" = u.id) as summed,
        (select count(*) from payments p where p."userId" = u.id and p.method in ('balance', 'house')
          and (p.state = 'paid') <> (1 = (select count(*) from "ledgerEntries" e
            where e."referenceKind" = 'payment' and e.reference = p.id and e.debit = p.amount and not exists (
              select 1 from "ledgerEntries" r where r."reversalOf" = e.id))))
        + (select count(*) from refunds f where f."userId" = u.id and f."toBalance"
          and 1 <> (select count(*) from "ledgerEntries" e
            where e."referenceKind" = 'refund' and e.reference = f.id and e.credit = f.amount)) as wrong
      from users u where u.id = ${customer.id}`,
  );
  expect(found).toMatchObject({ balance: found?.summed, wrong: 0 });
  return (found?.balance ?? 0) / 100;
}

/** What two requests at once come to: their statuses, and the balance of a customer who began with ₹340. */
interface Race {
  name: string;
  run: () => Promise<{ statusCode: number }[]>;
  statuses: number[];
  balance: (total: number) => number;
}
const TOTAL = 288;

const RACES: Race[] = [
  {
    name: 'two tabs that spend the same ₹340',
    run: () => Promise.all([order(0, { fromBalance: TOTAL }), order(1, { fromBalance: TOTAL })]),
    statuses: [201, 409],
    balance: (total) => 340 - total,
  },
  {
    name: 'two tabs of which one waits for UPI',
    run: () =>
      Promise.all([order(0, { paymentMethod: 'upi', fromBalance: 200 }), order(1, { fromBalance: 200 })]),
    statuses: [201, 409],
    balance: () => Number.NaN,
  },
  {
    name: 'the same order twice',
    run: () => Promise.all([order(0, { fromBalance: 200 }, 'same'), order(1, { fromBalance: 200 }, 'same')]),
    statuses: [201, 201],
    balance: () => 140,
  },
  {
    name: 'two orders on a house account that has room for one',
    run: async () => {
      await allow(10);
      return Promise.all([order(0, { paymentMethod: 'house' }), order(1, { paymentMethod: 'house' })]);
    },
    statuses: [201, 409],
    balance: (total) => 340 - total,
  },
  {
    name: 'a payment that is confirmed on two instances',
    run: async () => {
      const id = await placed({ paymentMethod: 'upi', fromBalance: 200 });
      return Promise.all([confirm(0, id), confirm(1, id)]);
    },
    statuses: [200, 409],
    balance: () => 140,
  },
  {
    name: 'a refund and the end of the order',
    run: async () => {
      const id = await placed({ fromBalance: TOTAL });
      await Promise.all([refund(0, id, 50), reject(1, id)]);
      return [];
    },
    statuses: [],
    balance: () => 340,
  },
  {
    name: 'an order, and a refund to the balance of an earlier one',
    run: async () => {
      const id = await placed({ fromBalance: 200 });
      return Promise.all([order(0, { fromBalance: 140 }), refund(1, id, 60)]);
    },
    statuses: [201, 201],
    balance: () => 60,
  },
];

// LEDGER-21
it.each(RACES)('$name: the sum is right, and nothing counts twice', async ({ run, statuses, balance }) => {
  await paysAhead(340);
  const answers = await run();
  const found = answers.map(({ statusCode }) => statusCode).sort();
  expect(found).toEqual(statuses);
  const [first] = await kitchen.database.query<{ total: number }>(
    sql`select "totalAmount" / 100 as total from orders where "userId" = ${customer.id} limit 1`,
  );
  const expected = balance(first?.total ?? 0);
  const now = await checkedBalance();
  if (!Number.isNaN(expected)) expect(now).toBe(expected);
});

type Action = { at: number; nth: number } & (
  | { do: 'ahead' | 'goodwill' | 'refund'; amount: number }
  | { do: 'order'; method: string; amount: number }
  | { do: 'reject' | 'confirm' | 'reverse' }
);
const amount = fc.integer({ min: 1, max: 300 });
const common = { at: fc.constantFrom(0, 1), nth: fc.nat(12) };
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    ...common,
    do: fc.constantFrom('ahead' as const, 'goodwill' as const, 'refund' as const),
    amount,
  }),
  fc.record({
    ...common,
    do: fc.constant('order' as const),
    method: fc.constantFrom('cod', 'upi', 'house', 'balance'),
    amount,
  }),
  fc.record({ ...common, do: fc.constantFrom('reject' as const, 'confirm' as const, 'reverse' as const) }),
);

async function nthOf(table: string, nth: number): Promise<string> {
  const rows = await kitchen.database.query<{ id: string }>(
    sql`select id from ${sql.identifier(table)} where "userId" = ${customer.id} order by sequence`,
  );
  return rows[nth % Math.max(1, rows.length)]?.id ?? 'none';
}

async function act(each: Action) {
  const { at: instance, nth } = each;
  const entry = (data: object) =>
    create(instance, kitchen.owner, 'ledgerEntries', { userId: customer.id, ...data });
  if (each.do === 'ahead') return entry({ kind: 'payment', paidBy: 'bank', credit: each.amount });
  if (each.do === 'goodwill') return entry({ kind: 'goodwill', credit: each.amount });
  if (each.do === 'reverse')
    return entry({ kind: 'reversal', reversalOf: await nthOf('ledgerEntries', nth) });
  if (each.do === 'order') return order(instance, { paymentMethod: each.method, fromBalance: each.amount });
  const id = await nthOf('orders', nth);
  if (each.do === 'refund') return refund(instance, id, each.amount);
  return each.do === 'reject' ? reject(instance, id) : confirm(instance, id);
}

// LEDGER-3
it('a balance is the sum of its entries after any orders, refunds, payments and reversals at once', async () => {
  await allow(2000);
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 16 }), async (actions) => {
      const answers = await Promise.all(actions.map(act));
      for (const { statusCode, body } of answers)
        expect([200, 201, 400, 404, 409], body).toContain(statusCode);
      await checkedBalance();
    }),
    { numRuns: 12, seed: 20261128 },
  );
  const kinds = await kitchen.database.query<{ kind: string }>(
    sql`select distinct kind from "ledgerEntries" where "userId" = ${customer.id}`,
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order', 'refund', 'reversal']));
}, 120_000);
