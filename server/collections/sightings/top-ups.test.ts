import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openMoneyKitchen } from '#tests/doubles/money-phone.ts';
import { creditText } from '#tests/doubles/phone-messages.ts';
import { outcomeOf } from '#tests/kitchen.ts';

const money = await openMoneyKitchen();
const kitchen = await closeAfterAll(Promise.resolve(money.kitchen));
const { text, seen } = money;
const { asha } = kitchen;
await kitchen.setSection('ledger', { isOn: true });
await money.setMode('alone');

let count = 0;
const nextUtr = () => String(644_900_000_000 + ++count);
async function begun(amount: number, utr: string | null, who = asha): Promise<string> {
  const id: string = (await kitchen.create(who, 'topUps', { amount, way: 'direct' })).json().$id;
  const claim = utr === null ? { claimedAt: '2026-01-01T00:00:00.000Z' } : { reference: utr };
  expect((await kitchen.change(who, 'topUps', id, claim)).statusCode).toBe(200);
  return id;
}
const topUp = async (id: string) => (await kitchen.read(kitchen.owner, 'topUps', id)).json();
const balance = async (who = asha) => (await kitchen.read(kitchen.owner, 'users', who.id)).json().balance;
const shown = async () =>
  (await kitchen.send(kitchen.owner, 'GET', '/money-seen')).json().money as Record<string, unknown>[];

// SIGHT-23
it('money with the number and amount of a top-up fills the balance by itself, once', async () => {
  const utr = nextUtr();
  const id = await begun(501, utr);
  await Promise.all([text(creditText(501, utr)), text(creditText(501, utr))]);
  await text(creditText(501, utr), { from: 'AD-HDFCBK' });
  expect(await topUp(id)).toMatchObject({ state: 'paid', reference: utr, recordedBy: null });
  expect(await balance()).toBe(501);
  expect((await shown())[0]).toMatchObject({
    state: 'matched',
    isAlone: true,
    matched: { paymentId: id, orderId: null, userId: asha.id, is: 'paid' },
  });
  const [audit] = await kitchen.database.query(
    sql`select label, "adminName" from audits where "documentId" = ${id} and "adminId" = 'counter'`,
  );
  expect(audit).toMatchObject({ label: `Top-up of ${asha.id}` });
});

// SIGHT-23
it('an amount alone is proposed, and somebody decides: once, and only what it is', async () => {
  const utr = nextUtr();
  const id = await begun(502, null);
  await text(creditText(502, utr));
  expect(await topUp(id)).toMatchObject({ state: 'open' });
  const [proposed] = await shown();
  expect(proposed).toMatchObject({ state: 'proposed', verdict: 'propose', choices: [{ paymentId: id }] });
  const confirm = (who = kitchen.owner) =>
    kitchen.send(who, 'POST', `/money-seen/${proposed?.id}`, { answer: 'confirm', paymentId: id });
  expect(outcomeOf(await confirm(kitchen.cook))[0]).toBe(401);
  const both = await Promise.all([confirm(), confirm(kitchen.manager)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
  expect(await topUp(id)).toMatchObject({ state: 'paid', reference: utr });
  expect(await balance()).toBe(1003);
});

// SIGHT-23
it('of a press and a text at once the money counts once', async () => {
  for (let round = 0; round < 4; round++) {
    const utr = nextUtr();
    const before = await balance();
    const id = await begun(510 + round, utr);
    await Promise.all([
      kitchen.change(kitchen.owner, 'topUps', id, { state: 'paid' }),
      text(creditText(510 + round, utr)),
    ]);
    expect(await topUp(id)).toMatchObject({ state: 'paid', reference: utr });
    expect(await balance()).toBe(before + 510 + round);
    expect((await seen()).find((each) => each.utr === utr)).toMatchObject({
      state: 'matched',
      paymentId: id,
    });
  }
});

// SIGHT-23
it('an order and a top-up of one amount, and money for one that was said not to have come, are asked about', async () => {
  const order = await money.placeUpi();
  const due = Number((await money.paymentOf(order)).amount);
  const id = await begun(due, null);
  await text(creditText(due, nextUtr()));
  expect((await shown())[0]).toMatchObject({ state: 'proposed', verdict: 'ask', reason: 'severalOfAmount' });
  await kitchen.change(kitchen.owner, 'topUps', id, { deniedAt: '2026-01-01T00:00:00.000Z' });
  const denied = nextUtr();
  const other = await begun(540, denied);
  await kitchen.change(kitchen.owner, 'topUps', other, { deniedAt: '2026-01-01T00:00:00.000Z' });
  await text(creditText(540, denied));
  expect((await shown())[0]).toMatchObject({ state: 'proposed', verdict: 'ask', reason: 'ended' });
  expect(await topUp(other)).toMatchObject({ state: 'open' });
});
