import { beforeEach, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, outcomeOf, type Person } from '#tests/kitchen.ts';
import { openOrderKitchen, waitUntilNoon } from '#tests/order-kitchen.ts';

let customer: Person;
let count = 0;
const kitchen = await closeAfterAll(openOrderKitchen());
await waitUntilNoon(kitchen);
await kitchen.setKitchen({ orderMode: 'board' });
await kitchen.setSection('ledger', { isOn: true });

beforeEach(async () => {
  customer = await kitchen.customer(`regular-${++count}`);
});

interface Paid {
  orderId: string;
  amount: number;
}

/** An order whose cash somebody has recorded. */
async function paidOrder(): Promise<Paid> {
  const orderId = await kitchen.place(customer);
  const [payment] = await kitchen.ofOrder<{ $id: string; amount: number }>('payments', orderId);
  const path = at('payments', payment?.$id);
  expect((await kitchen.send(kitchen.cook, 'PATCH', path, { data: { state: 'paid' } })).statusCode).toBe(200);
  return { orderId, amount: payment?.amount ?? 0 };
}
/** A refund that the kitchen owes, because the order was rejected. */
async function owed(): Promise<{ id: string; amount: number }> {
  const { orderId, amount } = await paidOrder();
  await kitchen.step(kitchen.owner, orderId, 'placed', 'rejected', { reason: 'tooBusy' });
  const [refund] = await kitchen.ofOrder('refunds', orderId);
  return { id: refund?.$id ?? '', amount };
}
const credit = (id: string, who = kitchen.manager) => kitchen.change(who, 'refunds', id, { toBalance: true });
const balance = async () => (await kitchen.read(kitchen.owner, 'users', customer.id)).json().balance;

// LEDGER-15
it('a refund that is owed becomes credit of its customer, and no money leaves the drawer', async () => {
  const day = async () => (await kitchen.send(kitchen.owner, 'GET', '/day')).json().totals;
  const { id, amount } = await owed();
  const before = await day();
  const answer = await credit(id);
  expect(answer.json()).toMatchObject({ state: 'done', toBalance: true });
  expect(answer.json().doneAt).not.toBeNull();
  expect(await balance()).toBe(amount);
  expect((await kitchen.list(customer, 'ledgerEntries')).json().documents).toMatchObject([
    { kind: 'refund', credit: amount, referenceKind: 'refund', reference: id },
  ]);
  expect((await day()).drawers).toEqual(before.drawers);
});

// LEDGER-15
it('a refund is credited once, by several people at once, and never also given back', async () => {
  const { id, amount } = await owed();
  const answers = await Promise.all([1, 2, 3, 4].map(() => credit(id)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
  expect(await balance()).toBe(amount);
  const givenBack = { data: { doneAt: new Date().toISOString() } };
  expect((await kitchen.send(kitchen.owner, 'PATCH', at('refunds', id), givenBack)).statusCode).toBe(400);
  const other = await owed();
  await kitchen.send(kitchen.owner, 'PATCH', at('refunds', other.id), givenBack);
  expect((await credit(other.id)).statusCode).toBe(400);
  expect(await balance()).toBe(amount);
});

// LEDGER-15
it('goodwill for an order is credited at once, never more than was paid', async () => {
  const { orderId, amount } = await paidOrder();
  const refund = (more: number) =>
    kitchen.create(kitchen.manager, 'refunds', {
      orderId,
      amount: more,
      reason: 'goodwill',
      toBalance: true,
    });
  expect((await refund(40)).json()).toMatchObject({ state: 'done', toBalance: true });
  expect(await balance()).toBe(40);
  expect(outcomeOf(await refund(amount))).toEqual([409, 'refund_exceeds_payment']);
  expect(await balance()).toBe(40);
});

// LEDGER-15
it.each([
  ['a kitchen without a ledger', [403, 'ledger_off']],
  ['an order without a customer', [400, 'general_argument_invalid']],
] as const)('%s credits nothing', async (what, refusal) => {
  const { id } = await owed();
  const isOff = what === 'a kitchen without a ledger';
  if (isOff) await kitchen.setSection('ledger', { isOn: false });
  else await kitchen.database.execute(sql`update orders set "userId" = null where "userId" = ${customer.id}`);
  expect(outcomeOf(await credit(id))).toEqual(refusal);
  const [refund] = await kitchen.database.query(sql`select state, "toBalance" from refunds where id = ${id}`);
  expect(refund).toEqual({ state: 'owed', toBalance: false });
  if (isOff) await kitchen.setSection('ledger', { isOn: true });
});
