import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openMoneyKitchen } from '#tests/doubles/money-phone.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';

const money = await openMoneyKitchen();
const kitchen = await closeAfterAll(Promise.resolve(money.kitchen));
const { text, placeUpi, paymentOf, record, seen } = money;
await money.setMode('alone');

let count = 0;
const nextUtr = () => String(633_900_000_000 + ++count);
/** A text in words that no row has. */
const oddText = (rupees: number, utr: string, words = 'Namaste! An inward remittance of') =>
  `${words} Rs ${rupees} was credited in a/c XX1100 from ASHA on 05-12-26, txn ${utr}. Bal Rs 900`;
const shown = async () =>
  (await kitchen.send(kitchen.owner, 'GET', '/money-seen')).json().money as Record<string, unknown>[];
const latest = async (): Promise<Record<string, unknown> & { id: string }> => {
  const [first] = await shown();
  return { ...first, id: String(first?.id) };
};
const mark = (id: string, amount: number, reference: string | null, who: Person = kitchen.owner) =>
  kitchen.send(who, 'POST', `/money-seen/${id}/marks`, { amount, reference });
const seenOf = async (utr: string) => (await seen()).find((each) => each.utr === utr);
const claimed = async (utr: string) => {
  const id = await placeUpi();
  await record(kitchen.asha, id, { reference: utr });
  return { id, amount: Number((await paymentOf(id)).amount) };
};

// SIGHT-18
it('what the owner marks in an unclear text is read at once, and the next of its wording by itself', async () => {
  const [first, waiting, next] = [nextUtr(), nextUtr(), nextUtr()];
  const order = await claimed(first);
  await text(oddText(order.amount, first));
  const unclear = await latest();
  expect(unclear).toMatchObject({
    state: 'unclear',
    amount: null,
    marks: { amounts: [order.amount], references: [first] },
  });
  await text(oddText(11, waiting));
  const answer = await mark(unclear.id, order.amount, first);
  expect([answer.statusCode, answer.json()]).toEqual([200, { isLearnt: true }]);
  await kitchen.app.sightings.runDue();
  expect(await kitchen.order(order.id)).toMatchObject({ status: 'placed' });
  expect(await seenOf(first)).toMatchObject({
    state: 'matched',
    orderId: order.id,
    payerName: 'ASHA',
    tail: '1100',
  });
  expect(await seenOf(waiting)).toMatchObject({ state: 'ignored', amount: 11 });
  const another = await claimed(next);
  await text(oddText(another.amount, next));
  expect(await kitchen.order(another.id)).toMatchObject({ status: 'placed' });
  expect(outcomeOf(await mark(unclear.id, order.amount, first))).toEqual([400, 'general_argument_invalid']);
});

it('a wording that is deleted reads no more, and both are in the audit log', async () => {
  const [wording] = await kitchen.documents<{ $id: string; pattern: string }>(
    kitchen.owner,
    'learntWordings',
  );
  expect(wording?.pattern).toContain('{amount} was credited in account {tail} from {name}');
  for (const who of [kitchen.manager, kitchen.cook, kitchen.asha])
    expect((await kitchen.delete(who, 'learntWordings', wording?.$id ?? '')).statusCode).toBe(401);
  expect((await kitchen.delete(kitchen.owner, 'learntWordings', wording?.$id ?? '')).statusCode).toBe(204);
  await text(oddText(12, nextUtr()));
  expect(await latest()).toMatchObject({ state: 'unclear' });
  const audits = (await kitchen.list(kitchen.owner, 'audits')).json().documents as Record<string, unknown>[];
  const actions = audits.filter(({ collection }) => collection === 'learntWordings');
  expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'delete']));
});

it('a text that teaches no wording counts itself alone', async () => {
  const utr = nextUtr();
  const { id, amount } = await claimed(utr);
  await text(`${oddText(amount, utr, 'Bonjour! An inward remittance of')} Rs 20 fee`);
  const unclear = await latest();
  expect((await mark(unclear.id, amount, utr)).json()).toEqual({ isLearnt: false });
  await kitchen.app.sightings.runDue();
  expect(await kitchen.order(id)).toMatchObject({ status: 'placed' });
  expect(await kitchen.documents(kitchen.owner, 'learntWordings')).toEqual([]);
});

it('nothing can be marked that does not stand in the text, nor by anybody but owners', async () => {
  const utr = nextUtr();
  await text(oddText(13, utr, 'Salut! An inward remittance of'));
  const { id } = await latest();
  for (const [amount, reference] of [
    [14, utr],
    [13, '633900999999'],
  ] as const)
    expect(outcomeOf(await mark(id, amount, reference))).toEqual([400, 'general_argument_invalid']);
  for (const who of [VISITOR, kitchen.asha, kitchen.cook, kitchen.rider, kitchen.manager])
    expect((await mark(id, 13, utr, who)).statusCode).toBe(401);
  expect(await latest()).toMatchObject({ state: 'unclear' });
});

it('money that another message has told of is not counted again', async () => {
  const utr = nextUtr();
  await text(oddText(15, utr, 'Hola! An inward remittance of'));
  const { id } = await latest();
  await text(`Credit Alert! Rs.15 credited to HDFC Bank A/c XX1100 on 02-12-26 from VPA a@ok (UPI ${utr})`);
  expect((await mark(id, 15, utr)).statusCode).toBe(200);
  expect((await shown()).find((each) => each.id === id)).toMatchObject({
    state: 'ignored',
    reason: 'seenAlready',
    utr: null,
  });
});
