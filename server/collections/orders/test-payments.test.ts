import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { databaseBefore, type EarlierDatabase } from '#server/db/test-migrations.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openGatewayKitchen } from '#tests/gateway-kitchen.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openReportKitchen } from '#tests/report-kitchen.ts';
import { countFigures } from '../dish-figures/count-figures.ts';

const kitchen = await closeAfterAll(openReportKitchen());

beforeEach(async () => {
  await kitchen.setPayments({});
  await kitchen.setKitchen({ orderMode: 'board', acceptWithinMinutes: 1_000 });
});

const LINES = [{ DishID: 'ghar-ki-thali', quantity: 2, price: 249 }];
/** Asks for an order, and returns the answer. */
const ask = (over: object, who: Person = kitchen.asha) => {
  const data = { items: LINES, address: '4, MG Road', ...over };
  return kitchen.create(who, 'orders', data);
};
const typed = { channel: 'staff', customerPhone: '9876500001', customerName: 'Meera', kind: 'pickup' };
const paymentsOf = (id: string) => kitchen.ofOrder('payments', id);

// PAY-7
describe('an order by a method without real money', () => {
  it.each(['upi', 'card'])('by %s is a test, and its payment says so', async (paymentMethod) => {
    const id = await kitchen.place(kitchen.asha, { paymentMethod });
    expect(await kitchen.order(id)).toMatchObject({ testPayment: true, status: 'placed' });
    expect(await paymentsOf(id)).toMatchObject([{ mock: true, state: 'paid' }]);
  });

  it('is none in cash, by a real method, or if staff took the money', async () => {
    await kitchen.setPayments({ vpa: 'rasoi@icici' });
    for (const [over, who] of [
      [{ paymentMethod: 'cod' }, kitchen.asha],
      [{ paymentMethod: 'upi' }, kitchen.asha],
      [{ ...typed, paymentMethod: 'card', alreadyPaid: true }, kitchen.cook],
    ] as const) {
      const answer = await ask(over, who);
      expect([answer.statusCode, answer.json().testPayment]).toEqual([201, false]);
      expect(await paymentsOf(answer.json().$id)).toMatchObject([{ mock: false }]);
    }
  });

  it('can’t be told by its customer, nor made a real one', async () => {
    const answer = await ask({ paymentMethod: 'card', testPayment: false });
    expect(answer.json().testPayment).toBe(true);
    expect((await ask({ testPayment: true })).json().testPayment).toBe(false);
  });

  it('of ₹0 by a real method is no test', async () => {
    await kitchen.setPayments({ vpa: 'rasoi@icici' });
    await kitchen.setSection('charges', { deliveryFee: 0 });
    const coupon = { code: 'FREE', kind: 'amount', amount: 5_000 };
    await kitchen.create(kitchen.owner, 'coupons', coupon, 'free');
    const answer = await ask({ paymentMethod: 'upi', couponCodes: ['FREE'] });
    expect(answer.json()).toMatchObject({ totalAmount: 0, testPayment: false, status: 'placed' });
    expect(await paymentsOf(answer.json().$id)).toMatchObject([{ mock: false, state: 'paid' }]);
    await kitchen.setSection('charges', {});
  });
});

describe('an order on a page of the gateway', () => {
  it.each([
    ['test', true],
    ['live', false],
  ] as const)('in %s mode is a test: %s', async (mode, isTest) => {
    const gateway = await openGatewayKitchen(mode);
    const id = await gateway.placeAndPay();
    expect(await gateway.order(id)).toMatchObject({ testPayment: isTest, status: 'placed' });
    expect(await gateway.ofOrder('payments', id)).toMatchObject([{ mock: isTest, state: 'paid' }]);
    await gateway.setPayments({ testPayments: 'off' });
    const offered = (await gateway.send(VISITOR, 'GET', '/payment-methods')).json();
    expect(offered).toMatchObject({ gateway: mode, offers: { card: isTest ? 'off' : 'real' } });
    await gateway.close();
  });
});

// PAY-8
describe('without test payments', () => {
  beforeEach(() => kitchen.setPayments({ testPayments: 'off' }));
  const REFUSED = [400, 'order_payment_off'];

  it('methods without real money are not offered, and orders by them are refused', async () => {
    const { offers } = (await kitchen.send(VISITOR, 'GET', '/payment-methods')).json();
    expect(offers).toEqual({ upi: 'off', card: 'off' });
    kitchen.takeEvents();
    for (const paymentMethod of ['upi', 'card']) {
      const answer = await ask({ paymentMethod });
      expect(outcomeOf(answer)).toEqual(REFUSED);
      expect(answer.json().message).toBe(
        'The kitchen does not take this way to pay. Please choose another one.',
      );
    }
    expect(kitchen.takeEvents()).toEqual([]);
    expect(outcomeOf(await ask({ paymentMethod: 'cod' }))).toEqual([201]);
  });

  it('a method that the kitchen takes really is offered', async () => {
    await kitchen.setPayments({ testPayments: 'off', vpa: 'rasoi@icici' });
    const { offers } = (await kitchen.send(VISITOR, 'GET', '/payment-methods')).json();
    expect(offers).toEqual({ upi: 'real', card: 'off' });
    expect(outcomeOf(await ask({ paymentMethod: 'upi' }))).toEqual([201]);
    expect(outcomeOf(await ask({ paymentMethod: 'card' }))).toEqual(REFUSED);
  });

  it('staff leave no such method for the door, but enter money that they took', async () => {
    expect(outcomeOf(await ask({ ...typed, paymentMethod: 'upi' }, kitchen.cook))).toEqual(REFUSED);
    expect(outcomeOf(await ask({ ...typed, paymentMethod: 'cod' }, kitchen.cook))).toEqual([201]);
    const paid = await ask({ ...typed, paymentMethod: 'card', alreadyPaid: true }, kitchen.cook);
    expect(outcomeOf(paid)).toEqual([201]);
  });

  it('an order that was placed before stays what it was', async () => {
    await kitchen.setPayments({ testPayments: 'on' });
    const id = await kitchen.place(kitchen.asha, { paymentMethod: 'card' });
    await kitchen.setPayments({ testPayments: 'off' });
    await kitchen.walk(id, 'accepted', 'ready');
    expect(await kitchen.order(id)).toMatchObject({ testPayment: true, status: 'ready' });
  });
});

// PAY-9
describe('a test payment', () => {
  it('gets no invoice and takes no number, and no business can be its buyer', async () => {
    await kitchen.setSection('tax', { sellerKind: 'regular', gstin: '27AAPFU0939F1ZV', state: '27' });
    const real = await kitchen.place();
    const test = await kitchen.place(kitchen.asha, { paymentMethod: 'card' });
    const last = await kitchen.place();
    const buyer = { gstin: '27AAPFU0939F1ZV', name: 'Tata' };
    const answer = await kitchen.send(kitchen.asha, 'PUT', `/orders/${test}/buyer`, buyer);
    expect(outcomeOf(answer)).toEqual([400, 'general_argument_invalid']);
    for (const id of [real, test, last]) await kitchen.walk(id, 'accepted', 'preparing', 'ready');
    expect(await kitchen.ofOrder('invoices', test)).toEqual([]);
    const numbers = await Promise.all(
      [real, last].map(async (id) =>
        Number(String((await kitchen.ofOrder('invoices', id))[0]?.number).slice(-6)),
      ),
    );
    expect(numbers).toEqual([1, 2]);
    const due = await kitchen.database.query(sql`select 1 from "invoicesDue" where "orderId" = ${test}`);
    expect(due).toEqual([]);
    await kitchen.setSection('tax', {});
  });

  it('is no revenue, and the report says how many were left out', async () => {
    const day = '2024-05-06T12:00:00+05:30';
    const real = await kitchen.place();
    const test = await kitchen.place(kitchen.ravi, { paymentMethod: 'card' });
    for (const id of [real, test]) await kitchen.moveOrder(id, day);
    const { now, dishes, hours, tests } = await kitchen.report('from=2024-05-06&to=2024-05-06');
    const { totalAmount } = await kitchen.order(real);
    expect(now.totals).toMatchObject({ orders: 1, revenue: totalAmount });
    expect(now.steps.map(({ orders }) => orders)).toEqual([1]);
    expect(hours.map(({ orders }) => orders)).toEqual([1]);
    expect(now.buyers.first).toMatchObject({ people: 1, orders: 1 });
    expect(dishes.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['ghar-ki-thali', 2],
      ['samosa', 1],
    ]);
    expect(tests).toEqual({ orders: 1, amount: (await kitchen.order(test)).totalAmount });
  });

  it('stands apart in the figures of a day, and its order is not one of those placed', async () => {
    const figures = async () => {
      const { orders, methods } = (await kitchen.send(kitchen.owner, 'GET', '/day')).json().totals;
      const rows: { method: string; mock: boolean; received: { count: number } }[] = methods.map(JSON.parse);
      return {
        orders,
        tests: rows.find(({ method, mock }) => method === 'card' && mock)?.received.count ?? 0,
      };
    };
    const before = await figures();
    await kitchen.place();
    await kitchen.place(kitchen.asha, { paymentMethod: 'card' });
    expect(await figures()).toEqual({ orders: before.orders + 1, tests: before.tests + 1 });
  });

  it('makes no dish a bestseller', async () => {
    for (const who of [kitchen.asha, kitchen.ravi, kitchen.owner, kitchen.manager]) {
      for (const paymentMethod of ['card', 'upi']) {
        const id = await kitchen.place(who, { paymentMethod });
        await kitchen.walk(id, 'accepted', 'preparing', 'ready', 'outForDelivery', 'delivered');
      }
    }
    kitchen.wait(24 * 60);
    expect(await countFigures(kitchen.app.engine)).toBe(0);
  });
});

// TRUST-2
describe('the limit of orders in cash', () => {
  it('holds for test payments, which bring no money either, but not for real ones', async () => {
    await kitchen.setKitchen({ cashAtMost: 301 });
    const refused = await ask({ paymentMethod: 'card' });
    expect([...outcomeOf(refused), refused.json().message]).toEqual([
      400,
      'order_cash_limit',
      'Orders above ₹301 can’t be placed with a test payment. Please choose another way to pay.',
    ]);
    await kitchen.setPayments({ vpa: 'rasoi@icici' });
    expect(outcomeOf(await ask({ paymentMethod: 'upi' }))).toEqual([201]);
  });
});

// PAY-7, PAY-9
describe('an upgraded kitchen', () => {
  let earlier: EarlierDatabase;
  beforeAll(async () => {
    earlier = await databaseBefore('0820-test-payments.sql');
  });
  afterAll(() => earlier.drop());

  it('knows its older test orders by their payments, and issues no more invoices for them', async () => {
    const { database } = earlier;
    await database.execute(
      sql`insert into users (id, created, updated, "userId") values ('asha', now(), now(), 'asha')`,
    );
    for (const [id, number, mock] of [
      ['real', 1, false],
      ['test', 2, true],
    ] as const) {
      await database.execute(sql`insert into orders
        (id, created, updated, "userId", "totalAmount", subtotal, "deliveryFee", packing, tax, "paymentMethod", items, "orderedOn", number)
        values (${id}, now(), now(), 'asha', 500, 500, 0, 0, 0, 'card', '[]', now(), ${number})`);
      await database.execute(sql`insert into payments
        (id, created, updated, "orderId", method, amount, state, mock, "createdAt")
        values (${id}, now(), now(), ${id}, 'card', 500, 'paid', ${mock}, now())`);
      await database.execute(sql`insert into "invoicesDue" ("orderId", "dueAt") values (${id}, now())`);
    }
    await earlier.upgrade();
    const orders = await database.query(sql`select id, "testPayment" from orders order by number`);
    expect(orders).toEqual([
      { id: 'real', testPayment: false },
      { id: 'test', testPayment: true },
    ]);
    expect(await database.query(sql`select "orderId" from "invoicesDue"`)).toEqual([{ orderId: 'real' }]);
  });
});
