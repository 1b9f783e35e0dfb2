import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, type Person } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen, outcomeOf } from '#tests/order-kitchen.ts';

let kitchen: OrderKitchen;
let count = 0;

beforeAll(async () => {
  kitchen = await openOrderKitchen();
});
afterAll(() => kitchen.close());

const PHONED = { channel: 'staff', customerName: 'Meera', customerPhone: '9811000001' };

/** An accepted order with a proposal for each of the lines. */
async function proposed(who: Person, over: object, ...lines: number[]) {
  const id = await kitchen.place(who, over);
  await kitchen.walk(id, 'accepted');
  const changes: string[] = [];
  for (const line of lines) {
    const made = await kitchen.send(kitchen.cook, 'POST', at('orderChanges'), {
      documentId: `answered-${++count}`,
      data: { orderId: id, revision: 1, line, quantity: 1, reason: 'outOfItem' },
    });
    if (made.statusCode !== 201) throw new Error(made.body);
    changes.push(made.json().$id);
  }
  await kitchen.send(kitchen.owner, 'PATCH', at('dishes', 'samosa'), { data: { isAvailable: true } });
  await kitchen.send(kitchen.owner, 'PATCH', at('dishes', 'ghar-ki-thali'), { data: { isAvailable: true } });
  const [first = '', second = ''] = changes;
  return { id, first, second };
}
const answer = (id: string, state: string, who: Person) =>
  kitchen.send(who, 'PATCH', at('orderChanges', id), { data: { state } });
const change = async (id: string) =>
  (await kitchen.send(kitchen.owner, 'GET', at('orderChanges', id))).json();

// CHANGE-7
describe('the answer of a customer who is asked on the phone', () => {
  it('is sent by staff and names the sender', async () => {
    const { id, first } = await proposed(kitchen.cook, PHONED, 1);
    expect((await answer(first, 'takenOff', kitchen.manager)).statusCode).toBe(200);
    expect(await change(first)).toMatchObject({
      state: 'takenOff',
      answeredBy: kitchen.manager.id,
      answeredRole: 'manager',
    });
    expect(await kitchen.order(id)).toMatchObject({ revision: 2, status: 'accepted' });
  });

  it('that cancels the order gives the customer’s request as the reason', async () => {
    const { id, first } = await proposed(kitchen.cook, PHONED, 1);
    await answer(first, 'orderCancelled', kitchen.cook);
    expect(await kitchen.order(id)).toMatchObject({ status: 'cancelled', statusReason: 'customerAsked' });
  });

  it('is refused from riders, and from staff if the customer placed the order', async () => {
    const { first } = await proposed(kitchen.cook, PHONED, 1);
    expect(outcomeOf(await answer(first, 'takenOff', kitchen.rider))).toEqual([401, 'user_unauthorized']);
    const online = await proposed(kitchen.asha, {}, 1);
    expect(outcomeOf(await answer(online.first, 'takenOff', kitchen.owner))).toEqual([
      401,
      'user_unauthorized',
    ]);
    await answer(online.first, 'takenOff', kitchen.asha);
    expect(await change(online.first)).toMatchObject({
      answeredBy: kitchen.asha.id,
      answeredRole: 'customer',
    });
  });
});

// CHANGE-2
it('an order that ends by an answer is settled and mailed like after any other step', async () => {
  const { id, first, second } = await proposed(kitchen.asha, { paymentMethod: 'upi' }, 1, 0);
  await answer(first, 'orderCancelled', kitchen.asha);
  expect([(await change(first)).state, (await change(second)).state]).toEqual(['orderCancelled', 'ended']);
  const about = (await kitchen.mails()).filter(({ aboutId }) => aboutId === id);
  expect(about.map(({ kind, status }) => `${kind} ${status}`)).toContain('order-ended queued');
  expect(about.at(-1)?.subject).toContain(`#${(await kitchen.order(id)).number}`);
});

// CHANGE-5
it('the mail about a proposal names the order by its number', async () => {
  const { id, first } = await proposed(kitchen.asha, {}, 1);
  const mail = (await kitchen.mails()).findLast(({ aboutId }) => aboutId === first);
  expect(mail?.subject).toBe(`The kitchen asks about your Rasoi order #${(await kitchen.order(id)).number}`);
});
