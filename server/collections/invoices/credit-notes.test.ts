import { beforeEach, describe, expect, it } from 'vitest';
import { readTaxParts } from '#domain/taxes/parts.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';
import { issueDueInvoices } from './invoice-worker.ts';

const REGULAR = { sellerKind: 'regular', gstin: '27AAPFU0939F1ZV', state: '27' };
const READY = ['accepted', 'preparing', 'ready'] as const;
const kitchen = await closeAfterAll(openOrderKitchen());
await kitchen.setSection('tax', REGULAR);

beforeEach(() => kitchen.setKitchen({ orderMode: 'board', acceptWithinMinutes: 1_000 }));

interface Issued {
  kind: string;
  number: string;
  total: number;
  reason: string | null;
  parts: string[];
}

const issuedFor = (orderId: string) => kitchen.ofOrder<Issued>('invoices', orderId);

/** The kind and total of each invoice of an order, or the reason and total of each credit note. */
const words = async (orderId: string) =>
  (await issuedFor(orderId)).map(({ kind, reason, total }) => `${reason ?? kind} ${total}`);

/** Invoices minus credit notes, in rupees. */
const net = async (orderId: string) =>
  (await issuedFor(orderId)).reduce(
    (sum, { kind, total }) => sum + Math.round(total * 100) * (kind === 'creditNote' ? -1 : 1),
    0,
  ) / 100;

/** Places an order whose money the kitchen has already taken. */
async function placePaid(): Promise<string> {
  const id = await kitchen.place();
  const [payment] = await kitchen.ofOrder('payments', id);
  await kitchen.change(kitchen.cook, 'payments', payment?.$id ?? '', { state: 'paid' });
  return id;
}

// INVOICE-5
describe('a credit note', () => {
  async function ready(isPaid = false) {
    const id = await (isPaid ? placePaid() : kitchen.place());
    await kitchen.walk(id, ...READY);
    return id;
  }

  it('takes the whole invoice back if the order is cancelled', async () => {
    const id = await ready();
    await kitchen.step(kitchen.owner, id, 'ready', 'cancelled', { reason: 'customerAsked' });
    const [invoice, note] = await issuedFor(id);
    expect(note).toMatchObject({
      kind: 'creditNote',
      number: expect.stringMatching(/^CA\/\d\d-\d\d\/\d{6}$/),
      corrects: invoice?.number,
      reason: 'cancelled',
      total: invoice?.total,
      parts: invoice?.parts,
    });
  });

  it('is issued for what an owner gives back, to the paisa', async () => {
    const id = await ready(true);
    const data = { orderId: id, amount: 33.33, reason: 'goodwill' };
    await kitchen.create(kitchen.owner, 'refunds', data, `back-${id}`);
    const [invoice, note] = await issuedFor(id);
    expect(await words(id)).toEqual([`invoice ${invoice?.total}`, 'refunded 33.33']);
    const taxes = readTaxParts(note?.parts ?? []);
    expect(taxes.every(({ cgst, sgst }) => cgst === sgst)).toBe(true);
    // The same money is not credited again when the order ends.
    await kitchen.step(kitchen.owner, id, 'ready', 'cancelled', { reason: 'customerAsked' });
    expect(await net(id)).toBe(0);
  });

  it('follows an invoice at once if money went back before it', async () => {
    const id = await placePaid();
    const data = { orderId: id, amount: 10, reason: 'goodwill' };
    await kitchen.create(kitchen.owner, 'refunds', data, `early-${id}`);
    expect(await issuedFor(id)).toEqual([]);
    await kitchen.walk(id, ...READY);
    expect((await words(id)).at(-1)).toBe('refunded 10');
  });

  it('is issued with an answer to a problem that gives money back', async () => {
    const id = await ready(true);
    await kitchen.walk(id, 'delivered');
    const report = { orderId: id, kind: 'missing', text: 'No samosa' };
    const documentId = `issue-${id}`;
    expect((await kitchen.create(kitchen.asha, 'orderIssues', report, documentId)).statusCode).toBe(201);
    const answer = { state: 'answered', answer: 'Sorry', refund: 59 };
    expect((await kitchen.change(kitchen.owner, 'orderIssues', documentId, answer)).statusCode).toBe(200);
    expect((await words(id)).at(-1)).toBe('refunded 59');
  });

  it('is issued if a line comes off after the invoice, and a new invoice if the bill rises', async () => {
    await kitchen.setKitchen({ orderMode: 'age' });
    const id = await kitchen.place();
    kitchen.wait(6);
    await issueDueInvoices(kitchen.app.engine);
    await kitchen.setKitchen({ orderMode: 'board', acceptWithinMinutes: 1_000 });
    await kitchen.walk(id, 'accepted');
    const change = (documentId: string, data: object) =>
      kitchen.create(kitchen.owner, 'orderChanges', { orderId: id, ...data }, documentId);
    const answer = (documentId: string, state: string) =>
      kitchen.change(kitchen.asha, 'orderChanges', documentId, { state });
    await change('off', { revision: 1, line: 0, quantity: 1, reason: 'customerAsked' });
    expect((await answer('off', 'takenOff')).statusCode).toBe(200);
    expect(await words(id)).toEqual([expect.stringMatching(/^invoice/), expect.stringMatching(/^changed/)]);
    expect(await net(id)).toBe((await kitchen.order(id)).totalAmount);
    const dearer = { substituteId: 'butter-chicken', substituteQuantity: 2 };
    const asked = await change('up', {
      revision: 2,
      line: 1,
      quantity: 1,
      reason: 'customerAsked',
      ...dearer,
    });
    expect(asked.statusCode).toBe(201);
    expect((await answer('up', 'accepted')).statusCode).toBe(200);
    // The old invoice is void; the new one comes when the order is ready.
    expect(await net(id)).toBe(0);
    await kitchen.walk(id, 'ready');
    expect((await words(id)).map((each) => each.split(' ')[0])).toEqual([
      'invoice',
      'changed',
      'replaced',
      'invoice',
    ]);
    expect(await net(id)).toBe((await kitchen.order(id)).totalAmount);
  });
});
