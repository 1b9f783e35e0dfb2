import { beforeEach, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen, waitUntilNoon } from '#tests/order-kitchen.ts';

let customer: Person;
let orderId: string;
let count = 0;
const kitchen = await closeAfterAll(openOrderKitchen());
await waitUntilNoon(kitchen);
await kitchen.setKitchen({ orderMode: 'board' });

beforeEach(async () => {
  await kitchen.setSection('ledger', { isOn: true });
  customer = await kitchen.customer(`at-door-${++count}`);
  orderId = await brought(customer);
  await create('ledgerEntries', { userId: customer.id, kind: 'opening', debit: 340 });
});

async function create(collection: string, data: object): Promise<void> {
  const answer = await kitchen.create(kitchen.owner, collection, data);
  if (answer.statusCode !== 201) throw new Error(answer.body);
}
/** An order of a customer that the rider is bringing. */
async function brought(who: Person): Promise<string> {
  const id = await kitchen.place(who);
  await kitchen.walk(id, 'accepted', 'ready');
  await kitchen.event(kitchen.owner, id, { type: 'assign', from: 'ready', riderId: kitchen.rider.id });
  await kitchen.step(kitchen.rider, id, 'ready', 'outForDelivery');
  return id;
}
const path = () => `/orders/${orderId}/balance-cash`;
const take = (amount: number, who: Person | typeof VISITOR = kitchen.rider, id = `cash-${++count}`) =>
  kitchen.send(who, 'POST', path(), { id, amount });
const look = (who: Person = kitchen.rider) => kitchen.send(who, 'GET', path());
const balance = async () => (await kitchen.read(kitchen.owner, 'users', customer.id)).json().balance;
const atHand = async (who = kitchen.rider) => (await kitchen.send(who, 'GET', '/riders/cash')).json();
const drawers = async () =>
  (await kitchen.send(kitchen.owner, 'GET', '/day'))
    .json()
    .totals.drawers.map((text: string) => JSON.parse(text));
const drawerOf = async (riderId: string | null) =>
  (await drawers()).find((each: { riderId: string | null }) => each.riderId === riderId);

// LEDGER-40
it('a rider at the door sees what is owed and takes it, and the cash is with them until they hand it over', async () => {
  const before = await atHand();
  const till = await drawerOf(null);
  expect((await look()).json()).toEqual({ owed: 340 });
  expect((await take(340)).statusCode).toBe(204);
  expect(await balance()).toBe(0);
  expect((await look()).json()).toEqual({ owed: 0 });
  const [entry] = await kitchen.database.query(
    sql`select kind, credit, "paidBy", "riderId", "recordedBy" from "ledgerEntries"
      where "userId" = ${customer.id} and credit > 0`,
  );
  const rider = kitchen.rider.id;
  expect(entry).toEqual({
    kind: 'payment',
    credit: 34_000,
    paidBy: 'cash',
    riderId: rider,
    recordedBy: rider,
  });
  expect((await atHand()).amount).toBe(before.amount + 340);
  expect(await drawerOf(rider)).toMatchObject({ received: before.amount + 340, name: expect.any(String) });
  expect(await drawerOf(null)).toEqual(till);
});

// LEDGER-40
it('the customer is told, and the audit log says who took it', async () => {
  await take(100, kitchen.rider, 'told-cash');
  const told = await kitchen.database.query(
    sql`select kind, "values" from "customerMessages" where "userId" = ${customer.id} and kind = 'money-received'`,
  );
  expect(told).toEqual([
    { kind: 'money-received', values: JSON.stringify({ amount: 10_000, balance: -24_000 }) },
  ]);
  const log = await kitchen.database.query(
    sql`select "adminId", action, collection from audits where "documentId" = 'told-cash'`,
  );
  expect(log).toEqual([{ adminId: kitchen.rider.id, action: 'create', collection: 'ledgerEntries' }]);
});

// LEDGER-40
it('a double press, and a repeat after a lost answer, count once; the same id never means something else', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => take(340, kitchen.rider, `twice-${customer.id}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect(await balance()).toBe(0);
  expect(outcomeOf(await take(50, kitchen.rider, `twice-${customer.id}`))).toEqual([
    409,
    'document_already_exists',
  ]);
  const earlier = customer;
  customer = await kitchen.customer(`other-${count}`);
  orderId = await brought(customer);
  expect(outcomeOf(await take(340, kitchen.rider, `twice-${earlier.id}`))).toEqual([
    409,
    'document_already_exists',
  ]);
  expect(await balance()).toBeNull();
});

// LEDGER-40
it('only of the order that the person brings, while they bring it', async () => {
  const gone = [404, 'document_not_found'];
  for (const who of [kitchen.otherRider, kitchen.cook, kitchen.owner]) {
    expect(outcomeOf(await take(10, who))).toEqual(gone);
    expect(outcomeOf(await look(who))).toEqual(gone);
  }
  for (const who of [VISITOR, customer]) expect((await take(10, who)).statusCode).toBe(401);
  await kitchen.step(kitchen.owner, orderId, 'outForDelivery', 'delivered');
  expect(outcomeOf(await take(10))).toEqual(gone);
  expect(outcomeOf(await look())).toEqual(gone);
  expect(await balance()).toBe(-340);
});

// LEDGER-40
it.each([0, -1, 0.001, 1_000_001, '10', null])('an amount of %s is refused', async (amount) => {
  const answer = await kitchen.send(kitchen.rider, 'POST', path(), { id: `bad-${++count}`, amount });
  expect(answer.statusCode).toBe(400);
});

// LEDGER-40
it('no more than may be paid in at once, none for themselves, and none without a ledger', async () => {
  await kitchen.setSection('ledger', { isOn: true, mostToPayIn: 200 });
  expect(outcomeOf(await take(341))).toEqual([400, 'top_up_refused']);
  expect((await take(340)).statusCode).toBe(204);
  orderId = await brought(kitchen.rider);
  expect(outcomeOf(await take(10))).toEqual([403, 'money_of_own']);
  await kitchen.setSection('ledger', { isOn: false });
  expect(outcomeOf(await take(10))).toEqual([403, 'ledger_off']);
});

// LEDGER-40
it('a reversal before the day is closed is no longer with the rider; after that it comes from the till', async () => {
  const before = await atHand();
  const reverse = (reversalOf: string) =>
    create('ledgerEntries', { userId: customer.id, kind: 'reversal', reversalOf });
  await take(340, kitchen.rider, 'wrong-one');
  await reverse('wrong-one');
  expect((await atHand()).amount).toBe(before.amount);

  await take(300, kitchen.rider, 'wrong-later');
  const { day } = (await kitchen.send(kitchen.owner, 'GET', '/day')).json();
  const counted = (await drawers()).map(
    ({ riderId, received, givenBack }: { riderId: string | null; received: number; givenBack: number }) =>
      JSON.stringify({ method: 'cod', riderId, amount: received - givenBack }),
  );
  await create('dayCloses', { day, counted });
  expect((await atHand()).amount).toBe(0);
  kitchen.wait(24 * 60);
  await reverse('wrong-later');
  expect(await drawerOf(null)).toMatchObject({ givenBack: 300 });
  expect(await drawerOf(kitchen.rider.id)).toBeUndefined();
});
