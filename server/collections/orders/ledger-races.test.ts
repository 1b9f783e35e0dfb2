import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, type Person } from '#tests/kitchen.ts';
import { openUpiKitchen } from '#tests/upi-kitchen.ts';

let customer: Person;
let count = 0;
const upi = await openUpiKitchen();
const kitchen = await closeAfterAll(upi.kitchen);
await kitchen.setKitchen({ orderMode: 'board' });
await kitchen.setSection('ledger', { isOn: true });
const sendToSecond = await kitchen.openSecond();

beforeEach(async () => {
  customer = await kitchen.customer(`racer-${++count}`);
});

/** Sends a request to one of the two instances. */
const send = (instance: number, ...request: Parameters<typeof kitchen.send>) =>
  (instance === 0 ? kitchen.send : sendToSecond)(...request);
const create = (instance: number, who: Person, collection: string, data: object, id = `made-${++count}`) =>
  send(instance, who, 'POST', at(collection), { documentId: id, data });

const ITEMS = [JSON.stringify({ DishID: 'samosa', quantity: 4, price: 59 })];
const order = (instance: number, data: object, id?: string) =>
  create(instance, customer, 'orders', { items: ITEMS, address: '4, MG Road, Pune', ...data }, id);
const paysAhead = (credit: number) =>
  create(0, kitchen.owner, 'ledgerEntries', { userId: customer.id, kind: 'payment', paidBy: 'cash', credit });
const allow = (houseLimit: number) => kitchen.change(kitchen.owner, 'users', customer.id, { houseLimit });
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
  /** What it may come to. */
  balance: (total: number) => number[];
}
const TOTAL = 288;

// LEDGER-21
it.each<Race>([
  {
    name: 'two tabs that spend the same ₹340',
    run: () => Promise.all([order(0, { fromBalance: TOTAL }), order(1, { fromBalance: TOTAL })]),
    statuses: [201, 409],
    balance: (total) => [340 - total],
  },
  {
    name: 'two tabs of which one waits for UPI',
    run: () =>
      Promise.all([order(0, { paymentMethod: 'upi', fromBalance: 200 }), order(1, { fromBalance: 200 })]),
    statuses: [201, 409],
    // Whichever is first: what waits for UPI has no entry yet.
    balance: () => [340, 140],
  },
  {
    name: 'the same order twice',
    run: () => Promise.all([order(0, { fromBalance: 200 }, 'same'), order(1, { fromBalance: 200 }, 'same')]),
    statuses: [201, 201],
    balance: () => [140],
  },
  {
    name: 'two orders on a house account that has room for one',
    run: async () => {
      await allow(10);
      return Promise.all([order(0, { paymentMethod: 'house' }), order(1, { paymentMethod: 'house' })]);
    },
    statuses: [201, 409],
    balance: (total) => [340 - total],
  },
  {
    name: 'a payment that is confirmed on two instances',
    run: async () => {
      const id = await placed({ paymentMethod: 'upi', fromBalance: 200 });
      return Promise.all([confirm(0, id), confirm(1, id)]);
    },
    statuses: [200, 409],
    balance: () => [140],
  },
  {
    name: 'a refund and the end of the order',
    run: async () => {
      const id = await placed({ fromBalance: TOTAL });
      await Promise.all([refund(0, id, 50), reject(1, id)]);
      return [];
    },
    statuses: [],
    balance: () => [340],
  },
  {
    name: 'an order, and a refund to the balance of an earlier one',
    run: async () => {
      const id = await placed({ fromBalance: 200 });
      return Promise.all([order(0, { fromBalance: 140 }), refund(1, id, 60)]);
    },
    statuses: [201, 201],
    balance: () => [60],
  },
])('$name: the sum is right, and nothing counts twice', async ({ run, statuses, balance }) => {
  await paysAhead(340);
  const answers = await run();
  const found = answers.map(({ statusCode }) => statusCode).sort();
  expect(found).toEqual(statuses);
  const [first] = await kitchen.database.query<{ total: number }>(
    sql`select "totalAmount" / 100 as total from orders where "userId" = ${customer.id} limit 1`,
  );
  expect(balance(first?.total ?? 0)).toContain(await checkedBalance());
});

const WITHOUT_AMOUNT = ['reject', 'confirm', 'reverse', 'accept', 'lower'] as const;

type Action = { at: number; nth: number } & (
  | { do: 'ahead' | 'goodwill' | 'refund'; amount: number }
  | { do: 'order'; method: string; amount: number }
  | { do: (typeof WITHOUT_AMOUNT)[number] | 'close' }
);
const amount = fc.integer({ min: 1, max: 300 });
const common = { at: fc.constantFrom(0, 1), nth: fc.nat(12) };
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      ...common,
      do: fc.constantFrom('ahead' as const, 'goodwill' as const, 'refund' as const),
      amount,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      ...common,
      do: fc.constant('order' as const),
      method: fc.constantFrom('cod', 'upi', 'house', 'balance'),
      amount,
    }),
  },
  { weight: 12, arbitrary: fc.record({ ...common, do: fc.constantFrom(...WITHOUT_AMOUNT) }) },
  { weight: 1, arbitrary: fc.record({ ...common, do: fc.constant('close' as const) }) },
);

// LEDGER-3, LEDGER-32
it('a balance is the sum of its entries after any orders, changes, refunds, payments, reversals and closings at once', async () => {
  const accept = (instance: number, orderId: string) =>
    create(instance, kitchen.owner, 'orderEvents', {
      ...{ orderId, type: 'step', from: 'placed', to: 'accepted' },
    });
  async function nthOf(table: string, nth: number): Promise<string> {
    const rows = await kitchen.database.query<{ id: string }>(
      sql`select id from ${sql.identifier(table)} where "userId" = ${customer.id} order by sequence`,
    );
    return rows[nth % Math.max(1, rows.length)]?.id ?? 'none';
  }
  /** Takes two of the four away, as the customer has asked. */
  const lower = (instance: number, orderId: string) =>
    create(instance, kitchen.owner, 'orderChanges', {
      ...{ orderId, revision: 1, line: 0, quantity: 2, reason: 'customerAsked' },
    });
  async function act(each: Action) {
    const { at: instance, nth } = each;
    const entry = (data: object) =>
      create(instance, kitchen.owner, 'ledgerEntries', { userId: customer.id, ...data });
    if (each.do === 'ahead') return entry({ kind: 'payment', paidBy: 'bank', credit: each.amount });
    if (each.do === 'goodwill') return entry({ kind: 'goodwill', credit: each.amount });
    if (each.do === 'reverse')
      return entry({ kind: 'reversal', reversalOf: await nthOf('ledgerEntries', nth) });
    if (each.do === 'order') return order(instance, { paymentMethod: each.method, fromBalance: each.amount });
    if (each.do === 'close') return send(instance, customer, 'PATCH', '/account/status', {});
    const id = await nthOf('orders', nth);
    if (each.do === 'lower') return lower(instance, id);
    if (each.do === 'refund') return refund(instance, id, each.amount);
    return { reject, accept, confirm }[each.do](instance, id);
  }
  /** Requests of a customer that are sent at once. */
  const AT_ONCE = 4;
  /** What is due to go back to the customer (₹), who has closed their login. */
  async function dueBack(): Promise<number> {
    const [due] = await kitchen.database.query<{ amount: number }>(
      sql`select coalesce(sum(amount), 0)::float8 / 100 as amount from "balanceRefunds"
      where "userId" = ${customer.id} and state = 'due'`,
    );
    return due?.amount ?? 0;
  }
  const made = new Set<string>();
  let closed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: AT_ONCE, maxLength: 24 }), async (actions) => {
      customer = await kitchen.customer(`racer-${++count}`);
      await allow(2000);
      await paysAhead(200);
      // A login with an open order is not closed.
      if (!actions.some((each) => each.do === 'close')) await accept(0, await placed({ fromBalance: 150 }));
      const answers: Awaited<ReturnType<typeof act>>[] = [];
      for (let from = 0; from < actions.length; from += AT_ONCE)
        answers.push(...(await Promise.all(actions.slice(from, from + AT_ONCE).map(act))));
      for (const [n, { statusCode, body }] of answers.entries()) {
        // Whoever has closed their login is signed out.
        expect([200, 201, 400, 401, 404, 409], body).toContain(statusCode);
        if (statusCode < 300) made.add(actions[n]?.do ?? '');
      }
      const now = await checkedBalance();
      const ends = answers.filter((_, n) => actions[n]?.do === 'close');
      if (!ends.some(({ statusCode }) => statusCode === 200)) return;
      closed++;
      expect(await dueBack()).toBe(Math.max(0, now));
    }),
    { numRuns: 24, seed: 20261128 },
  );
  expect(closed).toBeGreaterThan(0);
  const kinds = await kitchen.database.query<{ kind: string }>(
    sql`select distinct kind from "ledgerEntries"`,
  );
  expect([...made]).toEqual(expect.arrayContaining(['lower', 'close', 'reverse']));
  expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order', 'refund', 'reversal']));
}, 120_000);
