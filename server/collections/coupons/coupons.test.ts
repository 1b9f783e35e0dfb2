import { afterEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';
import { expireOrders } from '../orders/order-expiry.ts';

const BUYERS = 8;
let count = 0;
const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const owner = await kitchen.staff('owner');
const cook = await kitchen.staff('kitchen');
const buyers: Person[] = await Promise.all(
  Array.from({ length: BUYERS }, (_, index) => kitchen.customer(`buyer-${index}`)),
);

afterEach(() => {
  kitchen.takeEvents();
});

/** Creates a coupon with a code of its own. */
async function coupon(over: object = {}) {
  const code = `CODE${++count}`;
  const data = { code, kind: 'percent', percent: 10, ...over };
  const answer = await kitchen.create(owner, 'coupons', data, code.toLowerCase());
  expect(answer.statusCode).toBe(201);
  kitchen.takeEvents();
  return code;
}
const change = (code: string, data: object) => kitchen.change(owner, 'coupons', code.toLowerCase(), data);
const used = async (code: string) => (await kitchen.read(owner, 'coupons', code.toLowerCase())).json().used;
const thali = (quantity = 1) => JSON.stringify({ DishID: 'ghar-ki-thali', quantity, price: 249 });
const samosa = JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 });
function place(couponCodes: string[], over: object = {}, who = asha, documentId?: string) {
  const data = { items: [thali()], address: '4, MG Road, Pune', couponCodes, ...over };
  return kitchen.create(who, 'orders', data, documentId);
}
async function refusal(answer: ReturnType<typeof place>) {
  const { statusCode } = await answer;
  return [statusCode, (await answer).json().type, (await answer).json().message];
}
const refused = (message: string) => [409, 'order_coupon_refused', message];
const cancel = (orderId: string, who = asha) =>
  kitchen.create(who, 'orderEvents', { orderId, type: 'step', from: 'placed', to: 'cancelled' });

const structure = (problem: string) => `Invalid document structure: ${problem}`;

// COUPON-1
describe('a coupon', () => {
  it.each([
    [{ code: 'a b' }, structure('Attribute "code" has invalid type. Value must be at least 3 characters')],
    [
      { code: 'HALF-PRICE' },
      structure(
        'Attribute "code" has invalid format. Value must fit: A code has 3 to 20 letters and digits.',
      ),
    ],
    [{ kind: 'percent', percent: null }, structure('Missing required attribute "percent"')],
    [{ kind: 'amount' }, structure('Missing required attribute "amount"')],
    [{ from: '2027-01-02T00:00:00Z', until: '2027-01-01T00:00:00Z' }, 'The coupon ends before it begins.'],
  ])('with %j is refused', async (over, message) => {
    const data = { code: 'GOOD1', kind: 'percent', percent: 10, ...over };
    const answer = await kitchen.create(owner, 'coupons', data);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  it('has a code of its own, in any spelling', async () => {
    const code = await coupon();
    const data = { code: ` ${code.toLowerCase()} `, kind: 'freeDelivery' };
    const again = await kitchen.create(owner, 'coupons', data, 'again');
    expect([again.statusCode, again.json().type, again.json().message]).toEqual([
      409,
      'coupon_code_taken',
      'There is a coupon with this code already.',
    ]);
    const other = await coupon();
    expect((await change(other, { code: code.toLowerCase() })).json().message).toMatch(/this code already/);
    expect((await change(other, { kind: 'amount' })).json().message).toMatch(/Missing required/);
    expect((await change(other, { code: `new${other}` })).json().code).toBe(`NEW${other}`);
    expect((await change(code, { code: code.toLowerCase(), used: 7 })).json()).toMatchObject({
      code,
      used: 0,
    });
  });
});

// COUPON-2
describe('an order with a coupon', () => {
  it('costs less, and says by how much', async () => {
    const code = await coupon({ maxDiscount: 20 });
    expect((await place([` ${code.toLowerCase()}`])).json()).toMatchObject({
      couponCodes: [code],
      subtotal: 249,
      discount: 20,
      deliveryFee: 40,
      tax: 11,
      totalAmount: 280,
    });
    expect(await used(code)).toBe(1);
  });

  it('is priced by the coupon as it was, when the kitchen takes a dish off', async () => {
    const code = await coupon({ menuIds: [] });
    const { $id: orderId } = (await place([code], { items: [thali(2), samosa] })).json();
    await change(code, { percent: 90 });
    const step = { orderId, type: 'step', from: 'placed', to: 'accepted' };
    await kitchen.create(owner, 'orderEvents', step, `accept-${count}`);
    const data = { orderId, revision: 1, line: 1, quantity: 1, reason: 'customerAsked' };
    const documentId = `off-${count}`;
    await kitchen.create(owner, 'orderChanges', data, documentId);
    await kitchen.change(asha, 'orderChanges', documentId, { state: 'takenOff' });
    expect((await kitchen.read(asha, 'orders', orderId)).json()).toMatchObject({
      subtotal: 498,
      discount: 49.8,
      tax: 22,
      totalAmount: 470.2,
    });
  });

  it('refuses a total that was seen with another discount', async () => {
    const code = await coupon();
    const answer = await place([code], { expectedTotal: 301 });
    expect(answer.json()).toMatchObject({
      type: 'order_terms_changed',
      message: expect.stringContaining('dishes ₹249, coupons −₹24.90, delivery ₹40'),
    });
    expect(await used(code)).toBe(0);
  });

  it('that staff type has none', async () => {
    const code = await coupon();
    const typed = { channel: 'staff', customerPhone: '9876512345' };
    expect((await place([code], typed, cook)).json()).toMatchObject({ couponCodes: [], totalAmount: 301 });
    expect(await used(code)).toBe(0);
  });
});

// COUPON-3
describe('a coupon is refused, and nothing changes,', () => {
  it.each([
    ['if nobody made it', {}, 'There is no coupon NOBODY. Please look at the code again.', 'NOBODY'],
    ['if it is off', { isActive: false }, 'The coupon CODE can’t be used any more. Please order without it.'],
    [
      'before its time',
      { from: '2030-01-01T00:00:00Z' },
      'The coupon CODE can’t be used yet. Please order without it.',
    ],
    [
      'after its time',
      { until: '2020-01-01T00:00:00Z' },
      'The coupon CODE has ended. Please order without it.',
    ],
    ['below its minimum', { minimum: 300 }, 'Add ₹51 more to use the coupon CODE.'],
    [
      'for other dishes',
      { dishIds: ['samosa'] },
      'The coupon CODE is for other dishes. Please add one of them, or order without it.',
    ],
  ])('%s', async (_when, over, message, typed?: string) => {
    const code = await coupon(over);
    expect(await refusal(place([typed ?? code]))).toEqual(refused(message.replace('CODE', code)));
    expect(kitchen.takeEvents()).toEqual([]);
    expect(await used(code)).toBe(0);
  });

  it('for a first order, from the second on; a cancelled one does not count', async () => {
    const ravi = await kitchen.customer('ravi');
    const code = await coupon({ firstOrder: true });
    const first = (await place([code], {}, ravi)).json();
    await cancel(first.$id, ravi);
    expect((await place([code], {}, ravi)).statusCode).toBe(201);
    expect(await refusal(place([code], {}, ravi))).toEqual(
      refused(`The coupon ${code} is for a first order. Please order without it.`),
    );
  });

  it('more often than a person may use it, but others still can', async () => {
    const code = await coupon({ perPerson: 1 });
    expect((await place([code])).statusCode).toBe(201);
    expect((await refusal(place([code])))[2]).toMatch(/^You have used the coupon/);
    expect((await place([code], {}, buyers[0])).statusCode).toBe(201);
  });

  it('for the dishes of a menu', async () => {
    const { menuId } = (await kitchen.read(VISITOR, 'dishes', 'samosa')).json();
    const code = await coupon({ menuIds: [menuId], percent: 50 });
    expect((await place([code], { items: [thali(), samosa] })).json()).toMatchObject({ discount: 29.5 });
  });
});

it('of many buyers only as many as the limit says use a coupon at once, and one person uses it once', async () => {
  const code = await coupon({ total: 3 });
  const answers = await Promise.all(buyers.map((buyer) => place([code], {}, buyer)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
  expect(await used(code)).toBe(3);
  const once = await coupon({ perPerson: 1 });
  const twice = await Promise.all([1, 2, 3].map(() => place([once])));
  expect(twice.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(await used(once)).toBe(1);
});

// COUPON-4
it('coupons are used together only if all of them may', async () => {
  const [alone, one, other] = [
    await coupon(),
    await coupon({ combines: true }),
    await coupon({ combines: true }),
  ];
  expect((await place([one, other])).json()).toMatchObject({ couponCodes: [one, other], discount: 47.31 });
  expect(await refusal(place([one, alone]))).toEqual(
    refused(`The coupon ${alone} can’t be used with another one. Please choose one of them.`),
  );
});

// COUPON-6
describe('a coupon comes back', () => {
  it('once, if its order is cancelled', async () => {
    const code = await coupon({ total: 1 });
    const order = (await place([code])).json();
    expect((await cancel(order.$id)).statusCode).toBe(201);
    expect((await cancel(order.$id)).statusCode).toBe(409);
    expect(await used(code)).toBe(0);
    expect((await place([code])).statusCode).toBe(201);
  });

  it('if its order expires', async () => {
    const set = (value: object) => kitchen.changeSettings(owner, 'kitchen', value);
    await set({ orderMode: 'board' });
    const code = await coupon();
    await place([code]);
    kitchen.wait(30);
    await expireOrders(kitchen.app.engine, kitchen.app.documents);
    expect(await used(code)).toBe(0);
    await set({});
  });

  it('not from an order that is repeated', async () => {
    const code = await coupon();
    await place([code], {}, asha, 'same-order');
    expect((await place([code], {}, asha, 'same-order')).statusCode).toBe(201);
    expect(await used(code)).toBe(1);
  });
});

// COUPON-5
describe('people know', () => {
  const get = (path: string, who = asha) => kitchen.send(who, 'GET', path);

  it('the coupons that are listed, with why they can’t use one', async () => {
    const hidden = await coupon();
    const shown = await coupon({ isListed: true, description: 'For rainy days', minimum: 300, perPerson: 1 });
    await place([shown], { items: [thali(2)] });
    const { coupons } = (await get('/coupons')).json();
    expect(coupons.map(({ code }: { code: string }) => code)).not.toContain(hidden);
    expect(coupons.find(({ code }: { code: string }) => code === shown)).toEqual({
      code: shown,
      description: 'For rainy days',
      kind: 'percent',
      percent: 10,
      amount: 0,
      maxDiscount: null,
      minimum: 300,
      dishIds: null,
      combines: false,
      problem: 'usedByYou',
    });
  });

  it('any other by its code, and only by it', async () => {
    const code = await coupon({ kind: 'freeDelivery', percent: null });
    expect((await get(`/coupons/${code.toLowerCase()}`)).json()).toMatchObject({ code, problem: null });
    const none = await get('/coupons/NOBODY');
    expect([none.statusCode, none.json().type]).toEqual([404, 'coupon_not_found']);
    expect((await get('/coupons', VISITOR)).statusCode).toBe(401);
    expect((await get(`/coupons/${code}`, VISITOR)).statusCode).toBe(401);
    expect((await get(at('coupons'))).json().type ?? 'none').toBe('user_unauthorized');
  });
});
