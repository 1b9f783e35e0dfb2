import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openGatewayKitchen } from '#tests/gateway-kitchen.ts';
import { at, outcomeOf, type Person } from '#tests/kitchen.ts';

let count = 0;
const kitchen = await closeAfterAll(openGatewayKitchen());

beforeEach(async () => {
  await kitchen.setSection('ledger', { isOn: true });
  await kitchen.setPayments({ vpa: 'rasoi@icici' });
});

const send = (who: Person, method: string, path: string, data: object) =>
  kitchen.send(who, method, path, { ...(method === 'POST' && { documentId: `own-${++count}` }), data });
const add = (who: Person, collection: string, data: object) => send(who, 'POST', at(collection), data);
const change = (who: Person, collection: string, id: string, data: object) =>
  send(who, 'PATCH', at(collection, id), data);
const ownPayment = async (who: Person, paymentMethod: string) => {
  const [payment] = await kitchen.ofOrder('payments', await kitchen.place(who, { paymentMethod }));
  return payment?.$id ?? '';
};
const giveCredit = (who: Person) =>
  add(kitchen.owner, 'ledgerEntries', { userId: who.id, kind: 'goodwill', credit: 500 });
const auditOf = (id: string) =>
  kitchen.database.query<{ adminId: string; action: string }>(
    sql`select "adminId", action from audits where "documentId" = ${id} order by sequence`,
  );

/** Each way to confirm money, of whoever does it. */
const ACTS: Record<string, (who: Person) => ReturnType<typeof add>> = {
  'a top-up': async (who) => {
    const { $id } = (await add(who, 'topUps', { amount: 5000, way: 'direct' })).json();
    return change(who, 'topUps', $id, { state: 'paid' });
  },
  'money by hand': (who) =>
    add(who, 'ledgerEntries', { userId: who.id, kind: 'payment', paidBy: 'cash', credit: 5000 }),
  goodwill: (who) => add(who, 'ledgerEntries', { userId: who.id, kind: 'goodwill', credit: 5000 }),
  'an adjustment': (who) =>
    add(who, 'ledgerEntries', { userId: who.id, kind: 'adjustment', credit: 5000, note: 'Mine' }),
  'the cash for an order': async (who) =>
    change(who, 'payments', await ownPayment(who, 'cod'), { state: 'paid' }),
  'the UPI payment of an order': async (who) =>
    change(who, 'payments', await ownPayment(who, 'upi'), { state: 'paid' }),
  'a balance that is paid out': async (who) => {
    await giveCredit(who);
    const { $id } = (await add(who, 'balanceRefunds', { payTo: 'mine@ybl' })).json();
    return change(who, 'balanceRefunds', $id, { state: 'paid', paidBy: 'cash' });
  },
  'a refund of an order': async (who) => {
    const id = await kitchen.place(who, { paymentMethod: 'cod' });
    const [payment] = await kitchen.ofOrder('payments', id);
    await change(kitchen.owner, 'payments', payment?.$id ?? '', { state: 'paid' });
    return add(who, 'refunds', { orderId: id, amount: 10, reason: 'goodwill', note: 'Mine' });
  },
  'a limit of the house account': (who) => change(who, 'users', who.id, { houseLimit: 5000 + ++count }),
};

// ADMIN-120
describe.each(Object.keys(ACTS))('%s', (name) => {
  const act = (who: Person) => ACTS[name]?.(who) ?? Promise.reject(new Error(name));

  it('is not confirmed by a manager to themselves', async () => {
    expect(outcomeOf(await act(kitchen.manager))).toEqual([403, 'money_of_own']);
  });

  it('is confirmed by an owner, alone in the kitchen, and is in the audit log', async () => {
    const answer = await act(kitchen.owner);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    const entries = await auditOf(answer.json().$id);
    expect(entries.at(-1)).toMatchObject({ adminId: kitchen.owner.id });
  });
});

// ADMIN-120
it('what people at work do as customers with their own is not in the audit log, what their role allows is', async () => {
  const { $id } = (await add(kitchen.manager, 'topUps', { amount: 100, way: 'direct' })).json();
  await change(kitchen.manager, 'topUps', $id, { reference: '611111111111' });
  expect(await auditOf($id)).toEqual([]);
  const denied = await change(kitchen.manager, 'topUps', $id, { deniedAt: new Date().toISOString() });
  expect(outcomeOf(denied)).toEqual([200]);
  expect(await auditOf($id)).toEqual([{ adminId: kitchen.manager.id, action: 'update' }]);
});

// ADMIN-120
it('a manager confirms the money of others, and theirs is confirmed by an owner', async () => {
  const { $id } = (await add(kitchen.manager, 'topUps', { amount: 100, way: 'direct' })).json();
  expect(outcomeOf(await change(kitchen.owner, 'topUps', $id, { state: 'paid' }))).toEqual([200]);
  const asha = (await add(kitchen.asha, 'topUps', { amount: 100, way: 'direct' })).json();
  expect(outcomeOf(await change(kitchen.manager, 'topUps', asha.$id, { state: 'paid' }))).toEqual([200]);
});
