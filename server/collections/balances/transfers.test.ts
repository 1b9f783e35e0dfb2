import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { type GatewayKitchen, openGatewayKitchen } from '#tests/gateway-kitchen.ts';
import { at, outcomeOf, type Person } from '#tests/kitchen.ts';

let customer: Person;
let count = 0;
const kitchen = await closeAfterAll(openGatewayKitchen());
await kitchen.setSection('ledger', { isOn: true });
await kitchen.setPayments({ vpa: 'rasoi@icici' });

beforeEach(async () => {
  customer = await kitchen.customer(`payer-${++count}`);
});

type Answer = Awaited<ReturnType<GatewayKitchen['send']>>;

const add = (collection: string, data: object, who = kitchen.owner) => kitchen.create(who, collection, data);
const change = (collection: string, id: string, data: object) =>
  kitchen.change(kitchen.owner, collection, id, data);
const byHand = (reference: string) =>
  add('ledgerEntries', { userId: customer.id, kind: 'payment', paidBy: 'bank', credit: 60, reference });
const paymentOf = async (paymentMethod: string) => {
  const [payment] = await kitchen.ofOrder('payments', await kitchen.place(customer, { paymentMethod }));
  return payment?.$id ?? '';
};

/** Each way in which money with a number comes to count, and whether its number is refused. */
const WAYS: Record<string, (reference: string) => Promise<Answer>> = {
  'by hand': byHand,
  'a top-up': async (reference) => {
    const { $id } = (await add('topUps', { amount: 60, way: 'direct' }, customer)).json();
    return change('topUps', $id, { state: 'paid', reference });
  },
  'an order that waits for its payment': async (reference) =>
    change('payments', await paymentOf('upi'), { state: 'paid', reference }),
  'an order in cash, paid at the door by UPI': async (reference) =>
    change('payments', await paymentOf('cod'), { state: 'paid', method: 'upi', reference }),
  'a balance paid back': async (reference) => {
    await add('ledgerEntries', { userId: customer.id, kind: 'goodwill', credit: 60 });
    await add('balanceRefunds', { payTo: 'asha@icici' }, customer);
    const [due] = await kitchen.database.query<{ id: string }>(
      sql`select id from "balanceRefunds" where "userId" = ${customer.id} and state = 'due'`,
    );
    return change('balanceRefunds', due?.id ?? '', { state: 'paid', paidBy: 'bank', reference });
  },
};
const names = Object.keys(WAYS);

const utr = () => String(500_000_000_000 + ++count);

// LEDGER-7, LEDGER-30
describe.each(names)('a transfer that counts as %s', (first) => {
  it.each(names)('does not count as %s too, however its number is typed', async (second) => {
    const countAs = (name: string, reference: string): Promise<Answer> =>
      WAYS[name]?.(reference) ?? Promise.reject(new Error(name));
    /** The same number as people type and paste it. */
    const TYPED: readonly ((utr: string) => string)[] = [
      (number) => ` ${number.slice(0, 4)} ${number.slice(4)}`,
      (number) => `${number.slice(0, 4)}-${number.slice(4)}`,
      (number) => `\u200b${number.slice(0, 6)}\u2060${number.slice(6)}`,
      (number) => `UTR: ${number}`,
      (number) => number,
    ];
    const number = utr();
    expect((await countAs(first, `\u00a0${number.slice(0, 9)} ${number.slice(9)}`)).statusCode).toBeLessThan(
      300,
    );
    for (const again of TYPED) {
      const [status, type] = outcomeOf(await countAs(second, again(number)));
      expect([status, type]).toEqual([409, expect.stringMatching(/^(ledger|payment)_reference_used$/)]);
    }
  });
});

// LEDGER-7
it('the number is stored in one form, and lists find it in any', async () => {
  const number = utr();
  expect((await byHand(`${number.slice(0, 4)} ${number.slice(4)}`)).json()).toMatchObject({
    reference: number,
  });
  const query = JSON.stringify({
    method: 'equal',
    attribute: 'reference',
    values: [`${number.slice(0, 6)}-${number.slice(6)}`],
  });
  const found = await kitchen.send(
    kitchen.owner,
    'GET',
    `${at('ledgerEntries')}?queries[]=${encodeURIComponent(query)}`,
  );
  expect(found.json().total).toBe(1);
});

// LEDGER-7
it('a number counts again after its entry was reversed, or its payment taken back', async () => {
  const number = utr();
  const entry = (await byHand(number)).json();
  const reversal = { userId: customer.id, kind: 'reversal', reversalOf: entry.$id };
  expect((await add('ledgerEntries', reversal)).statusCode).toBe(201);
  const payment = await paymentOf('cod');
  const paid = { state: 'paid', method: 'upi', reference: number };
  expect(outcomeOf(await change('payments', payment, paid))).toEqual([200]);
  expect(outcomeOf(await byHand(number))).toEqual([409, 'ledger_reference_used']);
  expect(outcomeOf(await change('payments', payment, { state: 'due' }))).toEqual([200]);
  expect(outcomeOf(await byHand(number))).toEqual([201]);
  expect(outcomeOf(await change('payments', payment, paid))).toEqual([409, 'payment_reference_used']);
});

// LEDGER-7, UPI-7
it('a number that is only claimed counts nothing, so others may claim it and one may count it', async () => {
  const number = utr();
  const claim = async (id: string) =>
    outcomeOf(await kitchen.change(customer, 'payments', id, { reference: number }));
  const [one, other] = [await paymentOf('upi'), await paymentOf('upi')];
  expect([await claim(one), await claim(other)]).toEqual([[200], [200]]);
  expect(outcomeOf(await change('payments', one, { state: 'paid' }))).toEqual([200]);
  expect(outcomeOf(await change('payments', other, { state: 'paid' }))).toEqual([
    409,
    'payment_reference_used',
  ]);
  expect(await claim(other)).toEqual([409, 'payment_reference_used']);
});

// LEDGER-7
it('a claimed number does not count if the money came in cash', async () => {
  const number = utr();
  const payment = await paymentOf('upi');
  await kitchen.change(customer, 'payments', payment, { reference: number });
  const paid = await change('payments', payment, { state: 'paid', method: 'cod' });
  expect(paid.json()).toMatchObject({ state: 'paid', method: 'cod', reference: null });
  expect(outcomeOf(await byHand(number))).toEqual([201]);
});

// LEDGER-7
it('a number that is counted everywhere at once counts once', async () => {
  const number = utr();
  const payments = [await paymentOf('cod'), await paymentOf('upi')];
  const { $id } = (await add('topUps', { amount: 60, way: 'direct' }, customer)).json();
  const answers = await Promise.all([
    ...payments.map((id) =>
      change('payments', id, { state: 'paid', method: 'upi', reference: ` ${number}` }),
    ),
    byHand(`${number.slice(0, 4)}-${number.slice(4)}`),
    byHand(number),
    change('topUps', $id, { state: 'paid', reference: `${number}\u200b` }),
  ]);
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses.filter((status) => status < 300)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(4);
});
