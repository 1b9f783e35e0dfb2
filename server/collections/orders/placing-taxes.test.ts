import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SELLER_KINDS } from '#domain/taxes/seller.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';

let count = 0;

const OF = { gstin: '29AAGCB7383J1Z4', state: '29' };
const REGULAR = { sellerKind: 'regular', ...OF };
const kitchen = await closeAfterAll(openKitchen());
const owner = await kitchen.staff('owner');
const asha = await kitchen.customer('asha');

beforeEach(() => tax({}));
afterEach(() => {
  kitchen.takeEvents();
});

async function set(section: string, value: object) {
  const data = { value: JSON.stringify(value) };
  expect((await kitchen.change(owner, 'settings', section, data)).statusCode).toBe(200);
}
const tax = (value: object) => set('tax', value);
const patchDish = (id: string, data: object) => kitchen.change(owner, 'dishes', id, data);

await patchDish('samosa', { taxPercent: 12, hsnCode: '21069099' });

const lineOf = (DishID: string, quantity: number, price: number, more: object = {}) =>
  JSON.stringify({ DishID, quantity, price, ...more });
const THALI = lineOf('ghar-ki-thali', 1, 249);
const SAMOSAS = lineOf('samosa', 2, 59);

const place = (over: object = {}, who = asha) =>
  kitchen.create(who, 'orders', { items: [THALI, SAMOSAS], address: '4, MG Road, Pune', ...over });
const placed = async (over: object = {}, who = asha) => {
  const answer = await place(over, who);
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
  return answer.json();
};
const orderOf = async (id: string) => (await kitchen.read(owner, 'orders', id)).json();
const parts = ({ taxes }: { taxes: string[] }) => taxes.map((text) => JSON.parse(text));

const FOOD = { taxed: 'dishes', percent: 5, hsnCode: '996331', taxable: 249, cgst: 6.23, sgst: 6.23 };
const PACKED = { taxed: 'dishes', percent: 12, hsnCode: '21069099', taxable: 118, cgst: 7.08, sgst: 7.08 };

// GST-1, GST-3
describe('an order', () => {
  it.each([
    ['specification', {}, 18, null, 425],
    ['unregistered', {}, 0, null, 407],
    ['composition', OF, 0, null, 407],
    ['regular', OF, 26.62, 0.38, 434],
  ])('of a seller of the kind %s', async (sellerKind, more, itsTax, roundOff, totalAmount) => {
    await tax({ sellerKind, ...more });
    const order = await placed();
    expect(order).toMatchObject({ subtotal: 367, deliveryFee: 40, tax: itsTax, roundOff, totalAmount });
    expect(parts(order)).toEqual(sellerKind === 'regular' ? [FOOD, PACKED] : []);
    const terms = order.termsTax.map((text: string) => JSON.parse(text).sellerKind);
    expect(terms).toEqual(sellerKind === 'specification' ? [] : [sellerKind]);
  });

  it.each([
    ['none', 434, []],
    ['food', 436, [{ taxed: 'delivery', percent: 5, hsnCode: '996331', taxable: 40, cgst: 1, sgst: 1 }]],
    ['18', 441, [{ taxed: 'delivery', percent: 18, hsnCode: '996813', taxable: 40, cgst: 3.6, sgst: 3.6 }]],
  ])('with a tax on charges of “%s”', async (taxOnCharges, totalAmount, ofDelivery) => {
    await tax({ ...REGULAR, taxOnCharges });
    const order = await placed();
    expect(order.totalAmount).toBe(totalAmount);
    expect(parts(order).filter(({ taxed }) => taxed !== 'dishes')).toEqual(ofDelivery);
  });

  it('with a coupon pays tax on what is left', async () => {
    await tax(REGULAR);
    const data = { code: 'TENTH', kind: 'percent', percent: 10 };
    await kitchen.create(owner, 'coupons', data, 'tenth');
    const order = await placed({ couponCodes: ['TENTH'] });
    expect(parts(order)).toEqual([
      { ...FOOD, taxable: 224.1, cgst: 5.6, sgst: 5.6 },
      { ...PACKED, taxable: 106.2, cgst: 6.37, sgst: 6.37 },
    ]);
    expect(order).toMatchObject({ discount: 36.7, tax: 23.94, roundOff: -0.24, totalAmount: 394 });
  });

  it('that staff type is taxed like any other', async () => {
    await tax(REGULAR);
    const typed = { channel: 'staff', customerPhone: '9876512345' };
    expect(await placed(typed, owner)).toMatchObject({ tax: 26.62, totalAmount: 434 });
  });

  it('is refused if its customer saw another total, with the bill in words', async () => {
    await tax(REGULAR);
    const answer = await place({ expectedTotal: 425 });
    expect([answer.statusCode, answer.json().type]).toEqual([409, 'order_terms_changed']);
    expect(answer.json().message).toContain('dishes ₹367, delivery ₹40, tax ₹26.62, round off ₹0.38. ');
    expect((await place({ expectedTotal: 434 })).statusCode).toBe(201);
    await tax({ sellerKind: 'unregistered' });
    const words = (await place({ expectedTotal: 434 })).json().message;
    expect(words).toContain('comes to ₹407 now: dishes ₹367, delivery ₹40. ');
  });

  it('takes no word of a client about tax', async () => {
    await tax(REGULAR);
    const claims = { taxes: [], roundOff: -400, termsTax: [], tax: 0, termsTaxPercent: 0 };
    const items = [lineOf('ghar-ki-thali', 1, 249, { taxPercent: 0, hsnCode: '0000' })];
    const order = await placed({ ...claims, items });
    expect(parts(order)).toEqual([FOOD]);
    expect(JSON.parse(order.items[0])).not.toHaveProperty('taxPercent');
    expect(order).toMatchObject({ tax: 12.46, roundOff: -0.46, totalAmount: 301 });
  });
});

// GST-4
describe('a change of an order', () => {
  const step = (orderId: string) =>
    kitchen.create(owner, 'orderEvents', { orderId, type: 'step', from: 'placed', to: 'accepted' });
  async function changed(orderId: string, change: object, state: 'takenOff' | 'accepted') {
    await step(orderId);
    const documentId = `change-${++count}`;
    const data = { orderId, revision: 1, reason: 'customerAsked', ...change };
    const proposal = await kitchen.create(owner, 'orderChanges', data, documentId);
    expect([proposal.statusCode, proposal.json().message]).toEqual([201, undefined]);
    const answer = await kitchen.change(asha, 'orderChanges', documentId, { state });
    expect(answer.statusCode).toBe(200);
    return orderOf(orderId);
  }

  it.each(SELLER_KINDS)(
    'of a seller of the kind %s keeps the terms that it was placed with',
    async (kind) => {
      await tax({ sellerKind: kind, ...OF });
      const { $id } = await placed();
      await tax({ ...REGULAR, taxPercent: 28, taxOnCharges: '18' });
      if (kind === 'regular') await tax({ sellerKind: 'unregistered' });
      const after = await changed($id, { line: 1, quantity: 2 }, 'takenOff');
      const bills = {
        specification: { tax: 12, roundOff: null, totalAmount: 301 },
        unregistered: { tax: 0, roundOff: null, totalAmount: 289 },
        composition: { tax: 0, roundOff: null, totalAmount: 289 },
        regular: { tax: 12.46, roundOff: -0.46, totalAmount: 301 },
      };
      expect(after).toMatchObject(bills[kind]);
      expect(parts(after)).toEqual(kind === 'regular' ? [FOOD] : []);
    },
  );

  it('keeps each revision’s taxes, and gives back the difference of the rounded totals', async () => {
    await tax(REGULAR);
    const { $id } = await placed({ paymentMethod: 'upi' });
    await changed($id, { line: 0, quantity: 1 }, 'takenOff');
    const revisions = (await kitchen.list(owner, 'orderRevisions')).json().documents;
    const own = revisions.filter(({ orderId }: { orderId: string }) => orderId === $id);
    expect(own.map(parts)).toEqual([[FOOD, PACKED], [PACKED]]);
    expect(own.map(({ roundOff }: { roundOff: number }) => roundOff)).toEqual([0.38, -0.16]);
    const refunds = (await kitchen.list(owner, 'refunds')).json().documents;
    const [refund] = refunds.filter(({ orderId }: { orderId: string }) => orderId === $id);
    expect(refund).toMatchObject({ amount: 434 - 172, reason: 'lineRemoved' });
  });

  it('taxes the dish that comes instead at its own rate, unless its seller charges no tax by dish', async () => {
    const swap = { line: 0, quantity: 1, substituteId: 'samosa', substituteQuantity: 1 };
    await tax(REGULAR);
    const { $id } = await placed({ items: [THALI] });
    expect(parts(await changed($id, swap, 'accepted'))).toEqual([
      { ...PACKED, taxable: 59, cgst: 3.54, sgst: 3.54 },
    ]);
    await tax({});
    const { $id: plain } = await placed({ items: [THALI] });
    expect(await changed(plain, swap, 'accepted')).toMatchObject({ tax: 3, taxes: [] });
  });
});

// GST-5
describe('the tax of a dish', () => {
  it.each([
    [{ taxPercent: 41 }, 'Value must be at most 40'],
    [{ taxPercent: -1 }, 'Value must be at least 0'],
    [{ taxPercent: 5.125 }, 'Value must have at most 2 decimals'],
    [{ hsnCode: '123' }, 'Value must be at least 4 characters'],
    [{ hsnCode: '123456789' }, 'Value must be no longer than 8 characters'],
    [{ hsnCode: '12a4' }, 'Value must have only digits'],
  ])('is refused as %j', async (data, words) => {
    const answer = await patchDish('samosa', data);
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(words)]);
  });

  it('is copied to the cart, whose bill must be the order’s, and follows the dish', async () => {
    await kitchen.create(asha, 'carts', { dishId: 'samosa' }, 'a-line');
    const line = async () => (await kitchen.read(asha, 'carts', 'a-line')).json();
    expect(await line()).toMatchObject({ taxPercent: 12 });
    await patchDish('samosa', { taxPercent: null });
    expect(await line()).toMatchObject({ taxPercent: null });
    await patchDish('samosa', { taxPercent: 12 });
    expect(await line()).toMatchObject({ taxPercent: 12 });
  });

  it('is in the file of dishes', async () => {
    const { body } = await kitchen.send(owner, 'GET', '/dishes/csv');
    expect(body.split('\n')[0]).toContain('taxPercent,hsnCode');
    expect(body).toMatch(/Samosa.*,12,21069099/);
  });
});
