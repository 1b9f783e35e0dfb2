import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openCodeKitchen } from '#tests/code-kitchen.ts';
import { at } from '#tests/kitchen.ts';
import { phoneOrder } from '#tests/order-kitchen.ts';
import { oldestUnpaid } from './balances.ts';

let count = 0;
const codes = await openCodeKitchen();
const kitchen = await closeAfterAll(codes.kitchen);
await kitchen.setSection('ledger', { isOn: true });
const sendToSecond = await kitchen.openSecond();

/** Sends a request of the owner to one of the two instances. */
const send = (instance: number, data: object) =>
  (instance === 0 ? kitchen.send : sendToSecond)(kitchen.owner, 'POST', at('ledgerEntries'), {
    ...{ documentId: `entry-${++count}`, data },
  });

interface Entry {
  id: string;
  at: Date;
  kind: string;
  debit: number;
  credit: number;
  reversalOf: string | null;
}

/** The entries of a person, with amounts in paise, the oldest first. */
const entriesOf = (userId: string) =>
  kitchen.database.query<Entry>(
    sql`select id, at, kind, debit, credit, "reversalOf" from "ledgerEntries" where "userId" = ${userId} order by sequence`,
  );

/** The balance by adding up, and the oldest debit that later credits have not paid, by paying one after another. */
function expectedOf(entries: readonly Entry[]) {
  const balance = entries.reduce((sum, { debit, credit }) => sum + credit - debit, 0);
  const reversed = entries.map(({ reversalOf }) => reversalOf);
  const counted = entries.filter(({ id, kind }) => kind !== 'reversal' && !reversed.includes(id));
  let paid = counted.reduce((sum, { credit }) => sum + credit, 0);
  for (const { debit, at: since } of counted) {
    if (debit > paid) return { balance, owedSince: since };
    paid -= debit;
  }
  return { balance, owedSince: null };
}

async function storedOf(userId: string) {
  const [stored] = await kitchen.database.query<{ balance: number | null; owedSince: Date | null }>(
    sql`select balance, "owedSince" from users where id = ${userId}`,
  );
  return stored;
}

const amount = fc.integer({ min: 1, max: 50_000 }).map((paise) => paise / 100);
const paidBy = fc.constantFrom('cash', 'bank');
const person = fc.constantFrom('asha', 'ravi');
const instance = fc.constantFrom(0, 1);
const entry = fc.oneof(
  fc.record({ kind: fc.constant('payment'), paidBy, credit: amount }),
  fc.record({ kind: fc.constant('payment'), paidBy, debit: amount }),
  fc.record({ kind: fc.constant('goodwill'), credit: amount }),
  fc.record({ kind: fc.constant('opening'), debit: amount }),
  fc.record({ kind: fc.constant('adjustment'), debit: amount, note: fc.constant('Tiffin box') }),
  fc.record({ kind: fc.constant('writeOff'), credit: amount, note: fc.constant('Lost') }),
  fc.record({ kind: fc.constant('reversal'), nth: fc.nat(20) }),
);

// LEDGER-3
it('a balance is the sum of its entries after any requests to two instances at once', async () => {
  /** The data of a request; a reversal is of one of the entries so far. */
  async function dataOf(userId: string, { nth, ...data }: { kind: string; nth?: number }) {
    if (nth === undefined) return { userId, ...data };
    const entries = await entriesOf(userId);
    return { userId, ...data, reversalOf: entries[nth % Math.max(1, entries.length)]?.id ?? 'none' };
  }
  const request = fc.record({ instance, person, entry });
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 24 }), async (requests) => {
      const answers = await Promise.all(
        requests.map(async (each) => send(each.instance, await dataOf(each.person, each.entry))),
      );
      for (const { statusCode } of answers) expect([201, 400, 404, 409]).toContain(statusCode);
      for (const userId of ['asha', 'ravi']) {
        const entries = await entriesOf(userId);
        if (entries.length > 0) expect(await storedOf(userId)).toEqual(expectedOf(entries));
      }
    }),
    { numRuns: 25, seed: 20261127 },
  );
  const kinds = new Set((await entriesOf('asha')).map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['adjustment', 'goodwill', 'opening', 'payment', 'reversal', 'writeOff']);
});

/** A customer who ordered by phone under a new number. */
async function phoneCustomer(): Promise<string> {
  codes.nextNumber();
  const answer = await kitchen.create(kitchen.cook, 'orders', phoneOrder(codes.number()));
  return answer.json().userId;
}

// LEDGER-9
it('the entries of a phone customer become those of the account that proves the number', async () => {
  const userId = await phoneCustomer();
  await send(0, { userId, kind: 'opening', debit: 500 });
  await send(1, { userId, kind: 'payment', paidBy: 'cash', credit: 120 });
  const entered = await codes.enter(await codes.sent());
  const account: string = entered.json().userId;
  expect(account).not.toBe(userId);
  expect(await storedOf(account)).toEqual(expectedOf(await entriesOf(account)));
  expect((await storedOf(account))?.balance).toBe(-38_000);
});

// LEDGER-9
it('an entry that is recorded while the number is proven is not lost', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const userId = await phoneCustomer();
    await send(0, { userId, kind: 'opening', debit: 500 });
    const code = await codes.sent();
    const [entered, late] = await Promise.all([
      codes.enter(code),
      send(turn % 2, { userId, kind: 'payment', paidBy: 'cash', credit: 100 }),
    ]);
    expect([201, 404]).toContain(late.statusCode);
    const account: string = entered.json().userId;
    expect((await storedOf(account))?.balance).toBe(late.statusCode === 201 ? -40_000 : -50_000);
  }
});

// LEDGER-10
it('a balance reads one row, and the oldest debt only what is not paid, of 5,000 entries', async () => {
  const customer = await kitchen.customer('old-regular');
  await kitchen.database.execute(
    sql`insert into "ledgerEntries" (id, created, updated, "userId", at, kind, debit, credit, "referenceUse")
      select 'many-' || n, now(), now(), ${customer.id}, now(), case when n % 2 = 0 then 'payment' else 'opening' end,
        case when n % 2 = 0 then 0 else 100 end, case when n % 2 = 0 then 100 else 0 end, 0
      from generate_series(1, 5000) n`,
  );
  await kitchen.database.execute(sql`vacuum analyze "ledgerEntries"`);
  await send(0, { userId: customer.id, kind: 'opening', debit: 10 });
  const plans: string[] = [];
  const explaining: Pick<Sql, 'query'> = {
    async query(statement) {
      const rows = await kitchen.database.query<{ 'QUERY PLAN': string }>(
        sql`explain (analyze, costs off, timing off) ${statement}`,
      );
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return [];
    },
  };
  await oldestUnpaid(explaining, customer.id, 1000);
  const [plan = ''] = plans;
  expect(plan).not.toMatch(/Seq Scan/);
  const rows = [...plan.matchAll(/Index [^\n]*actual rows=([\d.]+)/g)].map(([, n]) => Number(n));
  expect(rows.length).toBeGreaterThan(0);
  for (const read of rows) expect(read).toBeLessThanOrEqual(200);
});
