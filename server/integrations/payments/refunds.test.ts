import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import type { FakeRazorpay } from '#tests/doubles/fake-razorpay.ts';
import { openGatewayKitchen } from '#tests/gateway-kitchen.ts';
import { outcomeOf } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openGatewayKitchen());
const razorpay: FakeRazorpay = kitchen.razorpay;

beforeEach(() => {
  razorpay.faults = [];
  razorpay.refundState = 'pending';
  razorpay.knowsRepeats = true;
});

// Half a second after a refund is created, the server sends it to the gateway by itself. So a test says what the gateway
// answers before it creates the refund.

const reject = (orderId: string) =>
  kitchen.step(kitchen.owner, orderId, 'placed', 'rejected', { reason: 'tooBusy' });
/** An order that was paid through the gateway and then rejected, so that everything goes back. */
async function rejected(): Promise<string> {
  const orderId = await kitchen.placeAndPay();
  await reject(orderId);
  return orderId;
}
const run = () => kitchen.app.payments.runDue();
/** The gateway's number of an order's payment. */
async function referenceOf(orderId: string): Promise<string | undefined> {
  const [payment] = await kitchen.database.query<{ reference: string }>(
    sql`select reference from payments where "orderId" = ${orderId} and gateway is not null`,
  );
  return payment?.reference;
}
async function refundsAt(orderId: string) {
  const reference = await referenceOf(orderId);
  return razorpay.refunds.filter(({ payment_id }) => payment_id === reference);
}
async function refundOf(orderId: string) {
  const [refund] = await kitchen.ofOrder('refunds', orderId);
  if (!refund) throw new Error(`No refund of ${orderId}`);
  return refund;
}
const give = (
  orderId: string,
  amount: number,
  more: object = {},
  documentId = `refund.${orderId}-${amount}`,
) => kitchen.create(kitchen.owner, 'refunds', { orderId, amount, reason: 'goodwill', ...more }, documentId);
const handBack = async (orderId: string) =>
  kitchen.change(kitchen.owner, 'refunds', (await refundOf(orderId)).$id, {
    doneAt: new Date().toISOString(),
  });

describe('a refund of a payment through the gateway', () => {
  it('is sent to the gateway once, and is done when the gateway says so (GATEWAY-6)', async () => {
    const orderId = await rejected();
    expect((await kitchen.story(orderId)).refunds).toEqual([expect.stringMatching(/^(owed|sent) rejected/)]);
    await run();
    await run();
    const [refund, ...more] = await refundsAt(orderId);
    expect(more).toEqual([]);
    expect((await kitchen.story(orderId)).refunds).toEqual([`sent rejected ${refund?.amount}`]);
    if (!refund) throw new Error('nothing was sent');
    const message = razorpay.refundMessage({ ...refund, status: 'processed' }, 'refund.processed');
    await kitchen.deliver(message);
    expect((await kitchen.story(orderId)).refunds).toEqual([`done rejected ${refund.amount}`]);
    expect((await refundOf(orderId)).doneAt).not.toBeNull();
    kitchen.wait(200);
    await run();
    expect(await refundsAt(orderId)).toHaveLength(1);
  });

  it.each([true, false])(
    'whose answer was lost is not made twice (the gateway knows repeats: %s) (GATEWAY-7)',
    async (knowsRepeats) => {
      razorpay.knowsRepeats = knowsRepeats;
      const orderId = await kitchen.placeAndPay();
      // Refunds that other tests left due meet no faults.
      const path = `${await referenceOf(orderId)}/refund`;
      razorpay.faults = [
        { path, fault: 'answer lost' },
        { path: `${path}s`, fault: 503 },
      ];
      expect((await give(orderId, 10)).statusCode).toBe(201);
      await run();
      expect((await kitchen.story(orderId)).refunds).toEqual(['owed goodwill 1000']);
      for (let minutes = 1; minutes < 8; minutes++) {
        kitchen.wait(minutes);
        await run();
      }
      expect(await refundsAt(orderId)).toHaveLength(1);
      expect((await kitchen.story(orderId)).refunds).toEqual(['sent goodwill 1000']);
    },
  );

  it('is taken over when the server dies between the gateway’s answer and the commit (GATEWAY-7)', async () => {
    razorpay.knowsRepeats = false;
    const orderId = await kitchen.placeAndPay();
    await kitchen.database.execute(
      sql`alter table refunds add constraint broken check (state <> 'sent' or "orderId" <> ${sql.raw(`'${orderId}'`)}) not valid`,
    );
    await give(orderId, 20);
    await run();
    expect(await refundsAt(orderId)).toHaveLength(1);
    expect((await kitchen.story(orderId)).refunds).toEqual(['owed goodwill 2000']);
    await kitchen.database.execute(sql`alter table refunds drop constraint broken`);
    kitchen.wait(10);
    await run();
    expect(await refundsAt(orderId)).toHaveLength(1);
    expect((await kitchen.story(orderId)).refunds).toEqual(['sent goodwill 2000']);
  });

  it('several servers send it once (GATEWAY-7)', async () => {
    razorpay.knowsRepeats = false;
    const orderId = await kitchen.placeAndPay();
    await give(orderId, 30);
    await Promise.all([run(), run(), run()]);
    expect(await refundsAt(orderId)).toHaveLength(1);
  });

  it('that the gateway refuses is given back by the kitchen in another way, once (GATEWAY-6)', async () => {
    const orderId = await kitchen.placeAndPay();
    razorpay.faults = [{ path: `${await referenceOf(orderId)}/refund`, fault: 'refused' }];
    await give(orderId, 40);
    await run();
    expect((await kitchen.story(orderId)).refunds).toEqual(['failed goodwill 4000']);
    expect(outcomeOf(await handBack(orderId))).toEqual([200]);
    expect((await kitchen.story(orderId)).refunds).toEqual(['done goodwill 4000']);
    expect(outcomeOf(await handBack(orderId))).toEqual([400, 'general_argument_invalid']);
    kitchen.wait(500);
    await run();
    expect(await refundsAt(orderId)).toEqual([]);
  });

  it('can’t be recorded as given back by hand while the gateway carries it out (GATEWAY-7)', async () => {
    const orderId = await rejected();
    expect(outcomeOf(await handBack(orderId))).toEqual([409, 'refund_at_gateway']);
    await run();
    expect(outcomeOf(await handBack(orderId))).toEqual([409, 'refund_at_gateway']);
  });

  it('keeps its state when messages come twice, late and in the wrong order (GATEWAY-7)', async () => {
    const orderId = await rejected();
    await run();
    const [refund] = await refundsAt(orderId);
    if (!refund) throw new Error('nothing was sent');
    const processed = razorpay.refundMessage(refund, 'refund.processed');
    const failed = razorpay.refundMessage(refund, 'refund.failed');
    for (const message of [processed, processed, failed]) await kitchen.deliver(message);
    expect((await kitchen.story(orderId)).refunds).toEqual([`done rejected ${refund.amount}`]);
  });

  it('whose message comes before the answer was recorded is known by our id (GATEWAY-7)', async () => {
    const orderId = await kitchen.placeAndPay();
    const [payment] = await kitchen.database.query<{ reference: string; amount: number }>(
      sql`select reference, amount from payments where "orderId" = ${orderId}`,
    );
    razorpay.faults = [{ path: `${payment?.reference}/refund`, fault: 503 }];
    await reject(orderId);
    const { $id } = await refundOf(orderId);
    const early = {
      id: 'rfnd_early1',
      entity: 'refund',
      payment_id: payment?.reference ?? '',
      amount: payment?.amount ?? 0,
    };
    const refund = {
      ...early,
      currency: 'INR',
      receipt: $id,
      notes: { rasoi_refund: $id },
      status: 'processed',
    } as const;
    await kitchen.deliver(razorpay.refundMessage({ ...refund, entity: 'refund' }, 'refund.processed'));
    expect((await kitchen.story(orderId)).refunds).toEqual([`done rejected ${payment?.amount}`]);
    await run();
    expect(await refundsAt(orderId)).toEqual([]);
  });

  it('that somebody made at the gateway itself is a notice for the owner (GATEWAY-6)', async () => {
    const orderId = await kitchen.placeAndPay();
    const [payment] = await kitchen.database.query<{ reference: string }>(
      sql`select reference from payments where "orderId" = ${orderId}`,
    );
    const refund = {
      id: 'rfnd_foreign1',
      entity: 'refund',
      payment_id: payment?.reference ?? '',
      amount: 500,
    } as const;
    await kitchen.deliver(
      razorpay.refundMessage(
        { ...refund, currency: 'INR', receipt: null, notes: [], status: 'processed' },
        'refund.processed',
      ),
    );
    expect(await kitchen.story(orderId)).toMatchObject({
      payments: [expect.stringContaining('problem')],
      refunds: [],
    });
  });
});

describe('the refunds of an order', () => {
  it('never exceed what was paid, and the parts go back through the gateway (GATEWAY-6)', async () => {
    const orderId = await kitchen.placeAndPay();
    const total = Number((await kitchen.order(orderId)).totalAmount);
    expect(outcomeOf(await give(orderId, 100))).toEqual([201]);
    expect(outcomeOf(await give(orderId, total))).toEqual([409, 'refund_exceeds_payment']);
    await kitchen.step(kitchen.owner, orderId, 'placed', 'rejected', { reason: 'tooBusy' });
    await run();
    const sent = await refundsAt(orderId);
    expect(sent.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.round(total * 100));
    expect(sent).toHaveLength(2);
  });

  it('entered as given back already are done, and nothing is sent (GATEWAY-6)', async () => {
    const orderId = await kitchen.placeAndPay();
    await give(orderId, 50, { doneAt: new Date().toISOString(), state: 'owed', paymentId: 'another' });
    await run();
    expect((await kitchen.story(orderId)).refunds).toEqual(['done goodwill 5000']);
    expect(await refundsAt(orderId)).toEqual([]);
  });

  it('of cash are given back by the kitchen as before (GATEWAY-6)', async () => {
    const orderId = await kitchen.place();
    const [payment] = await kitchen.ofOrder('payments', orderId);
    await kitchen.change(kitchen.owner, 'payments', payment?.$id ?? '', { state: 'paid' });
    await give(orderId, 60);
    await run();
    expect((await kitchen.story(orderId)).refunds).toEqual(['owed goodwill 6000']);
    expect(outcomeOf(await handBack(orderId))).toEqual([200]);
  });
});
