import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

let customer: Person;
let count = 0;
const kitchen = await closeAfterAll(openOrderKitchen());
await kitchen.setSection('ledger', { isOn: true });

beforeEach(async () => {
  customer = await kitchen.customer(`regular-${++count}`);
});

const record = (data: object, who = kitchen.owner, documentId?: string) =>
  kitchen.create(who, 'ledgerEntries', { userId: customer.id, ...data }, documentId);
const pay = (credit: number, more: object = {}, who = kitchen.owner) =>
  record({ kind: 'payment', paidBy: 'cash', credit, ...more }, who);
/** The id of a new entry. */
async function paid(credit: number, more: object = {}): Promise<string> {
  const answer = await pay(credit, more);
  expect(answer.body).toContain('$id');
  return answer.json().$id;
}
const reverse = (reversalOf: string, who = kitchen.owner, more: object = {}) =>
  record({ kind: 'reversal', reversalOf, ...more }, who);
const profile = async (id = customer.id) => (await kitchen.read(kitchen.owner, 'users', id)).json();
const entriesOf = async (who: Person) => (await kitchen.list(who, 'ledgerEntries')).json();

// LEDGER-1
describe('an entry of the ledger', () => {
  it('is told to its customer with the balance that it leaves', async () => {
    await paid(340);
    await record({ kind: 'adjustment', debit: 100, note: 'Counted again' });
    await record({ kind: 'goodwill', credit: 40 });
    const told = await kitchen.database.query<{ kind: string; balance: number }>(
      sql`select kind, ("values"::jsonb -> 'balance')::int as balance from "customerMessages"
        where "userId" = ${customer.id} order by sequence`,
    );
    expect(told).toEqual([
      { kind: 'money-received', balance: 34_000 },
      { kind: 'money-charged', balance: 24_000 },
      { kind: 'money-credited', balance: 28_000 },
    ]);
  });

  it('is never changed or deleted over the wire, not even by an owner', async () => {
    const path = at('ledgerEntries', await paid(340));
    for (const [method, body] of [
      ['PATCH', { data: { credit: 1 } }],
      ['PATCH', { data: { note: 'Changed' } }],
      ['PUT', { data: { userId: customer.id, kind: 'payment', paidBy: 'cash', credit: 1 } }],
      ['DELETE', undefined],
    ] as const) {
      expect(outcomeOf(await kitchen.send(kitchen.owner, method, path, body))).toEqual([
        401,
        'user_unauthorized',
      ]);
    }
    expect((await profile()).balance).toBe(340);
  });

  it.each([
    ['another amount', sql`credit = credit + 1`],
    ['another side', sql`debit = 1, credit = 0`],
    ['another kind', sql`kind = 'goodwill'`],
    ['another time', sql`at = now()`],
    ['another cause', sql`reference = 'other'`],
    ['another note', sql`note = 'Changed'`],
  ])('is not changed by the database either: %s', async (_what, change) => {
    const id = await paid(340);
    const changing = kitchen.database.execute(sql`update "ledgerEntries" set ${change} where id = ${id}`);
    await expect(changing).rejects.toThrow('never changed');
  });

  it('is not deleted by the database either', async () => {
    const id = await paid(340);
    const deleting = kitchen.database.execute(sql`delete from "ledgerEntries" where id = ${id}`);
    await expect(deleting).rejects.toThrow('never deleted');
  });

  it('is recorded once, however often the request is sent', async () => {
    const data = { kind: 'payment', paidBy: 'cash', credit: 340 };
    const sent = await Promise.all([1, 2, 3].map(() => record(data, kitchen.owner, `once-${count}`)));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await profile()).balance).toBe(340);
  });
});

// LEDGER-2
it('a kitchen that keeps no ledger records nothing', async () => {
  await kitchen.setSection('ledger', { isOn: false });
  expect(outcomeOf(await pay(340))).toEqual([403, 'ledger_off']);
  expect(await profile()).toMatchObject({ balance: null, owedSince: null });
  await kitchen.setSection('ledger', { isOn: true });
});

// LEDGER-3
describe('a balance', () => {
  it('is what came in minus what was used, and says since when something is owed', async () => {
    await record({ kind: 'opening', debit: 1240.5 });
    const first = await profile();
    expect(first.balance).toBe(-1240.5);
    expect(Date.now() - Date.parse(first.owedSince)).toBeLessThan(60_000);
    await pay(1300);
    expect(await profile()).toMatchObject({ balance: 59.5, owedSince: null });
  });

  it('counts from the oldest debit that is not paid', async () => {
    await record({ kind: 'opening', debit: 100 });
    kitchen.wait(60);
    await record({ kind: 'adjustment', debit: 50, note: 'Tiffin box' });
    const [old, late] = (await entriesOf(customer)).documents;
    expect((await profile()).owedSince).toBe(old.at);
    await pay(100);
    expect((await profile()).owedSince).toBe(late.at);
  });
});

// LEDGER-4
describe('of the ledger', () => {
  it('customers see their own entries and balance, and nobody else’s', async () => {
    await paid(340);
    expect(await entriesOf(customer)).toMatchObject({ total: 1, documents: [{ credit: 340, debit: 0 }] });
    expect((await kitchen.read(customer, 'users', customer.id)).json().balance).toBe(340);
    expect((await entriesOf(await kitchen.customer(`other-${++count}`))).total).toBe(0);
  });

  it('cooks and riders see no entries and no balances', async () => {
    const path = at('ledgerEntries', await paid(340));
    for (const who of [kitchen.cook, kitchen.rider]) {
      expect((await entriesOf(who)).total).toBe(0);
      expect((await kitchen.send(who, 'GET', path)).statusCode).toBe(404);
      expect((await kitchen.read(who, 'users', customer.id)).statusCode).toBe(404);
    }
  });

  it.each([
    ['visitor', () => VISITOR, 401],
    ['customer', () => customer, 401],
    ['rider', () => kitchen.rider, 401],
    ['cook', () => kitchen.cook, 401],
    ['manager', () => kitchen.manager, 201],
    ['owner', () => kitchen.owner, 201],
  ] as const)('a %s records a payment: %s', async (_who, who, status) => {
    expect((await pay(10, {}, who())).statusCode).toBe(status);
  });
});

// LEDGER-5
describe('what people record by hand', () => {
  it('is refused with a reason if it makes no sense', async () => {
    const answer = await record({ kind: 'payment', credit: 10 });
    expect(outcomeOf(answer)).toEqual([400, 'ledger_entry_refused']);
    expect(answer.json().message).toContain('cash or to the bank');
    expect(outcomeOf(await record({ kind: 'order', debit: 10 }))).toEqual([400, 'ledger_entry_refused']);
    expect(outcomeOf(await record({ userId: 'nobody', kind: 'goodwill', credit: 1 }))[0]).toBe(404);
  });

  it('gives up a debt for an owner alone', async () => {
    await record({ kind: 'opening', debit: 100 });
    const lost = { kind: 'writeOff', credit: 100, note: 'Moved away' };
    expect(outcomeOf(await record(lost, kitchen.manager))).toEqual([401, 'user_unauthorized']);
    const entry = await record(lost);
    expect(entry.statusCode).toBe(201);
    expect((await profile()).balance).toBe(0);
    expect(outcomeOf(await reverse(entry.json().$id, kitchen.manager))).toEqual([401, 'user_unauthorized']);
    expect((await reverse(entry.json().$id)).statusCode).toBe(201);
    expect((await profile()).balance).toBe(-100);
  });

  it('stands in the audit log with who did it', async () => {
    const id = await paid(340);
    const [row] = await kitchen.database.query(
      sql`select action, collection, "adminId" from audits where "documentId" = ${id}`,
    );
    expect(row).toEqual({ action: 'create', collection: 'ledgerEntries', adminId: 'owner' });
  });
});

// LEDGER-6
describe('a mistake', () => {
  it('is corrected by the opposite entry, once', async () => {
    const id = await paid(340);
    const answer = await reverse(id, kitchen.manager, { note: 'Typed twice' });
    expect(answer.json()).toMatchObject({ kind: 'reversal', debit: 340, credit: 0, paidBy: 'cash' });
    expect((await profile()).balance).toBe(0);
    expect(outcomeOf(await reverse(id))).toEqual([409, 'ledger_entry_reversed']);
  });

  it('is corrected once by several people at the same moment', async () => {
    const id = await paid(340);
    const all = await Promise.all([1, 2, 3, 4].map(() => reverse(id)));
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect((await profile()).balance).toBe(0);
  });

  it('can’t be a reversal, or an entry of somebody else', async () => {
    const id = await paid(340);
    const reversal = (await reverse(id)).json().$id;
    expect(outcomeOf(await reverse(reversal))).toEqual([409, 'ledger_entry_not_reversible']);
    expect(outcomeOf(await reverse(await paid(10), kitchen.owner, { userId: 'asha' }))[0]).toBe(404);
  });
});

// LEDGER-7
describe('the number of a transfer', () => {
  it('counts once, also for another customer and at the same moment', async () => {
    const transfer = { paidBy: 'bank', reference: `utr-${count}` };
    const all = await Promise.all(
      ['asha', 'ravi', customer.id].map((userId) => pay(100, { ...transfer, userId })),
    );
    expect(all.map(outcomeOf).sort()).toEqual([
      [201],
      [409, 'ledger_reference_used'],
      [409, 'ledger_reference_used'],
    ]);
  });

  it('can be recorded for the right customer once the wrong entry is reversed', async () => {
    const transfer = { paidBy: 'bank', reference: `utr-${count}` };
    await reverse(await paid(100, transfer));
    expect((await pay(100, { ...transfer, userId: 'asha' })).statusCode).toBe(201);
    expect(outcomeOf(await pay(100, transfer))).toEqual([409, 'ledger_reference_used']);
  });
});

// LEDGER-8
describe('the ledger of a login that is closed', () => {
  it('stays without notes, and never stops the closing', async () => {
    await record({ kind: 'adjustment', debit: 120, note: 'Asha, next door' });
    expect((await kitchen.send(customer, 'PATCH', '/account/status')).statusCode).toBe(200);
    expect(await profile()).toMatchObject({ name: null, balance: -120 });
    const [entry] = await kitchen.database.query(
      sql`select note, debit from "ledgerEntries" where "userId" = ${customer.id}`,
    );
    expect(entry).toEqual({ note: null, debit: 12_000 });
  });

  it('is part of the customer’s data', async () => {
    await paid(340);
    const { ledgerEntries } = (await kitchen.send(customer, 'GET', '/account/export')).json();
    expect(ledgerEntries).toMatchObject([{ kind: 'payment', credit: 340 }]);
  });
});
