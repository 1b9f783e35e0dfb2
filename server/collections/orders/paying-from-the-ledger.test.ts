import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { at, outcomeOf, type Person } from '#tests/kitchen.ts';
import { phoneOrder, waitUntilNoon } from '#tests/order-kitchen.ts';
import { openUpiKitchen } from '#tests/upi-kitchen.ts';

let customer: Person;
let count = 0;
const upi = await openUpiKitchen();
const { kitchen, expire } = upi;
await waitUntilNoon(kitchen);
await kitchen.setKitchen({ orderMode: 'board' });
await kitchen.setSection('ledger', { isOn: true });

afterAll(() => kitchen.close());
beforeEach(async () => {
  customer = await kitchen.customer(`payer-${++count}`);
});

interface Payment {
  $id: string;
  method: string;
  amount: number;
  state: string;
}

/** Records that the customer has paid this much ahead. */
async function paysAhead(credit: number): Promise<void> {
  const data = { userId: customer.id, kind: 'payment', paidBy: 'cash', credit };
  const body = { documentId: `ahead-${++count}`, data };
  expect((await kitchen.send(kitchen.manager, 'POST', at('ledgerEntries'), body)).statusCode).toBe(201);
}
const allow = (houseLimit: number | null, who = kitchen.manager) =>
  kitchen.change(who, 'users', customer.id, { houseLimit, houseRhythm: 'weekly' });
const balance = async () => (await kitchen.read(kitchen.owner, 'users', customer.id)).json().balance;
const standing = async (who = customer) =>
  (await kitchen.send(who, 'GET', `/ledger/standing?userId=${customer.id}`)).json();
const ask = (data: object, who = customer) => {
  const items = [JSON.stringify({ DishID: 'samosa', quantity: 4, price: 59 })];
  return kitchen.create(who, 'orders', { items, address: '4, MG Road, Pune', ...data });
};
const place = async (data: object, who = customer) => {
  const answer = await ask(data, who);
  expect(answer.statusCode, answer.body).toBe(201);
  return { id: String(answer.json().$id), total: Number(answer.json().totalAmount) };
};
/** What each payment of an order is: 'balance 300 paid'. */
const paymentsOf = async (id: string) =>
  (await kitchen.ofOrder<Payment>('payments', id))
    .map(({ method, amount, state }) => `${method} ${amount} ${state}`)
    .sort();
const refundsOf = async (id: string) =>
  (await kitchen.ofOrder<Payment & { toBalance: boolean }>('refunds', id)).map(
    ({ method, amount, state, toBalance }) => `${method} ${amount} ${state}${toBalance ? ' credited' : ''}`,
  );
const entries = async () =>
  (
    await kitchen.database.query<{ kind: string; change: number }>(
      sql`select kind, ((credit - debit) / 100.0)::float as change from "ledgerEntries"
        where "userId" = ${customer.id} order by sequence`,
    )
  ).map(({ kind, change }) => `${kind} ${change}`);
const confirm = async (id: string) => {
  const due = (await kitchen.ofOrder<Payment>('payments', id)).find(({ method }) => method === 'upi');
  return kitchen.change(kitchen.manager, 'payments', due?.$id ?? '', { state: 'paid' });
};

// LEDGER-17
describe('an order that is paid from the balance', () => {
  it('counts the part at once if nothing else is awaited, and leaves the rest to be collected', async () => {
    await paysAhead(100);
    const { id, total } = await place({ paymentMethod: 'cod', fromBalance: 100 });
    expect(await paymentsOf(id)).toEqual(['balance 100 paid', `cod ${total - 100} due`]);
    expect(await entries()).toEqual(['payment 100', 'order -100']);
    expect(await balance()).toBe(0);
  });

  it('is paid completely if the balance is enough, whatever else was chosen', async () => {
    await paysAhead(1000);
    const { id, total } = await place({ paymentMethod: 'upi', fromBalance: 1000 });
    expect(await kitchen.order(id)).toMatchObject({
      paymentMethod: 'balance',
      prepaid: false,
      status: 'placed',
    });
    expect(await paymentsOf(id)).toEqual([`balance ${total} paid`]);
    expect(await balance()).toBe(1000 - total);
  });

  it('holds the part while it waits for UPI, and counts it once with the confirmation', async () => {
    await paysAhead(100);
    const { id, total } = await place({ paymentMethod: 'upi', fromBalance: 100 });
    expect(await paymentsOf(id)).toEqual(['balance 100 due', `upi ${total - 100} due`]);
    expect(await entries()).toEqual(['payment 100']);
    expect(await standing()).toEqual({ usable: 0, house: null });
    expect(outcomeOf(await ask({ paymentMethod: 'cod', fromBalance: 1 }))).toEqual([
      409,
      'order_balance_short',
    ]);
    await Promise.all([confirm(id), confirm(id)]);
    expect((await kitchen.order(id)).status).toBe('placed');
    expect(await paymentsOf(id)).toEqual(['balance 100 paid', `upi ${total - 100} paid`]);
    expect(await entries()).toEqual(['payment 100', 'order -100']);
  });

  it('is not paid out by hand while it is held', async () => {
    await paysAhead(100);
    await place({ paymentMethod: 'upi', fromBalance: 100 });
    const data = { userId: customer.id, kind: 'payment', paidBy: 'cash', debit: 1 };
    const paidOut = await kitchen.create(kitchen.manager, 'ledgerEntries', data);
    expect(outcomeOf(paidOut)).toEqual([400, 'ledger_entry_refused']);
  });

  it('holds it again if the confirmation is undone, and counts it again with the next', async () => {
    await paysAhead(100);
    const { id } = await place({ paymentMethod: 'upi', fromBalance: 100 });
    await confirm(id);
    const upi = (await kitchen.ofOrder<Payment>('payments', id)).find(({ method }) => method === 'upi');
    const undone = { data: { state: 'due' } };
    expect((await kitchen.send(kitchen.manager, 'PATCH', at('payments', upi?.$id), undone)).statusCode).toBe(
      200,
    );
    expect([await balance(), (await standing()).usable]).toEqual([100, 0]);
    await confirm(id);
    expect(await balance()).toBe(0);
  });

  it.each(['expired', 'cancelled'])(
    'releases the part if it is %s, and makes a late payment credit',
    async (how) => {
      await paysAhead(100);
      const { id, total } = await place({ paymentMethod: 'upi', fromBalance: 100 });
      if (how === 'cancelled') await kitchen.step(customer, id, 'awaitingPayment', 'cancelled');
      else {
        await kitchen.database.execute(sql`update orders set "payBy" = '2020-01-01' where id = ${id}`);
        await expire();
      }
      expect((await kitchen.order(id)).status).toBe(how);
      expect((await standing()).usable).toBe(100);
      expect(await refundsOf(id)).toEqual([]);
      expect((await confirm(id)).statusCode).toBe(200);
      expect(await refundsOf(id)).toEqual([`upi ${total - 100} done credited`]);
      expect(await balance()).toBe(total);
    },
  );

  it('takes no test payment beside it, and nothing while the ledger is off', async () => {
    await paysAhead(100);
    await kitchen.setPayments({ vpa: '' });
    expect(outcomeOf(await ask({ paymentMethod: 'upi', fromBalance: 10 }))).toEqual([
      400,
      'order_payment_off',
    ]);
    await kitchen.setPayments({ vpa: 'rasoi@icici' });
    await kitchen.setSection('ledger', { isOn: false });
    expect(outcomeOf(await ask({ paymentMethod: 'balance' }))).toEqual([400, 'order_payment_off']);
    await kitchen.setSection('ledger', { isOn: true });
  });
});

// LEDGER-18
describe('a house account', () => {
  it('takes an order as a debt, up to its limit, and says by how much the next is over it', async () => {
    expect((await allow(300)).statusCode).toBe(200);
    const { id, total } = await place({ paymentMethod: 'house' });
    expect(await paymentsOf(id)).toEqual([`house ${total} paid`]);
    expect(await balance()).toBe(-total);
    expect(await standing()).toEqual({
      usable: 0,
      house: { left: 300 - total, limit: 300, rhythm: 'weekly' },
    });
    const refused = await ask({ paymentMethod: 'house' });
    expect(outcomeOf(refused)).toEqual([409, 'order_over_limit']);
    expect(refused.json().message).toContain(`₹${total - (300 - total)} over`);
  });

  it('is set by owners and managers alone, and seen by nobody else', async () => {
    for (const who of [customer, kitchen.cook, kitchen.rider, kitchen.asha])
      expect((await allow(500, who)).statusCode).toBeGreaterThanOrEqual(400);
    expect(outcomeOf(await ask({ paymentMethod: 'house' }))).toEqual([400, 'order_payment_off']);
    for (const who of [kitchen.asha, kitchen.cook])
      expect(outcomeOf(await kitchen.send(who, 'GET', `/ledger/standing?userId=${customer.id}`))[0]).toBe(
        401,
      );
    await allow(500);
    const audits = await kitchen.database.query<{ text: string }>(
      sql`select to_jsonb(a)::text as text from audits a where a."documentId" = ${customer.id}`,
    );
    expect(audits.map(({ text }) => text).join()).toContain('houseLimit');
  });

  it('pays what staff type for the customer, though cooks may not', async () => {
    await allow(1000);
    const data = phoneOrder(9_876_500_000 + count, { forUserId: customer.id, paymentMethod: 'house' });
    const send = (who: Person) => kitchen.create(who, 'orders', data);
    expect(outcomeOf(await send(kitchen.cook))).toEqual([400, 'order_payment_off']);
    const placed = await send(kitchen.manager);
    expect(placed.statusCode, placed.body).toBe(201);
    expect(await balance()).toBe(-placed.json().totalAmount);
  });
});

// LEDGER-20
describe('what goes back of an order that was paid from the ledger', () => {
  it('returns each part where it came from when the order is refused', async () => {
    await paysAhead(100);
    const { id, total } = await place({ paymentMethod: 'upi', fromBalance: 100 });
    await confirm(id);
    await kitchen.step(kitchen.owner, id, 'placed', 'rejected', { reason: 'tooBusy' });
    expect(await refundsOf(id)).toEqual(['balance 100 done credited', `upi ${total - 100} owed`]);
    expect(await balance()).toBe(100);
    expect(await entries()).toEqual(['payment 100', 'order -100', 'refund 100']);
  });

  it('lowers a debt first, then returns to the balance, then gives money back', async () => {
    await paysAhead(50);
    await allow(1000);
    const { id, total } = await place({ paymentMethod: 'house', fromBalance: 50 });
    const refund = (amount: number, more: object = {}) =>
      kitchen.create(kitchen.manager, 'refunds', { orderId: id, amount, reason: 'goodwill', ...more });
    const handed = { doneAt: new Date().toISOString(), method: 'cod' };
    expect(outcomeOf(await refund(10, handed))).toEqual([409, 'refund_exceeds_payment']);
    expect((await refund(10)).json()).toMatchObject({ method: 'house', toBalance: true, state: 'done' });
    await kitchen.step(kitchen.owner, id, 'placed', 'rejected', { reason: 'tooBusy' });
    expect(await refundsOf(id)).toEqual([
      'house 10 done credited',
      `house ${total - 60} done credited`,
      'balance 50 done credited',
    ]);
    expect(await balance()).toBe(50);
  });

  it('puts a higher total on the house account within its limit, and otherwise on cash', async () => {
    await allow(600);
    const { id, total } = await place({ paymentMethod: 'house' });
    await kitchen.walk(id, 'accepted');
    const change = async (revision: number, substituteQuantity: number, line: number) => {
      const made = await kitchen.create(kitchen.owner, 'orderChanges', {
        orderId: id,
        revision,
        line,
        quantity: 1,
        reason: 'customerAsked',
        substituteId: 'appam-stew',
        substituteQuantity,
      });
      expect(made.statusCode, made.body).toBe(201);
      const answer = { data: { state: 'accepted' } };
      const answered = await kitchen.send(customer, 'PATCH', at('orderChanges', made.json().$id), answer);
      expect(answered.statusCode, answered.body).toBe(200);
      return Number((await kitchen.order(id)).totalAmount);
    };
    const within = await change(1, 1, 0);
    expect(within).toBeGreaterThan(total);
    expect(await paymentsOf(id)).toEqual([`house ${within - total} paid`, `house ${total} paid`].sort());
    expect(await balance()).toBe(-within);
    const over = await change(2, 3, 0);
    expect(over).toBeGreaterThan(600);
    expect(await paymentsOf(id)).toContain(`cod ${over - within} due`);
    expect(await balance()).toBe(-within);
  });

  it('cannot be recorded or taken back by hand', async () => {
    await paysAhead(500);
    const { id } = await place({ paymentMethod: 'balance' });
    const [paid] = await kitchen.ofOrder<Payment>('payments', id);
    for (const state of ['due', 'paid']) {
      const answer = await kitchen.change(kitchen.owner, 'payments', paid?.$id ?? '', { state });
      expect(answer.statusCode).toBe(400);
    }
  });
});
