import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { at } from '#tests/kitchen.ts';
import type { OrderKitchen } from '#tests/order-kitchen.ts';
import { openUpiKitchen } from '#tests/upi-kitchen.ts';
import { checkLedger, checkLedgerIn, type Placed } from './ledger.ts';

let kitchen: OrderKitchen;
const acknowledged: Placed[] = [];
const asked = new Set<string>();

beforeAll(async () => {
  const upi = await openUpiKitchen();
  ({ kitchen } = upi);
  await kitchen.setKitchen({ orderMode: 'board' });
  const value = JSON.stringify({ sellerKind: 'regular', gstin: '27AAPFU0939F1ZV', state: '27' });
  await kitchen.send(kitchen.owner, 'PATCH', at('settings', 'tax'), { data: { value } });
  for (let n = 0; n < 3; n++) {
    const id = await upi.placeUpi();
    await upi.record(kitchen.owner, id);
    acknowledged.push((await kitchen.send(kitchen.asha, 'GET', at('orders', id))).json());
    asked.add(id);
  }
  const [served = '', ended = ''] = asked;
  await kitchen.walk(served, 'accepted', 'ready');
  await kitchen.walk(ended, 'accepted');
  await kitchen.step(kitchen.owner, ended, 'accepted', 'cancelled', { reason: 'tooBusy' });
});
afterAll(() => kitchen.close());

it('the check of the ledger accepts orders as the kitchen made them', async () => {
  await checkLedger(kitchen.url, { acknowledged, asked });
});

it('the check of the ledger finds an order that was lost, and one that nobody asked for', async () => {
  const [first] = acknowledged;
  if (!first) throw new Error('No order');
  const lost = { ...first, $id: 'lost' };
  await expect(
    checkLedger(kitchen.url, { acknowledged: [...acknowledged, lost], asked: new Set([...asked, 'lost']) }),
  ).rejects.toThrow();
  const known = { acknowledged: acknowledged.slice(1), asked: new Set([...asked].slice(1)) };
  await expect(checkLedger(kitchen.url, known)).rejects.toThrow(first.$id);
});

it.each([
  ['a payment that is gone', sql`delete from payments where "orderId" = 'order-1'`],
  ['a payment of another amount', sql`update payments set amount = amount + 1`],
  ['a refund that is gone', sql`delete from refunds`],
  ['a confirmation that is gone', sql`delete from mails where "aboutId" = 'order-1'`],
  ['a second confirmation', sql`update mails set "aboutId" = 'order-1' where "aboutId" = 'order-3'`],
  ['a step that is gone', sql`delete from "orderEvents" where "to" = 'accepted'`],
  ['a status without its step', sql`update orders set status = 'rejected' where id = 'order-3'`],
  ['a total that is not its sum', sql`update orders set "totalAmount" = "totalAmount" + 1`],
])('the check of the ledger finds %s', async (_what, damage) => {
  const rolledBack = kitchen.database.transaction(async (tx) => {
    await tx.execute(damage);
    await expect(checkLedgerIn(tx, { acknowledged, asked })).rejects.toThrow();
    throw new Error('Undo the damage');
  });
  await expect(rolledBack).rejects.toThrow('Undo the damage');
});
