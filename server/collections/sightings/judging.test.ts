import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { deleteOldData } from '#server/old-data/old-data.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openMoneyKitchen } from '#tests/doubles/money-phone.ts';
import { bodyOf, creditText, signedBy } from '#tests/doubles/phone-messages.ts';
import { outcomeOf } from '#tests/kitchen.ts';
import { judgeNewSightings } from './judge.ts';

const money = await openMoneyKitchen();
const kitchen = await closeAfterAll(Promise.resolve(money.kitchen));
const { text, seen, placeUpi, paymentOf, record, post } = money;

let count = 0;
const nextUtr = () => String(633_700_000_000 + ++count);

/** An order that waits for its money, whose customer has typed this UTR. */
async function claimed(utr: string, over: object = {}): Promise<{ id: string; amount: number }> {
  const id = await placeUpi(over);
  expect((await record(kitchen.asha, id, { reference: utr })).statusCode).toBe(200);
  return { id, amount: Number((await paymentOf(id)).amount) };
}
/** Stores what a text said, as a server that was killed before it compared it. */
const stored = (id: string, utr: string, amount: number) =>
  kitchen.database.execute(sql`insert into "paymentSightings"
    (id, created, updated, source, "deviceId", "receivedAt", amount, "isReversal", utr, tail, bank, state)
    values (${id}, now(), now(), 'text', 'counter', now(), ${Math.round(amount * 100)}, false, ${utr}, '1100', 'HDFC', 'new')`);
const statusOf = async (id: string) => (await kitchen.order(id)).status;
const seenOf = async (utr: string) => (await seen()).find((each) => each.utr === utr);

// SIGHT-15
describe('money that was seen, in the mode in which it confirms by itself', async () => {
  await money.setMode('alone');

  it('confirms the payment whose UTR and amount it has, as the press of somebody at work does', async () => {
    const utr = nextUtr();
    const { id, amount } = await claimed(utr);
    await text(creditText(amount, utr));
    expect(await statusOf(id)).toBe('placed');
    const payment = await paymentOf(id);
    const sighting = await seenOf(utr);
    expect(payment).toMatchObject({ state: 'paid', method: 'upi', reference: utr, recordedBy: null });
    expect(payment.sightingId).toBe(sighting?.$id);
    expect(sighting).toMatchObject({
      state: 'matched',
      verdict: 'confirm',
      mode: 'alone',
      orderId: id,
      paymentId: payment.$id,
      userId: 'asha',
      decidedBy: null,
    });
    const audits = await kitchen.list(kitchen.owner, 'audits');
    expect(audits.body).toContain('Counter phone (bank message, HDFC …1100)');
  });

  it('confirms it also if its customer types the UTR only afterwards', async () => {
    const utr = nextUtr();
    const id = await placeUpi();
    const { amount } = await paymentOf(id);
    await text(creditText(Number(amount), utr));
    expect(await seenOf(utr)).toMatchObject({ state: 'proposed', verdict: 'propose' });
    await record(kitchen.asha, id, { reference: utr });
    await kitchen.app.sightings.runDue();
    expect(await statusOf(id)).toBe('placed');
  });

  it('counts once, however often it comes and from however many phones', async () => {
    const utr = nextUtr();
    const { id, amount } = await claimed(utr);
    await kitchen.create(kitchen.owner, 'devices', { name: 'Second', kind: 'money' }, 'second');
    const other = await money.issue('second');
    const words = creditText(amount, utr);
    await Promise.all([
      text(words),
      text(words),
      post(signedBy(other.secret, bodyOf('AX-HDFCBK-S', words)), 'second'),
    ]);
    await kitchen.app.sightings.runDue();
    expect(await kitchen.ofOrder('payments', id)).toMatchObject([{ state: 'paid', amount }]);
    expect(await kitchen.ofOrder('refunds', id)).toEqual([]);
    expect((await seen()).filter((each) => each.utr === utr)).toHaveLength(1);
  });

  it('confirms one of two orders of the same amount: the one that has its UTR', async () => {
    const utr = nextUtr();
    const other = await placeUpi();
    const { id, amount } = await claimed(utr);
    await text(creditText(amount, utr));
    expect([await statusOf(id), await statusOf(other)]).toEqual(['placed', 'awaitingPayment']);
    await kitchen.step(kitchen.asha, other, 'awaitingPayment', 'cancelled');
  });

  it('is confirmed once by two instances and somebody at work, all at the same time', async () => {
    const utr = nextUtr();
    const { id, amount } = await claimed(utr);
    await stored('raced', utr, amount);
    const { engine } = kitchen.app;
    await Promise.all([judgeNewSightings(engine), judgeNewSightings(engine), record(kitchen.cook, id)]);
    expect(await kitchen.ofOrder('payments', id)).toMatchObject([{ state: 'paid', amount }]);
    expect(await seenOf(utr)).toMatchObject({ state: 'matched', orderId: id });
  });

  it('that was stored before the server was killed is compared by the next one', async () => {
    const utr = nextUtr();
    const { id, amount } = await claimed(utr);
    await stored('left', utr, amount);
    await kitchen.app.sightings.runDue();
    expect(await statusOf(id)).toBe('placed');
  });

  it.each([
    ['a notification, which any app can write', { source: 'notification', from: 'HDFC Bank' }, 'propose'],
  ] as const)('only proposes for %s', async (_what, more, verdict) => {
    const utr = nextUtr();
    const { id, amount } = await claimed(utr);
    await text(creditText(amount, utr), more);
    expect(await statusOf(id)).toBe('awaitingPayment');
    expect(await seenOf(utr)).toMatchObject({ source: 'notification', state: 'proposed', verdict });
    // The bank's own word takes its place.
    await text(creditText(amount, utr));
    expect(await seenOf(utr)).toMatchObject({ source: 'text', state: 'matched' });
    expect(await statusOf(id)).toBe('placed');
  });

  it('asks about another amount, another account and a UTR that two orders name', async () => {
    const [more, elsewhere, twice] = [nextUtr(), nextUtr(), nextUtr()];
    const first = await claimed(more);
    await text(creditText(first.amount + 1, more));
    expect(await seenOf(more)).toMatchObject({ verdict: 'ask', reason: 'otherAmount' });
    await money.setMode('alone', { accountTail: '4321' });
    const second = await claimed(elsewhere);
    await text(creditText(second.amount, elsewhere));
    expect(await seenOf(elsewhere)).toMatchObject({ verdict: 'ask', reason: 'otherAccount' });
    await money.setMode('alone');
    const third = await claimed(twice);
    await claimed(twice);
    await text(creditText(third.amount, twice));
    expect(await seenOf(twice)).toMatchObject({ verdict: 'ask', reason: 'severalNameUtr' });
    for (const { id } of [first, second, third]) expect(await statusOf(id)).toBe('awaitingPayment');
  });

  it('asks about money for an order that has ended', async () => {
    const utr = nextUtr();
    const { id, amount } = await claimed(utr);
    await kitchen.step(kitchen.asha, id, 'awaitingPayment', 'cancelled');
    await text(creditText(amount, utr));
    expect(await seenOf(utr)).toMatchObject({ state: 'proposed', verdict: 'ask', reason: 'ended' });
    expect(await kitchen.ofOrder('refunds', id)).toEqual([]);
  });

  // SIGHT-20
  it('asks about a text of some days ago, which the phone could not send at first', async () => {
    const utr = nextUtr();
    const { id, amount } = await claimed(utr);
    await text(creditText(amount, utr), { receivedStamp: Date.now() - 4 * 86_400_000 });
    expect(await seenOf(utr)).toMatchObject({ state: 'proposed', verdict: 'ask', reason: 'late' });
    expect(await statusOf(id)).toBe('awaitingPayment');
    await kitchen.step(kitchen.asha, id, 'awaitingPayment', 'cancelled');
  });

  it('takes nothing back, whatever a text says', async () => {
    const utr = nextUtr();
    const { id, amount } = await claimed(utr);
    await text(creditText(amount, utr));
    await text(`Rs.${amount} credited by UPI ${utr} was reversed from HDFC Bank A/c XX1100`);
    expect(await statusOf(id)).toBe('placed');
    expect(await paymentOf(id)).toMatchObject({ state: 'paid' });
    expect((await seen()).filter(({ isReversal }) => isReversal)).toMatchObject([
      { verdict: 'ask', reason: 'reversal' },
    ]);
  });

  // UPI-12
  it('that was taken back by somebody is asked about, and confirms no more', async () => {
    const utr = nextUtr();
    const { id, amount } = await claimed(utr);
    await text(creditText(amount, utr));
    expect((await record(kitchen.cook, id, { state: 'due', takenBackReason: 'otherOrder' })).statusCode).toBe(
      200,
    );
    expect(await seenOf(utr)).toMatchObject({ state: 'proposed', verdict: 'ask', reason: 'takenBack' });
    await text(creditText(amount, utr));
    expect(await paymentOf(id)).toMatchObject({ state: 'due', sightingId: null });
  });
});

// SIGHT-20
it('money of a day that is closed is asked about', async () => {
  const utr = nextUtr();
  const { id, amount } = await claimed(utr);
  const { today } = (await kitchen.send(kitchen.owner, 'GET', '/money-seen')).json();
  const closing = await kitchen.create(kitchen.owner, 'dayCloses', { day: today, counted: [] });
  expect(closing.statusCode, closing.body).toBe(201);
  await text(creditText(amount, utr));
  expect(await seenOf(utr)).toMatchObject({ state: 'proposed', verdict: 'ask', reason: 'dayClosed' });
  expect(await statusOf(id)).toBe('awaitingPayment');
  const { $id } = closing.json();
  const reopened = await kitchen.change(kitchen.owner, 'dayCloses', $id, { reopenReason: 'A mistake' });
  expect(reopened.statusCode, reopened.body).toBe(200);
});

// SIGHT-14
describe('what money that was seen may do', () => {
  it('is chosen step by step, each with the figures of two weeks of the one before', async () => {
    await kitchen.database.execute(sql`delete from "paymentSightings"`);
    const settings = { vpa: 'rasoi@icici', bankSenders: 'HDFCBK' };
    const choose = (upiSightings: string) =>
      kitchen.changeSettings(kitchen.owner, 'payments', { ...settings, upiSightings });
    expect((await choose('off')).statusCode).toBe(200);
    expect(outcomeOf(await choose('alone'))).toEqual([400, 'general_argument_invalid']);
    expect(outcomeOf(await choose('proposing'))).toEqual([400, 'general_argument_invalid']);
    expect((await choose('watching')).statusCode).toBe(200);
    const utr = nextUtr();
    const { id, amount } = await claimed(utr);
    await text(creditText(amount, utr));
    expect([await statusOf(id), (await seenOf(utr))?.state]).toEqual(['awaitingPayment', 'proposed']);
    await record(kitchen.cook, id);
    expect(await seenOf(utr)).toMatchObject({ state: 'matched', decidedBy: 'kitchen', verdict: 'confirm' });
    const { figures, next } = (await kitchen.send(kitchen.owner, 'GET', '/money-seen')).json();
    expect(figures).toMatchObject({ presses: 1, same: 1, otherwise: 0, alone: 0 });
    expect(next).toEqual({ mode: 'proposing', canChoose: false });
    await kitchen.database.execute(sql`update "paymentSightings" set created = created - interval '14 days'`);
    expect((await choose('proposing')).statusCode).toBe(200);
    expect(outcomeOf(await choose('alone'))).toEqual([400, 'general_argument_invalid']);
  });
});

// SIGHT-13
it('texts of the bank are kept for a week, and names of who paid for ninety days', async () => {
  await money.setMode('watching');
  const utr = nextUtr();
  await text(creditText(11, utr));
  const facts = async () => {
    const found = await seenOf(utr);
    return [found?.text !== null, found?.sender !== null, found?.vpa !== null, found?.utr];
  };
  expect(await facts()).toEqual([true, true, true, utr]);
  kitchen.wait(8 * 24 * 60);
  await deleteOldData(kitchen.app.engine);
  expect(await facts()).toEqual([false, false, true, utr]);
  kitchen.wait(83 * 24 * 60);
  await deleteOldData(kitchen.app.engine);
  expect(await facts()).toEqual([false, false, false, utr]);
});
