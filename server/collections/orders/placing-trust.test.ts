import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const owner = await kitchen.staff('owner');
const manager = await kitchen.staff('manager');
const cook = await kitchen.staff('kitchen');

afterEach(async () => {
  await accept({});
  await profile(owner, { ordersBlocked: false, phone: 9_876_500_001 });
  await kitchen.database.execute(sql`update users set "provenPhone" = null`);
  kitchen.takeEvents();
});

const accept = async (value: object) => {
  const data = { value: JSON.stringify(value) };
  expect((await kitchen.change(owner, 'settings', 'kitchen', data)).statusCode).toBe(200);
  kitchen.takeEvents();
};
const setPayments = (value: object) => kitchen.changeSettings(owner, 'payments', value);
const profile = (who: Person, data: object, id = 'asha') => kitchen.change(who, 'users', id, data);
const thali = (quantity: number) => JSON.stringify({ DishID: 'ghar-ki-thali', quantity, price: 249 });
function place(over: object = {}, who = asha) {
  const data = { items: [thali(1)], address: '4, MG Road, Pune', ...over };
  return kitchen.create(who, 'orders', data);
}
const outcome = async (answer: ReturnType<typeof place>) => {
  const { statusCode } = await answer;
  return statusCode < 300 ? statusCode : [statusCode, (await answer).json().type];
};
const typed = { channel: 'staff', forUserId: 'asha', customerPhone: '9876500001' };

// TRUST-1
describe('a customer whose orders are blocked', () => {
  it('is told to call, and nothing changes; staff may type their orders', async () => {
    expect((await profile(manager, { ordersBlocked: true })).statusCode).toBe(200);
    kitchen.takeEvents();
    const refused = await place();
    expect([refused.statusCode, refused.json().type, refused.json().message]).toEqual([
      403,
      'order_customer_blocked',
      'We can’t take an order from you here. Please call the kitchen.',
    ]);
    expect(kitchen.takeEvents()).toEqual([]);
    expect(await outcome(place(typed, owner))).toBe(201);
    await profile(owner, { ordersBlocked: false });
    expect(await outcome(place())).toBe(201);
  });

  it.each([
    ['the customer', () => asha],
    ['a cook', () => cook],
  ])('is not blocked or unblocked by %s', async (_who, person) => {
    expect((await profile(person(), { ordersBlocked: true })).statusCode).toBeGreaterThanOrEqual(400);
    expect(await outcome(place())).toBe(201);
  });
});

// TRUST-2
describe('an order in cash above the limit', () => {
  it('is refused with the limit; other payments and the orders of staff are not', async () => {
    await accept({ cashAtMost: 301 });
    expect(await outcome(place())).toBe(201);
    kitchen.takeEvents();
    const refused = await place({ items: [thali(2)] });
    expect([refused.statusCode, refused.json().type, refused.json().message]).toEqual([
      400,
      'order_cash_limit',
      'Orders above ₹301 can’t be paid in cash. Please choose another way to pay.',
    ]);
    expect(kitchen.takeEvents()).toEqual([]);
    await setPayments({ vpa: 'rasoi@icici' });
    expect(await outcome(place({ items: [thali(2)], paymentMethod: 'upi' }))).toBe(201);
    await setPayments({});
    expect(await outcome(place({ ...typed, items: [thali(2)] }, owner))).toBe(201);
  });
});

// TRUST-3
describe('the first order in cash', () => {
  const code = async (to = '+919876500001') =>
    /\d{6}/.exec((await kitchen.mails()).findLast((mail) => mail.to === to)?.text ?? '')?.[0] ?? '';
  const ask = (who = asha) => kitchen.send(who, 'POST', '/phone-proof');
  const prove = (secret: string) => kitchen.send(asha, 'PATCH', '/phone-proof', { secret });
  const UNPROVEN = [403, 'order_phone_unproven'];

  it('needs no code by default', async () => {
    expect(await outcome(place())).toBe(201);
  });

  it('needs the number to be proven once, with the code sent to it', async () => {
    await accept({ cashNeedsCode: true });
    expect(await outcome(place())).toEqual(UNPROVEN);
    expect(await outcome(place({ paymentMethod: 'upi' }))).toEqual(UNPROVEN);
    await setPayments({ vpa: 'rasoi@icici' });
    expect(await outcome(place({ paymentMethod: 'upi' }))).toBe(201);
    await setPayments({});
    expect(await outcome(place(typed, owner))).toBe(201);
    expect((await ask()).json()).toEqual({ expire: expect.any(String) });
    const sent = await code();
    expect(await outcome(prove(sent === '000000' ? '000001' : '000000'))).toEqual([
      401,
      'user_invalid_token',
    ]);
    expect(await outcome(place())).toEqual(UNPROVEN);
    expect((await prove(sent)).statusCode).toBe(204);
    expect(await outcome(place())).toBe(201);
    expect(await outcome(prove(sent))).toEqual([401, 'user_invalid_token']);
    expect((await kitchen.send(asha, 'GET', '/account')).json().phoneVerification).toBe(false);
  });

  it('needs a new proof for a new number, for which the earlier code is no proof', async () => {
    await accept({ cashNeedsCode: true });
    await ask();
    await profile(asha, { phone: 9_876_500_002 });
    expect(await outcome(prove(await code()))).toEqual([401, 'user_invalid_token']);
    await ask();
    await prove(await code('+919876500002'));
    expect(await outcome(place())).toBe(201);
    await profile(asha, { phone: 9_876_500_003 });
    expect(await outcome(place())).toEqual(UNPROVEN);
  });

  it('needs no code from somebody whose order in cash was delivered', async () => {
    await accept({ cashNeedsCode: true });
    const ravi = await kitchen.customer('ravi');
    expect(await outcome(place({}, ravi))).toEqual(UNPROVEN);
    await accept({});
    const { $id } = (await place({}, ravi)).json();
    await kitchen.database.execute(sql`update orders set status = 'delivered' where id = ${$id}`);
    await accept({ cashNeedsCode: true });
    expect(await outcome(place({}, ravi))).toBe(201);
  });

  it('is proven only by somebody signed in with a number, and nobody writes the proof', async () => {
    expect((await ask(VISITOR)).statusCode).toBe(401);
    await profile(asha, { phone: null });
    expect(await outcome(ask())).toEqual([400, 'user_phone_not_found']);
    expect((await profile(asha, { provenPhone: 9_876_500_001 })).json().provenPhone).toBeNull();
  });
});
