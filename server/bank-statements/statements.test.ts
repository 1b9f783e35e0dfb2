import { expect, it } from 'vitest';
import { dayAt } from '#domain/time/local-time.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openMoneyKitchen } from '#tests/doubles/money-phone.ts';
import { creditText } from '#tests/doubles/phone-messages.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';

const money = await openMoneyKitchen();
const kitchen = await closeAfterAll(Promise.resolve(money.kitchen));
const { text, placeUpi, paymentOf, record, seen } = money;
await money.setMode('alone');

let count = 0;
const nextUtr = () => String(634_000_000_000 + ++count);
const today = () => dayAt(new Date(), 'Asia/Kolkata');
const statement = (...lines: string[]) =>
  ['HDFC BANK LIMITED', 'Date,Narration,Withdrawal,Deposit', ...lines].join('\n');
const credit = (utr: string, rupees: number, name = 'ASHA') =>
  `${today()},UPI-${name}-asha@okaxis-UTIB0000001-${utr}-FOOD,,${rupees}`;
const send = (path: string, csv: string, who: Person = kitchen.manager) =>
  kitchen.send(who, 'POST', path, { file: Buffer.from(csv).toString('base64'), name: 'december.csv' });
const preview = async (csv: string) => (await send('/bank-statements/preview', csv)).json();
const store = async (csv: string): Promise<number> => {
  const { stored } = (await send('/bank-statements', csv)).json();
  await kitchen.app.sightings.runDue();
  return stored;
};
const seenOf = async (utr: string) => (await seen()).filter((each) => each.utr === utr);
const claimed = async (utr: string | null) => {
  const id = await placeUpi();
  if (utr !== null) await record(kitchen.asha, id, { reference: utr });
  return { id, amount: Number((await paymentOf(id)).amount) };
};

// SIGHT-19
it('a statement says line by line what it would do, and does it once', async () => {
  const [named, told, ours, odd] = [nextUtr(), nextUtr(), nextUtr(), nextUtr()];
  const order = await claimed(named);
  await text(creditText(21, told));
  const csv = statement(
    credit(named, order.amount),
    credit(told, 21),
    credit(ours, 22),
    `${today()},UPI-X-x@ybl-UTIB0000001-${odd}-ref ${nextUtr()},,23`,
    `${today()},UPI-Y-y@ybl-UTIB0000001-${nextUtr()}-b,,12.345`,
    `${today()},NEFT CR-ACME PVT LTD-SALARY,,25000`,
  );
  const { lines, ignored, problem } = await preview(csv);
  expect(problem).toBeNull();
  expect(ignored).toBe(1);
  expect(lines).toMatchObject([
    { line: 3, kind: 'matched', amount: order.amount, utr: named, choice: { orderId: order.id } },
    { line: 4, kind: 'known', utr: told },
    { line: 5, kind: 'other', amount: 22, reason: 'notOurs', choice: null },
    { line: 6, kind: 'unclear', amount: 23 },
    { line: 7, kind: 'error', problem: 'amount' },
  ]);
  expect(await kitchen.order(order.id)).toMatchObject({ status: 'awaitingPayment' });
  expect(await store(csv)).toBe(2);
  expect(await kitchen.order(order.id)).toMatchObject({ status: 'placed' });
  expect(await seenOf(named)).toMatchObject([
    { source: 'statement', state: 'matched', orderId: order.id, deviceId: null, payerName: 'ASHA' },
  ]);
  expect(await seenOf(told)).toMatchObject([{ source: 'text' }]);
  const again = await preview(csv);
  expect(again.lines.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...['known', 'known', 'known', 'unclear', 'error'],
  ]);
  expect(await store(csv)).toBe(0);
  await text(creditText(order.amount, named));
  expect(await kitchen.ofOrder('payments', order.id)).toMatchObject([{ state: 'paid' }]);
  expect(await seenOf(named)).toHaveLength(1);
  expect((await kitchen.list(kitchen.owner, 'audits')).body).toContain('Statement december.csv: 2 new');
});

it('equal lines without a number count as often as they stand in it, and once in the next statement', async () => {
  const line = `${today()},UPI-LATHA-latha@axl-payment,,31`;
  expect(await store(statement(line, line))).toBe(2);
  expect(await store(statement(line, line))).toBe(0);
  expect(await store(statement(line, line, line))).toBe(1);
});

it('a line of which only the amount is an order’s is proposed, and a reversal asked about', async () => {
  const { id, amount } = await claimed(null);
  const [one, back] = [nextUtr(), nextUtr()];
  const csv = statement(
    credit(one, amount),
    `${today()},UPI-MEENA-meena@okaxis-UTIB0000001-${back}-REVERSAL,,50`,
  );
  expect((await preview(csv)).lines).toMatchObject([
    { kind: 'decide', choice: { orderId: id } },
    { kind: 'decide', reason: 'reversal' },
  ]);
  await store(csv);
  expect(await kitchen.order(id)).toMatchObject({ status: 'awaitingPayment' });
  expect(await seenOf(one)).toMatchObject([{ state: 'proposed', verdict: 'propose' }]);
  expect(await seenOf(back)).toMatchObject([{ state: 'proposed', isReversal: true }]);
});

it.each([
  ['no statement', 'name,price\nDal,20', 'noColumns'],
  ['a PDF', '%PDF-1.7', 'pdf'],
])('%s is refused as what it is', async (_what, file, problem) => {
  expect(await preview(file)).toMatchObject({ lines: [], problem });
  expect(outcomeOf(await send('/bank-statements', file))).toEqual([400, 'general_argument_invalid']);
});

it('nobody uploads one but owners and managers', async () => {
  for (const who of [VISITOR, kitchen.asha, kitchen.cook, kitchen.rider])
    for (const path of ['/bank-statements', '/bank-statements/preview'])
      expect((await send(path, statement(credit(nextUtr(), 5)), who)).statusCode).toBe(401);
});
