import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen, phoneOrder } from '#tests/order-kitchen.ts';

let count = 0;
let number = 0;
const kitchen = await closeAfterAll(openOrderKitchen());

beforeEach(() => {
  number = 9_811_000_000 + ++count;
});

/** The request of staff for a customer on the phone. */
const phoned = (over: object = {}) => phoneOrder(number, over);

const take = (over: object = {}, who: Person = kitchen.cook, documentId?: string) =>
  kitchen.create(who, 'orders', phoned(over), documentId);

async function taken(over: object = {}, who?: Person) {
  const answer = await take(over, who);
  expect(answer.body).toContain('$id');
  return answer.json();
}

const profile = async (id: string) => (await kitchen.read(kitchen.owner, 'users', id)).json();
const listOf = async (who: Person, collection: string) =>
  (await kitchen.list(who, collection, { method: 'limit', values: [100] })).json().documents;

describe('an order entered by staff', () => {
  // PHONE-1
  it('is placed for the caller, names the member of staff, and creates a customer for the caller', async () => {
    const order = await taken();
    expect(order).toMatchObject({
      channel: 'staff',
      takenBy: kitchen.cook.id,
      forUserId: null,
      customerName: 'Meera',
      customerPhone: String(number),
      customerEmail: null,
      address: '7, Hill Road, Pune',
      status: 'placed',
    });
    expect(await profile(order.userId)).toMatchObject({
      name: 'Meera',
      phone: number,
      phoneOnly: true,
      email: null,
      isAdmin: false,
    });
  });

  // PHONE-1
  it('belongs to the same customer in any notation of the number', async () => {
    const first = await taken();
    const digits = String(number);
    const again = await taken({ customerPhone: `+91 ${digits.slice(0, 5)}-${digits.slice(5)}` });
    expect(again).toMatchObject({ userId: first.userId, customerPhone: digits });
  });

  it('gives a customer without a name the first one that staff enter', async () => {
    const { userId } = await taken({ customerName: '' });
    await taken({ customerName: 'Meera' });
    await taken({ customerName: 'Her sister' });
    expect((await profile(userId)).name).toBe('Meera');
  });

  // PHONE-2
  it('is priced by the server by dish and quantity', async () => {
    const order = await taken();
    expect(order).toMatchObject({ subtotal: 118, deliveryFee: 40, tax: 6, totalAmount: 164 });
    expect(JSON.parse(order.items[0])).toMatchObject({ DishID: 'samosa', price: 59, quantity: 2 });
  });

  // PHONE-2
  it('is refused when staff told the customer another price', async () => {
    const wrong = JSON.stringify({ DishID: 'samosa', quantity: 2, price: 1 });
    expect(outcomeOf(await take({ items: [wrong] }))).toEqual([409, 'order_price_changed']);
  });

  // PHONE-1
  it('empties nobody’s cart', async () => {
    for (const [who, id] of [
      [kitchen.asha, 'asha-line'],
      [kitchen.cook, 'cook-line'],
    ] as const) {
      await kitchen.create(who, 'carts', { dishId: 'samosa', quantity: 1 }, id);
    }
    await taken({ forUserId: 'asha' });
    expect(await listOf(kitchen.asha, 'carts')).toHaveLength(1);
    expect(await listOf(kitchen.cook, 'carts')).toHaveLength(1);
  });

  it('can be for a customer with an account, who sees it and gets the mails', async () => {
    const order = await taken({ forUserId: 'asha', customerName: null, customerPhone: null, kind: 'pickup' });
    expect(order).toMatchObject({ userId: 'asha', customerName: 'Person asha', takenBy: kitchen.cook.id });
    expect((await kitchen.read(kitchen.asha, 'orders', order.$id)).statusCode).toBe(200);
    const [mail] = (await kitchen.mails()).filter(({ aboutId }) => aboutId === order.$id);
    expect(mail).toMatchObject({ to: 'asha@example.in', kind: 'order-confirmation', addressProven: false });
    await kitchen.database.execute(sql`update users set "emailVerification" = true where id = 'asha'`);
    const later = await taken({ forUserId: 'asha' });
    const [proven] = (await kitchen.mails()).filter(({ aboutId }) => aboutId === later.$id);
    expect(proven?.addressProven).toBe(true);
    await kitchen.database.execute(sql`update users set "emailVerification" = false where id = 'asha'`);
  });

  // PHONE-3
  it('can be for a customer at the counter without a phone number, and then has no owner', async () => {
    const order = await taken({ customerPhone: null, customerName: null, kind: 'pickup', address: null });
    expect(order).toMatchObject({ userId: null, customerPhone: null, customerName: null, deliveryFee: 0 });
    for (const who of [kitchen.asha, kitchen.rider, VISITOR]) {
      expect((await kitchen.read(who, 'orders', order.$id)).statusCode).toBe(404);
    }
    expect(await listOf(kitchen.asha, 'orders')).not.toContainEqual(
      expect.objectContaining({ $id: order.$id }),
    );
    expect((await kitchen.read(kitchen.cook, 'orders', order.$id)).statusCode).toBe(200);
    for (const [from, to] of [
      ['placed', 'accepted'],
      ['accepted', 'ready'],
      ['ready', 'collected'],
    ] as const) {
      expect(outcomeOf(await kitchen.step(kitchen.cook, order.$id, from, to))).toEqual([201]);
    }
    expect((await kitchen.mails()).filter(({ aboutId }) => aboutId === order.$id)).toEqual([]);
  });

  it('is never cancelled by somebody else', async () => {
    const { $id } = await taken();
    const cancel = { type: 'step', from: 'placed', to: 'cancelled' };
    expect(outcomeOf(await kitchen.event(kitchen.asha, $id, cancel))).toEqual([404, 'document_not_found']);
  });

  it('sends no mail to a customer without an e-mail address, until its end', async () => {
    const { $id } = await taken();
    await kitchen.walk($id, 'accepted', 'ready', 'outForDelivery', 'delivered');
    expect((await kitchen.mails()).filter(({ aboutId }) => aboutId === $id)).toEqual([]);
  });

  // PHONE-4
  it.each([
    ['cash on delivery', { paymentMethod: 'cod' }, { state: 'due', mock: false, recordedBy: null }],
    ['UPI on delivery', { paymentMethod: 'upi' }, { state: 'due', mock: false, recordedBy: null }],
    [
      'paid in advance',
      { paymentMethod: 'upi', alreadyPaid: true },
      { state: 'paid', mock: false, recordedBy: 'kitchen' },
    ],
  ])('records what is paid: %s', async (_what, over, payment) => {
    const order = await taken(over);
    const payments = await listOf(kitchen.cook, 'payments');
    expect(payments.find(({ orderId }: { orderId: string }) => orderId === order.$id)).toMatchObject({
      ...payment,
      userId: order.userId,
      amount: order.totalAmount,
    });
  });

  // PHONE-4
  it('makes a refund of real money due when it is rejected after payment', async () => {
    const { $id, totalAmount } = await taken({ paymentMethod: 'upi', alreadyPaid: true });
    const reject = { reason: 'tooBusy' };
    expect(outcomeOf(await kitchen.step(kitchen.cook, $id, 'placed', 'rejected', reject))).toEqual([201]);
    const refund = (await listOf(kitchen.cook, 'refunds')).find(
      ({ orderId }: { orderId: string }) => orderId === $id,
    );
    expect(refund).toMatchObject({ amount: totalAmount, doneAt: null });
  });

  // PHONE-6
  it('has the promised time that staff entered', async () => {
    const order = await taken({ promisedInMinutes: 55 });
    const minutes = (Date.parse(order.promisedAt) - Date.parse(order.orderedOn)) / 60_000;
    expect(minutes).toBe(55);
  });

  it('is recorded in the audit log, which names the order', async () => {
    const { $id, number: said } = await taken();
    const entries = await listOf(kitchen.owner, 'audits');
    expect(entries.find(({ documentId }: { documentId: string }) => documentId === $id)).toMatchObject({
      adminId: kitchen.cook.id,
      action: 'create',
      label: `Order #${said} of Meera`,
    });
  });

  it('creates one order and one customer when it is sent ten times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => take({}, kitchen.cook, `same-${number}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    const callers = await kitchen.database.query(sql`select id from users where phone = ${number}`);
    expect(callers).toHaveLength(1);
  });

  it('creates one customer when two orders arrive for a new number at once', async () => {
    const answers = await Promise.all([take(), take({}, kitchen.manager), take({}, kitchen.owner)]);
    expect(new Set(answers.map((answer) => answer.json().userId)).size).toBe(1);
  });

  it.each([
    ['no dish', { items: [] }, 400, 'order_empty'],
    ['a delivery without an address', { address: ' ' }, 400, 'general_argument_invalid'],
    ['a delivery without a number', { customerPhone: null }, 400, 'general_argument_invalid'],
    ['a number that is none', { customerPhone: '12345' }, 400, 'general_argument_invalid'],
    ['a customer who is none', { forUserId: 'nobody', customerPhone: null }, 400, 'general_argument_invalid'],
    ['a promise of a minute', { promisedInMinutes: 1 }, 400, 'document_invalid_structure'],
    ['an unknown channel', { channel: 'pigeon' }, 400, 'document_invalid_structure'],
  ])('is refused with %s', async (_what, over, status, type) => {
    expect(outcomeOf(await take(over))).toEqual([status, type]);
  });

  it('is refused for a person who has closed their account', async () => {
    const gone = await kitchen.customer(`gone${count}`);
    await kitchen.send(gone, 'PATCH', '/account/status');
    expect(outcomeOf(await take({ forUserId: gone.id, customerPhone: null, kind: 'pickup' }))).toEqual([
      400,
      'general_argument_invalid',
    ]);
  });
});

// PHONE-1
describe('an order in somebody else’s name', () => {
  const who = () => ({
    visitor: VISITOR,
    customer: kitchen.asha,
    rider: kitchen.rider,
    cook: kitchen.cook,
    manager: kitchen.manager,
    owner: kitchen.owner,
  });

  it.each([
    ['visitor', 401],
    ['customer', 401],
    ['rider', 401],
    ['cook', 201],
    ['manager', 201],
    ['owner', 201],
  ] as const)('sent by a %s is answered with %i', async (name, status) => {
    expect((await take({}, who()[name])).statusCode).toBe(status);
  });

  it.each([
    ['forUserId', { forUserId: 'ravi' }],
    ['alreadyPaid', { alreadyPaid: true }],
    ['promisedInMinutes', { promisedInMinutes: 5 }],
  ])('is refused to a customer who sends %s', async (_name, over) => {
    const data = { ...phoned(over), channel: 'online' };
    const answer = await kitchen.create(kitchen.asha, 'orders', data);
    expect(outcomeOf(answer)).toEqual([401, 'user_unauthorized']);
  });

  it('ignores the attributes of staff orders in a person’s own order', async () => {
    for (const sender of [kitchen.asha, kitchen.owner]) {
      const mine = { channel: 'online', takenBy: 'ravi', customerName: 'Ravi', userId: 'ravi' };
      const line = JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 });
      const order = await kitchen.order(await kitchen.place(sender, { ...mine, items: [line] }));
      expect(order).toMatchObject({ userId: sender.id, takenBy: null, customerName: `Person ${sender.id}` });
    }
  });

  it('must have a price in each line if it is a customer’s own order', async () => {
    const SAMOSAS = JSON.stringify({ DishID: 'samosa', quantity: 2 });
    const data = { items: [SAMOSAS], address: '4, MG Road, Pune' };
    const answer = await kitchen.create(kitchen.asha, 'orders', data);
    expect(outcomeOf(answer)).toEqual([400, 'document_invalid_structure']);
  });
});
