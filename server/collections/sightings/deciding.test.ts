import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openMoneyKitchen } from '#tests/doubles/money-phone.ts';
import { creditText } from '#tests/doubles/phone-messages.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { alertToSilentPhones } from './silent-phones.ts';

const money = await openMoneyKitchen();
const kitchen = await closeAfterAll(Promise.resolve(money.kitchen));
const { text, placeUpi, paymentOf } = money;
await money.setMode('proposing');

let count = 0;
const nextUtr = () => String(633_800_000_000 + ++count);
const read = async (who: Person = kitchen.manager) => (await kitchen.send(who, 'GET', '/money-seen')).json();
const decide = (id: string, body: object, who: Person = kitchen.manager) =>
  kitchen.send(who, 'POST', `/money-seen/${id}`, body);
const shownOf = async (utr: string) => (await read()).money.find((each: { utr: string }) => each.utr === utr);

// SIGHT-11
it('money that is proposed is confirmed by one press, as the kitchen does', async () => {
  const utr = nextUtr();
  const id = await placeUpi();
  const { $id: paymentId, amount } = await paymentOf(id);
  await text(creditText(Number(amount), utr));
  const shown = await shownOf(utr);
  expect(shown).toMatchObject({ state: 'proposed', verdict: 'propose', bank: 'HDFC', tail: '1100' });
  expect(shown.choices).toMatchObject([{ paymentId, orderId: id, is: 'waiting', amount }]);
  expect((await decide(shown.id, { answer: 'confirm', paymentId })).statusCode).toBe(204);
  expect(await kitchen.order(id)).toMatchObject({ status: 'placed' });
  expect(await paymentOf(id)).toMatchObject({ state: 'paid', reference: utr, recordedBy: 'manager' });
  expect(await shownOf(utr)).toMatchObject({
    state: 'matched',
    matched: { orderId: id, is: 'paid' },
    isAlone: false,
  });
  expect(outcomeOf(await decide(shown.id, { answer: 'ignore' }))).toEqual([400, 'general_argument_invalid']);
  expect((await kitchen.list(kitchen.owner, 'audits')).body).toContain('paymentSightings');
});

it('money for no order is put aside', async () => {
  const utr = nextUtr();
  await placeUpi({})
    .then((id) => paymentOf(id))
    .then(({ amount }) => text(creditText(Number(amount), utr)));
  const { id } = await shownOf(utr);
  expect((await decide(id, { answer: 'ignore' })).statusCode).toBe(204);
  expect(await shownOf(utr)).toMatchObject({ state: 'ignored' });
});

it('can’t be given to an order of another amount', async () => {
  const utr = nextUtr();
  const id = await placeUpi();
  await text(creditText(3, utr));
  const shown = await shownOf(utr);
  expect(shown).toMatchObject({ state: 'ignored', choices: [] });
  const { $id: paymentId } = await paymentOf(id);
  expect(outcomeOf(await decide(shown.id, { answer: 'confirm', paymentId }))).toEqual([
    400,
    'general_argument_invalid',
  ]);
  expect(await paymentOf(id)).toMatchObject({ state: 'due' });
});

it('is seen and decided by owners and managers alone', async () => {
  const utr = nextUtr();
  await text(creditText(4, utr));
  const { id } = await shownOf(utr);
  for (const who of [VISITOR, kitchen.asha, kitchen.cook, kitchen.rider]) {
    expect((await kitchen.send(who, 'GET', '/money-seen')).statusCode).toBe(401);
    expect((await decide(id, { answer: 'ignore' }, who)).statusCode).toBe(401);
  }
});

// SIGHT-22
it('the day’s figures have the bank’s total beside what was recorded', async () => {
  const day = async () => (await kitchen.send(kitchen.manager, 'GET', '/day')).json().bankSeen;
  const before = await day();
  const utr = nextUtr();
  const id = await placeUpi();
  const { $id: paymentId, amount } = await paymentOf(id);
  await text(creditText(Number(amount), utr));
  expect((await day()).other.count).toBe(before.other.count + 1);
  const { id: seen } = await shownOf(utr);
  await decide(seen, { answer: 'confirm', paymentId });
  await text(creditText(9, nextUtr()));
  await text(`Rs.7 credited by UPI ${nextUtr()} was reversed from HDFC Bank A/c XX1100`);
  expect(await day()).toEqual({
    matched: { count: before.matched.count + 1, amount: before.matched.amount + Number(amount) },
    other: { count: before.other.count + 1, amount: before.other.amount + 9 },
  });
});

// SIGHT-16
it('a phone that is silent while orders wait for their money is told of', async () => {
  expect((await read()).phones).toMatchObject([{ name: 'Counter phone', isSilent: false }]);
  kitchen.wait(40);
  await placeUpi();
  expect((await read()).phones).toMatchObject([{ name: 'Counter phone', isSilent: true }]);
  const { engine } = kitchen.app;
  const alerted = await Promise.all([alertToSilentPhones(engine), alertToSilentPhones(engine)]);
  expect(alerted.toSorted()).toEqual([false, true]);
  expect(await alertToSilentPhones(engine)).toBe(false);
  const mails = (await kitchen.mails()).filter(({ kind }) => kind === 'money-phone-silent');
  expect(mails).toMatchObject([{ aboutId: expect.any(String) }]);
  const status = (await kitchen.send(kitchen.owner, 'GET', '/status')).json();
  const ofPhone = () => status.checks.find(({ check }: { check: string }) => check === 'moneyPhones');
  expect(ofPhone()).toMatchObject({
    state: 'attention',
    finding: 'moneyPhoneSilent',
    facts: ['Counter phone'],
  });
  await text(creditText(5, nextUtr()));
  expect((await read()).phones).toMatchObject([{ isSilent: false }]);
  kitchen.wait(40);
  await placeUpi();
  expect(await alertToSilentPhones(engine)).toBe(true);
  await text(creditText(6, nextUtr()));
});

// SIGHT-20
it('other days on which somebody has to decide are counted', async () => {
  const order = await placeUpi();
  await text(creditText(Number((await paymentOf(order)).amount), nextUtr()));
  kitchen.wait(24 * 60);
  const { day, today, openDays, money: list } = await read();
  expect([day, list]).toEqual([today, []]);
  expect(openDays).toMatchObject([{ count: expect.any(Number) }]);
  const before = (await kitchen.send(kitchen.manager, 'GET', `/money-seen?day=${openDays[0].day}`)).json();
  const isOpen = ({ state }: { state: string }) => state === 'proposed' || state === 'unclear';
  expect(before.money.filter(isOpen)).toHaveLength(openDays[0].count);
  expect(before.openDays).toEqual([]);
});
