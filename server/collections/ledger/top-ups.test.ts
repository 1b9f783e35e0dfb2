import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openGatewayKitchen } from '#tests/gateway-kitchen.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';

let customer: Person;
let count = 0;
const kitchen = await closeAfterAll(openGatewayKitchen());

beforeEach(async () => {
  await kitchen.setSection('ledger', { isOn: true });
  await kitchen.setPayments({ vpa: 'rasoi@icici' });
  customer = await kitchen.customer(`payer-${++count}`);
});

const utrOf = (n: number) => String(400_000_000_000 + n);
const begin = (amount: number, way = 'direct', who = customer, documentId?: string) =>
  kitchen.create(who, 'topUps', { amount, way }, documentId);
/** The id of a new top-up. */
async function begun(amount: number, way = 'direct'): Promise<string> {
  const answer = await begin(amount, way);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().$id;
}
const change = (id: string, data: object, who = kitchen.owner) => kitchen.change(who, 'topUps', id, data);
const balance = async (id = customer.id) => (await kitchen.read(kitchen.owner, 'users', id)).json().balance;
const entries = async () =>
  (await kitchen.list(customer, 'ledgerEntries'))
    .json()
    .documents.map(({ kind, credit, paidBy, referenceKind, reference }: Record<string, unknown>) => [
      kind,
      credit,
      paidBy,
      referenceKind,
      reference,
    ]);
const record = (data: object) =>
  kitchen.create(kitchen.owner, 'ledgerEntries', { userId: customer.id, ...data });

// LEDGER-30
describe('paying in by UPI', () => {
  it('counts once staff confirm it, and only once, however often and by whomever', async () => {
    const id = await begun(500);
    const upi = (await kitchen.send(customer, 'GET', `/top-ups/${id}/upi`)).json();
    expect(upi.request).toMatchObject({ vpa: 'rasoi@icici', amount: 500 });
    expect(upi.request.link).toContain('am=500.00');
    const utr = utrOf(count);
    expect((await change(id, { reference: utr }, customer)).json()).toMatchObject({
      state: 'open',
      reference: utr,
    });
    expect(await balance()).toBeNull();
    const confirmed = await Promise.all(
      [kitchen.owner, kitchen.manager].map((who) => change(id, { state: 'paid' }, who)),
    );
    expect(confirmed.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect(await entries()).toEqual([['payment', 500, 'bank', 'transfer', utr]]);
    expect(await balance()).toBe(500);
    expect((await kitchen.send(customer, 'GET', `/top-ups/${id}/upi`)).json()).toEqual({ request: null });
  });

  it('is refused to an anonymous account, and a sixth claim while five wait for the kitchen', async () => {
    const anonymous = await kitchen.send(VISITOR, 'POST', '/account/sessions/anonymous');
    const [session] = Object.values(JSON.parse(String(anonymous.headers['x-fallback-cookies'])));
    const guest = { id: anonymous.json().userId, email: '', session: String(session) };
    expect(outcomeOf(await begin(100, 'direct', guest))).toEqual([401, 'user_unauthorized']);
    for (let claims = 0; claims < 5; claims++) {
      expect((await change(await begun(100), { reference: utrOf(++count) }, customer)).statusCode).toBe(200);
    }
    const sixth = await begun(100);
    expect(outcomeOf(await change(sixth, { reference: utrOf(++count) }, customer))).toEqual([
      400,
      'top_up_refused',
    ]);
  });

  it('is given up when the customer begins another one, and open again when they say that they have paid it', async () => {
    const first = await begun(100);
    await begun(200);
    const read = async () => (await kitchen.read(customer, 'topUps', first)).json().state;
    expect(await read()).toBe('dropped');
    expect((await change(first, { reference: utrOf(++count) }, customer)).statusCode).toBe(200);
    expect(await read()).toBe('open');
  });

  it('a number with spaces is the same number', async () => {
    const utr = utrOf(++count);
    const spaced = `${utr.slice(0, 4)} ${utr.slice(4)}`;
    expect(
      (await record({ kind: 'payment', paidBy: 'bank', credit: 60, reference: spaced })).statusCode,
    ).toBe(201);
    const again = await change(await begun(60), { state: 'paid', reference: utr });
    expect(outcomeOf(again)).toEqual([409, 'ledger_reference_used']);
  });

  it('without a number the top-up itself is what the entry is about', async () => {
    const id = await begun(80);
    expect((await change(id, { state: 'paid' })).statusCode).toBe(200);
    expect(await entries()).toEqual([['payment', 80, 'bank', 'topUp', id]]);
  });

  it('whoever does not find the number says so, staff enter what their bank shows, and the audit log has it', async () => {
    const id = await begun(500);
    const claimed = await change(id, { claimedAt: '2020-01-01T00:00:00.000Z' }, customer);
    expect(claimed.json()).toMatchObject({ state: 'open', reference: null });
    expect(Date.parse(claimed.json().claimedAt)).toBeGreaterThan(Date.parse('2026-01-01'));
    const utr = utrOf(++count);
    expect((await change(id, { state: 'paid', reference: utr }, kitchen.manager)).statusCode).toBe(200);
    expect(await entries()).toEqual([['payment', 500, 'bank', 'transfer', utr]]);
    const log = await kitchen.database.query(
      sql`select "adminId" from audits where collection = 'topUps' and "documentId" = ${id} and "adminId" = ${kitchen.manager.id}`,
    );
    expect(log).toHaveLength(1);
    const again = await begun(500);
    expect(outcomeOf(await change(again, { reference: utr }, customer))).toEqual([
      409,
      'ledger_reference_used',
    ]);
  });

  it('a confirmation without a number and the claim with one, at the same time, count once', async () => {
    const id = await begun(500);
    const utr = utrOf(++count);
    const both = await Promise.all([
      change(id, { state: 'paid' }),
      change(id, { reference: utr }, customer),
      change(id, { state: 'paid' }, kitchen.manager),
    ]);
    expect(both.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(await balance()).toBe(500);
    expect(await entries()).toHaveLength(1);
    expect((await kitchen.read(kitchen.owner, 'topUps', id)).json().state).toBe('paid');
  });

  it('nobody but its customer says that it is paid, and staff say that nothing came', async () => {
    const id = await begun(500);
    const claim = { claimedAt: new Date().toISOString() };
    expect((await change(id, claim, kitchen.asha)).statusCode).toBe(401);
    expect((await change(id, claim)).statusCode).toBe(400);
    await change(id, claim, customer);
    const denied = await change(id, { deniedAt: new Date().toISOString() });
    expect(denied.json()).toMatchObject({ state: 'open', reference: null });
    expect(denied.json().deniedAt).not.toBeNull();
  });

  it('one number counts once: in the ledger by hand, for a top-up, and for an order', async () => {
    const utr = utrOf(++count);
    expect((await record({ kind: 'payment', paidBy: 'bank', credit: 60, reference: utr })).statusCode).toBe(
      201,
    );
    const id = await begun(60);
    expect(outcomeOf(await change(id, { reference: utr }, customer))).toEqual([409, 'ledger_reference_used']);
    expect(outcomeOf(await change(id, { state: 'paid', reference: utr }))).toEqual([
      409,
      'ledger_reference_used',
    ]);
    const orderId = await kitchen.place(customer, { paymentMethod: 'upi' });
    const [payment] = await kitchen.ofOrder('payments', orderId);
    const confirm = (reference: string) =>
      kitchen.change(kitchen.owner, 'payments', payment?.$id ?? '', { state: 'paid', reference });
    expect(outcomeOf(await confirm(utr))).toEqual([409, 'payment_reference_used']);
    const other = utrOf(++count);
    expect((await confirm(other)).statusCode).toBe(200);
    expect(outcomeOf(await change(id, { state: 'paid', reference: other }))).toEqual([
      409,
      'ledger_reference_used',
    ]);
    expect(await balance()).toBe(60);
  });

  it('staff say that it has not come, the customer corrects the number, and may give it up', async () => {
    const id = await begun(100);
    expect(outcomeOf(await change(id, { deniedAt: new Date().toISOString() }))).toEqual([409, 'top_up_over']);
    await change(id, { reference: utrOf(++count) }, customer);
    expect((await change(id, { deniedAt: new Date().toISOString() })).json().deniedAt).not.toBeNull();
    expect((await change(id, { reference: utrOf(++count) }, customer)).json().deniedAt).toBeNull();
    expect((await change(id, { state: 'dropped' }, customer)).json().state).toBe('dropped');
    // Money that comes later still counts.
    expect((await change(id, { state: 'paid' })).statusCode).toBe(200);
    expect(await balance()).toBe(100);
  });

  it.each([
    ['confirms their own', { state: 'paid' }, 401],
    ['says that it has not come', { deniedAt: new Date().toISOString() }, 401],
    ['changes its amount', { amount: 9000, reference: utrOf(1) }, 400],
    ['names a number that is none', { reference: '12345' }, 400],
  ])('a customer who %s is refused', async (_what, data, status) => {
    const id = await begun(100);
    expect((await change(id, data, customer)).statusCode).toBe(status);
    expect(await balance()).toBeNull();
  });

  it('cooks and riders see none of it', async () => {
    const id = await begun(100);
    for (const who of [kitchen.cook, kitchen.rider, kitchen.ravi]) {
      expect((await kitchen.read(who, 'topUps', id)).statusCode).toBe(404);
      expect((await change(id, { state: 'paid' }, who)).statusCode).toBe(401);
    }
  });
});

// LEDGER-30
describe('how much somebody can pay in', () => {
  it('is what the owner allows, or all that they owe', async () => {
    await kitchen.setSection('ledger', { isOn: true, mostToPayIn: 2000 });
    expect(outcomeOf(await begin(2001))).toEqual([400, 'top_up_refused']);
    expect(outcomeOf(await begin(2000))).toEqual([201]);
    await record({ kind: 'opening', debit: 5000 });
    expect(outcomeOf(await begin(5000))).toEqual([201]);
    expect(outcomeOf(await begin(5001))).toEqual([400, 'top_up_refused']);
    expect(outcomeOf(await begin(0))).toEqual([400, 'document_invalid_structure']);
  });

  it('is nothing without a ledger, and by UPI without a UPI id', async () => {
    const id = await begun(100);
    await kitchen.setPayments({ vpa: '' });
    expect(outcomeOf(await begin(100))).toEqual([400, 'top_up_refused']);
    await kitchen.setSection('ledger', { isOn: false });
    expect(outcomeOf(await begin(100))).toEqual([403, 'ledger_off']);
    expect(outcomeOf(await change(id, { state: 'paid' }))).toEqual([403, 'ledger_off']);
  });
});

const openPage = async (id: string) => {
  const answer = await kitchen.send(customer, 'POST', `/top-ups/${id}/payment-page`);
  expect(answer.statusCode, answer.body).toBe(200);
  return [...kitchen.razorpay.pages.values()].find(({ short_url }) => short_url === answer.json().url);
};

// LEDGER-31
describe('paying in at the gateway', () => {
  it('counts once, though its message comes twice and the page is looked at', async () => {
    const id = await begun(750, 'gateway');
    const page = await openPage(id);
    if (!page) throw new Error('no page');
    expect(await openPage(id)).toBe(page);
    expect(outcomeOf(await change(id, { state: 'paid' }))).toEqual([409, 'top_up_over']);
    const message = kitchen.razorpay.pay(page);
    expect(await kitchen.handlings(message, message)).toEqual(['recorded', 'known']);
    expect(await balance()).toBe(750);
    kitchen.wait(3);
    await kitchen.app.payments.runDue();
    expect(await balance()).toBe(750);
    expect((await kitchen.read(customer, 'topUps', id)).json().state).toBe('paid');
  });

  it('money whose message was lost is found, and money of another amount counts as it came', async () => {
    const page = await openPage(await begun(300, 'gateway'));
    if (!page) throw new Error('no page');
    kitchen.razorpay.pay(page, { amount: 25_000 });
    kitchen.wait(3);
    await kitchen.app.payments.runDue();
    expect(await balance()).toBe(250);
  });

  // LEDGER-32
  it('money that comes after the login was closed is due to go back, all of it in one refund', async () => {
    const due = async () => {
      const all = await kitchen.list(kitchen.owner, 'balanceRefunds');
      return all.json().documents.filter(({ userId }: { userId: string }) => userId === customer.id);
    };
    const page = await openPage(await begun(300, 'gateway'));
    const direct = await begun(45);
    if (!page) throw new Error('no page');
    expect((await kitchen.send(customer, 'PATCH', '/account/status')).statusCode).toBe(200);
    expect(await due()).toEqual([]);
    expect(await kitchen.handlings(kitchen.razorpay.pay(page))).toEqual(['recorded']);
    expect(await due()).toMatchObject([{ amount: 300, state: 'due', closedLogin: true }]);
    expect((await change(direct, { state: 'paid' })).statusCode).toBe(200);
    expect(await due()).toMatchObject([{ amount: 345 }]);
  });

  it('is refused to others, and for a top-up by UPI', async () => {
    const id = await begun(300, 'gateway');
    const ask = (of: string, who = customer) => kitchen.send(who, 'POST', `/top-ups/${of}/payment-page`);
    expect(outcomeOf(await ask(id, kitchen.ravi))).toEqual([404, 'document_not_found']);
    expect(outcomeOf(await ask(await begun(300)))).toEqual([409, 'top_up_over']);
  });
});

// LEDGER-36
it('what is paid in by UPI, and paid back, is at the bank on the day it was recorded, and never in the till', async () => {
  const { totals: before } = (await kitchen.send(kitchen.owner, 'GET', '/day')).json();
  const bankOf = (texts: readonly string[]) => {
    const bank = texts.map((text) => JSON.parse(text)).find(({ paidBy }) => paidBy === 'bank');
    return [bank?.received.amount ?? 0, bank?.givenBack.amount ?? 0];
  };
  const [received, givenBack] = bankOf(before.balances);
  const id = await begun(700);
  await change(id, { state: 'paid' });
  const documentId = `back-${++count}`;
  await kitchen.create(customer, 'balanceRefunds', { payTo: 'a@okicici' }, documentId);
  const paid = { state: 'paid', paidBy: 'bank' };
  await kitchen.change(kitchen.owner, 'balanceRefunds', documentId, paid);
  const { totals } = (await kitchen.send(kitchen.owner, 'GET', '/day')).json();
  expect(bankOf(totals.balances)).toEqual([received + 700, givenBack + 700]);
  expect(totals.drawers).toEqual(before.drawers);
});
