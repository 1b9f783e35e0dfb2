import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, type Person } from '#tests/kitchen.ts';
import { samples } from '#tests/samples/samples.ts';

let turn = 0;
const kitchen = await closeAfterAll(openKitchen());
const cook = await kitchen.staff('kitchen');
await kitchen.admin();
const printer = await kitchen.device('printer');

async function newOrder(): Promise<string> {
  const id = `order-${++turn}`;
  const asha = await kitchen.customer(`asha-${turn}`);
  const answer = await kitchen.create(asha, 'orders', samples.orders(), id);
  expect(answer.statusCode).toBe(201);
  return id;
}

const print = (who: Person, orderId: string, more: object = {}) =>
  kitchen.create(who, 'prints', { orderId, ...more });
const outcome = (answer: { statusCode: number; json(): { type?: string } }) => [
  answer.statusCode,
  answer.json().type,
];

// PRINT-3
it('copies of an order that people print are counted per sheet, even when two print at once', async () => {
  const id = await newOrder();
  const copies = await Promise.all([print(cook, id), print(cook, id), print(cook, id, { sheet: 'bill' })]);
  expect(copies.map((answer) => answer.json().copy).toSorted()).toEqual([1, 1, 2]);
  const again = (await print(cook, id, { sheet: 'bill' })).json();
  expect(again).toMatchObject({ copy: 2, state: 'printed', actorId: 'kitchen', deviceId: null });
  expect(Math.abs(Date.parse(again.printedAt) - Date.parse(again.$createdAt))).toBeLessThan(60_000);
});

// PRINT-5
it('only one of two agents of a printer gets an order’s ticket', async () => {
  const id = await newOrder();
  const answers = await Promise.all(['one', 'two'].map((agentId) => print(printer, id, { agentId })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
});

// PRINT-5
it('another agent can claim an expired claim, as a reprint, but not a printed ticket', async () => {
  const change = (id: string, data: object) => kitchen.change(printer, 'prints', id, data);
  const id = await newOrder();
  const { $id } = (await print(printer, id, { agentId: 'one' })).json();
  const taken = [409, 'print_taken'];
  expect(outcome(await change($id, { agentId: 'two', state: 'printing' }))).toEqual(taken);
  expect(outcome(await change($id, { agentId: 'two', state: 'printed' }))).toEqual(taken);
  kitchen.wait(2);
  const over = await change($id, { agentId: 'two', state: 'printing' });
  expect(over.json()).toMatchObject({ copy: 2, agentId: 'two', state: 'printing', printedAt: null });
  expect(outcome(await change($id, { agentId: 'one', state: 'printed' }))).toEqual(taken);
  expect((await change($id, { agentId: 'two', state: 'printed' })).json()).toMatchObject({
    copy: 2,
    state: 'printed',
    claimedUntil: null,
  });
  // The answer may have been lost, so the agent may report twice.
  expect((await change($id, { agentId: 'two', state: 'printed' })).statusCode).toBe(200);
  kitchen.wait(60);
  expect(outcome(await change($id, { agentId: 'one', state: 'printing' }))).toEqual(taken);
});

// PRINT-3
it('a printer’s ticket is a reprint after a person’s print, but not after another printer’s', async () => {
  const byHand = await newOrder();
  await print(cook, byHand);
  expect((await print(printer, byHand, { agentId: 'one' })).json().copy).toBe(2);
  const id = await newOrder();
  const second = { ...(await secondPrinter()) };
  expect((await print(printer, id, { agentId: 'one' })).json().copy).toBe(1);
  expect((await print(second, id, { agentId: 'two' })).json().copy).toBe(1);
  expect((await print(cook, id)).json().copy).toBe(2);
});

/** Another printer, whose documents the first one can neither read nor change. */
async function secondPrinter(): Promise<Person> {
  const owner = await kitchen.admin('second-owner');
  await kitchen.create(owner, 'devices', { name: 'Counter', kind: 'printer' }, 'counter');
  const { token } = (await kitchen.send(owner, 'POST', '/devices/counter/token')).json();
  return { id: 'counter', email: '', session: token };
}

// PRINT-5
it('a device must name its agent and an existing order, and a tablet can’t print', async () => {
  const id = await newOrder();
  expect(outcome(await print(printer, id))).toEqual([400, 'general_argument_invalid']);
  expect(outcome(await print(printer, 'nowhere', { agentId: 'one' }))).toEqual([404, 'document_not_found']);
  const tablet = await kitchen.device('kitchenTablet');
  expect(outcome(await print(tablet, id, { agentId: 'one' }))).toEqual([401, 'user_unauthorized']);
});
