import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import type { FakeRazorpay, Message } from '#tests/doubles/fake-razorpay.ts';
import { openGatewayKitchen } from '#tests/gateway-kitchen.ts';

const kitchen = await closeAfterAll(openGatewayKitchen());
const razorpay: FakeRazorpay = kitchen.razorpay;
const untouched = (orderId: string, amount: number) =>
  expect(kitchen.story(orderId)).resolves.toEqual({
    status: 'awaitingPayment',
    payments: [`due card ${amount}`],
    refunds: [],
  });
const event = (name: string, payload: object) => razorpay.sign({ entity: 'event', event: name, payload });

describe('the webhook of the gateway', () => {
  it('a signed message that an order is paid begins the order, once (GATEWAY-3)', async () => {
    const { orderId, page } = await kitchen.waiting();
    const message = razorpay.pay(page, { method: 'upi' });
    expect(await kitchen.handlings(message, message)).toEqual(['recorded', 'known']);
    expect(await kitchen.story(orderId)).toEqual({
      status: 'placed',
      payments: [`paid upi ${page.amount}`],
      refunds: [],
    });
    const [payment] = await kitchen.ofOrder('payments', orderId, kitchen.asha);
    expect(payment).toMatchObject({ gateway: 'Razorpay', recordedBy: null, mock: false });
    expect(payment?.reference).toMatch(/^pay_/);
  });

  /** Messages that nobody but the gateway could have signed, and what an attacker makes of them. */
  it.each<[name: string, change: (message: Message) => Message, status: number]>([
    [
      'no signature',
      ({ body, headers: { 'x-razorpay-signature': _, ...headers } }) => ({ body, headers }),
      401,
    ],
    [
      'an empty signature',
      ({ body, headers }) => ({ body, headers: { ...headers, 'x-razorpay-signature': '' } }),
      401,
    ],
    ['the signature of another secret', ({ body }) => razorpay.sign(body, { secret: 'another-secret' }), 401],
    ['a changed body', ({ body, headers }) => ({ body: body.replace('INR', 'inr'), headers }), 401],
    ['a space more', ({ body, headers }) => ({ body: `${body} `, headers }), 401],
    [
      'a shorter signature',
      ({ body, headers }) => ({
        body,
        headers: { ...headers, 'x-razorpay-signature': String(headers['x-razorpay-signature']).slice(0, 32) },
      }),
      401,
    ],
    [
      'a signature in capitals',
      ({ body, headers }) => ({
        body,
        headers: {
          ...headers,
          'x-razorpay-signature': String(headers['x-razorpay-signature']).toUpperCase(),
        },
      }),
      401,
    ],
    [
      'two signatures',
      ({ body, headers }) => ({
        body,
        headers: {
          ...headers,
          'x-razorpay-signature': `${'0'.repeat(64)}, ${headers['x-razorpay-signature']}`,
        },
      }),
      401,
    ],
    ['the signature of an empty body', ({ body }) => ({ body, headers: razorpay.sign('').headers }), 401],
    ['a signed text that is no JSON', () => razorpay.sign('not json'), 400],
    ['signed JSON that is no event', () => razorpay.sign('[]'), 400],
    ['a signed event without its facts', () => event('payment_link.paid', { payment: {} }), 400],
    [
      'a signed body nested 10,000 levels deep',
      () => razorpay.sign(`${'['.repeat(10_000)}${']'.repeat(10_000)}`),
      400,
    ],
    [
      'a body of 300 kB',
      ({ headers }) => ({ body: JSON.stringify({ event: 'x'.repeat(300_000) }), headers }),
      400,
    ],
  ])('%s changes nothing (GATEWAY-3)', async (_name, change, status) => {
    const storedEvents = async () =>
      (
        await kitchen.database.query<{ count: number }>(
          sql`select count(*)::int as count from "gatewayEvents"`,
        )
      )[0]?.count;
    const { orderId, page } = await kitchen.waiting();
    const before = await storedEvents();
    const message = razorpay.pay(page);
    const answer = await kitchen.deliver(change(message));
    expect(answer.statusCode).toBe(status);
    if (status === 401) expect(answer.json().type).toBe('payment_bad_signature');
    expect(answer.json()).toMatchObject({ code: status, message: expect.any(String) });
    await untouched(orderId, page.amount);
    expect(await storedEvents()).toBe(before);
    // The true message still counts.
    expect(await kitchen.handlings(message)).toEqual(['recorded']);
  });

  it.each(['failed', 'authorized', 'created', 'refunded'])(
    'a payment that is %s is no money, whatever the message is called (GATEWAY-3)',
    async (status) => {
      const { orderId, page } = await kitchen.waiting();
      const { body } = razorpay.pay(page);
      const unpaid = JSON.parse(body);
      unpaid.payload.payment.entity.status = status;
      const messages = ['payment_link.paid', 'payment.captured'].map((name) =>
        razorpay.sign({ ...unpaid, event: name }),
      );
      expect(await kitchen.handlings(...messages)).toEqual(['nothing to do', 'nothing to do']);
      await untouched(orderId, page.amount);
    },
  );

  it('a captured message counts once, whatever id or spelling of headers it comes with (GATEWAY-3)', async () => {
    const { orderId, page } = await kitchen.waiting();
    const message = razorpay.pay(page);
    const { body } = message;
    const replays = ['evt_other', '', 'x'.repeat(500), "'; drop table payments"].map((id) =>
      razorpay.sign(body, { id }),
    );
    expect(await kitchen.handlings(message, ...replays)).toEqual([
      'recorded',
      'known',
      'known',
      'known',
      'known',
    ]);
    expect((await kitchen.story(orderId)).payments).toHaveLength(1);
  });

  it('twenty deliveries at the same moment count once (GATEWAY-3)', async () => {
    const { orderId, page } = await kitchen.waiting();
    const message = razorpay.pay(page);
    const { body } = message;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => kitchen.deliver(n % 2 ? message : razorpay.sign(body))),
    );
    expect(answers.map((answer) => answer.json().handling).sort()).toEqual([
      ...Array(19).fill('known'),
      'recorded',
    ]);
    expect((await kitchen.story(orderId)).payments).toHaveLength(1);
  });

  it('twenty deliveries for an order with a part from the balance take that part once (LEDGER-17)', async () => {
    await kitchen.setSection('ledger', { isOn: true });
    const paidAhead = { userId: kitchen.asha.id, kind: 'payment', paidBy: 'cash', credit: 100 };
    await kitchen.create(kitchen.owner, 'ledgerEntries', paidAhead, 'ahead');
    const orderId = await kitchen.place(kitchen.asha, { paymentMethod: 'card', fromBalance: 60 });
    const page = await kitchen.openPage(orderId);
    const message = razorpay.pay(page, { method: 'upi' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => kitchen.deliver(n % 2 ? message : razorpay.sign(message.body))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const { status, payments } = await kitchen.story(orderId);
    expect({ status, payments: payments.sort() }).toEqual({
      status: 'placed',
      payments: ['paid balance 6000', `paid upi ${page.amount}`],
    });
    const entries = await kitchen.database.query<{ kind: string; debit: number; balance: number }>(
      sql`select kind, debit, balance from "ledgerEntries" join users on users.id = "ledgerEntries"."userId" order by "ledgerEntries".sequence`,
    );
    expect(entries.map(({ kind, debit, balance }) => [kind, debit, balance])).toEqual([
      ['payment', 0, 4000],
      ['order', 6000, 4000],
    ]);
    await kitchen.setSection('ledger', { isOn: false });
  });

  it('several events about one payment count once, in any order (GATEWAY-3)', async () => {
    const { orderId, page } = await kitchen.waiting();
    const paid = razorpay.pay(page);
    const { payment } = JSON.parse(paid.body).payload;
    const failed = event('payment.failed', { payment: { entity: { ...payment.entity, status: 'failed' } } });
    const captured = event('payment.captured', { payment });
    const authorized = event('payment.authorized', { payment });
    expect(await kitchen.handlings(failed, captured, authorized, paid, failed)).toEqual([
      'nothing to do',
      'recorded',
      'nothing to do',
      'known',
      'known',
    ]);
    expect(await kitchen.story(orderId)).toMatchObject({ status: 'placed', refunds: [] });
  });

  it.each([
    ['less money', { amount: 100 }],
    ['more money', { amount: 10_000_000 }],
    ['money of another currency', { currency: 'USD' }],
  ])(
    '%s than the order costs is a problem for the owner, and the order stays waiting (GATEWAY-3)',
    async (_name, over) => {
      const { orderId, page } = await kitchen.waiting();
      const message = razorpay.pay(page, over);
      const again = event('payment.captured', { payment: JSON.parse(message.body).payload.payment });
      expect(await kitchen.handlings(message, again)).toEqual(['wrong amount', 'wrong amount']);
      expect(await kitchen.story(orderId)).toEqual({
        status: 'awaitingPayment',
        payments: [`due card ${page.amount} problem`],
        refunds: [],
      });
      const [payment] = await kitchen.ofOrder<{ problems: string[] }>('payments', orderId);
      expect(payment?.problems.map((each) => JSON.parse(each))).toMatchObject([
        { text: expect.stringContaining('Please look at it at the payment gateway'), answer: null },
      ]);
    },
  );

  it('an amount that stands twice in a message can’t be read in two ways (GATEWAY-3)', async () => {
    const { orderId, page } = await kitchen.waiting();
    const { body } = razorpay.pay(page, { amount: 100 });
    const twice = razorpay.sign(body.replace('"amount":100,', `"amount":${page.amount},"amount":100,`));
    expect(await kitchen.handlings(twice)).toEqual(['wrong amount']);
    expect((await kitchen.order(orderId)).status).toBe('awaitingPayment');
  });

  it.each([
    ['an order of another shop', (page: object) => ({ ...page, reference_id: 'somebody-elses-1' })],
    ['a name that every object has', (page: object) => ({ ...page, reference_id: '__proto__' })],
  ])('a payment for %s is ignored (GATEWAY-3)', async (_name, change) => {
    const { orderId, page } = await kitchen.waiting();
    const { payload } = JSON.parse(razorpay.pay(page).body);
    const other = event('payment_link.paid', { ...payload, payment_link: { entity: change(page) } });
    expect(await kitchen.handlings(other)).toEqual(['unknown order']);
    await untouched(orderId, page.amount);
  });

  it('names of prototypes in a message are plain data (GATEWAY-3)', async () => {
    const { orderId, page } = await kitchen.waiting();
    const { body } = razorpay.pay(page);
    const poisoned = body.replace(
      '{',
      '{"__proto__":{"event":"refund.processed"},"constructor":{"prototype":{"a":1}},',
    );
    expect(await kitchen.handlings(razorpay.sign(poisoned))).toEqual(['recorded']);
    expect((await kitchen.order(orderId)).status).toBe('placed');
    expect(({} as { a?: number }).a).toBeUndefined();
  });

  it('one payment can’t pay two orders (GATEWAY-3)', async () => {
    const first = await kitchen.waiting();
    const second = await kitchen.waiting();
    const message = razorpay.pay(first.page);
    const { payload } = JSON.parse(message.body);
    const stolen = event('payment_link.paid', { ...payload, payment_link: { entity: second.page } });
    expect(await kitchen.handlings(message, stolen)).toEqual(['recorded', 'known']);
    await untouched(second.orderId, second.page.amount);
  });

  it('unknown events are accepted and change nothing (GATEWAY-3)', async () => {
    expect(await kitchen.handlings(event('settlement.processed', {}), event('', {}))).toEqual([
      'nothing to do',
      'nothing to do',
    ]);
  });

  it('the webhook needs no session, no project and no known origin (GATEWAY-3)', async () => {
    const { page } = await kitchen.waiting();
    const { body, headers } = razorpay.pay(page);
    const answer = await kitchen.deliver({ body, headers: { ...headers, origin: 'https://razorpay.com' } });
    expect(answer.json()).toEqual({ handling: 'recorded' });
  });

  it('a message whose transaction fails is answered as failed, and counts when it comes again (GATEWAY-3)', async () => {
    const { orderId, page } = await kitchen.waiting();
    const message = razorpay.pay(page);
    await kitchen.database.execute(
      sql`alter table payments add constraint broken check (state <> 'paid') not valid`,
    );
    expect((await kitchen.deliver(message)).statusCode).toBe(500);
    await kitchen.database.execute(sql`alter table payments drop constraint broken`);
    await untouched(orderId, page.amount);
    expect(await kitchen.handlings(message)).toEqual(['recorded']);
  });
});
