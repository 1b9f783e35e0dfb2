import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTaxParts } from '#domain/taxes/parts.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, type Person } from '#tests/kitchen.ts';
import { openOrderKitchen, phoneOrder } from '#tests/order-kitchen.ts';
import { issueDueInvoices } from './invoice-worker.ts';

const GSTIN = '27AAPFU0939F1ZV';
const REGULAR = { sellerKind: 'regular', gstin: GSTIN, state: '27' };
const READY = ['accepted', 'preparing', 'ready'] as const;
const kitchen = await closeAfterAll(openOrderKitchen());

interface Issued {
  $id: string;
  kind: string;
  number: string;
  total: number;
  reason: string | null;
  corrects: string | null;
  parts: string[];
}

const issuedFor = (orderId: string, who?: Person) => kitchen.ofOrder<Issued>('invoices', orderId, who);

/** The kind and total of each invoice of an order, or the reason and total of each credit note. */
const words = async (orderId: string) =>
  (await issuedFor(orderId)).map(({ kind, reason, total }) => `${reason ?? kind} ${total}`);

const work = () => issueDueInvoices(kitchen.app.engine);

beforeEach(() => kitchen.setKitchen({ orderMode: 'board', acceptWithinMinutes: 1_000 }));
afterEach(() => {
  kitchen.takeEvents();
});

// INVOICE-1
describe('a seller', () => {
  it.each([
    ['of the specification’s tax line', {}],
    ['who is not registered', { sellerKind: 'unregistered' }],
  ])('%s issues no invoice', async (_kind, tax) => {
    await kitchen.setSection('tax', tax);
    const id = await kitchen.place();
    await kitchen.walk(id, ...READY);
    await kitchen.setKitchen({ orderMode: 'age' });
    const byAge = await kitchen.place();
    kitchen.wait(6);
    await work();
    expect([await issuedFor(id), await issuedFor(byAge)]).toEqual([[], []]);
  });
});

// INVOICE-3
describe('a regular seller’s invoice', () => {
  beforeEach(() => kitchen.setSection('tax', REGULAR));

  it('is issued with the step to ready, once, and its event goes to customer and kitchen', async () => {
    const id = await kitchen.place();
    await kitchen.walk(id, 'accepted', 'preparing');
    expect(await issuedFor(id)).toEqual([]);
    await kitchen.step(kitchen.cook, id, 'preparing', 'ready');
    const [invoice, ...more] = await issuedFor(id, kitchen.asha);
    expect(more).toEqual([]);
    expect(kitchen.takeEvents()).toContain(`invoices create ${invoice?.$id}`);
    expect(await issuedFor(id, kitchen.ravi)).toEqual([]);
    await kitchen.walk(id, 'outForDelivery', 'delivered');
    expect(await words(id)).toEqual([`invoice ${(await kitchen.order(id)).totalAmount}`]);
  });

  it('has the seller, the buyer, the lines, and the taxes of the bill', async () => {
    const id = await kitchen.place();
    await kitchen.walk(id, ...READY);
    const order = await kitchen.order(id);
    const [invoice] = await issuedFor(id);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: expect.stringMatching(/^A\/\d\d-\d\d\/\d{6}$/),
      orderId: id,
      orderNumber: order.number,
      userId: 'asha',
      sellerName: 'Rasoi',
      sellerGstin: GSTIN,
      sellerState: 'Maharashtra',
      buyerName: 'Person asha',
      buyerAddress: '4, MG Road, Pune',
      buyerGstin: null,
      deliveryFee: order.deliveryFee,
      roundOff: order.roundOff,
      total: order.totalAmount,
    });
    const parts = readTaxParts(invoice?.parts ?? []);
    expect(parts).toEqual(expect.arrayContaining(readTaxParts(order.taxes as string[])));
    expect(parts.filter(({ percent }) => percent === 0)).toMatchObject(
      order.deliveryFee === 0 ? [] : [{ taxed: 'delivery', taxable: Number(order.deliveryFee) * 100 }],
    );
  });

  it('of an order by phone and of one that is fetched is issued, too', async () => {
    const typed = { documentId: 'by-phone', data: phoneOrder(9876512345) };
    expect((await kitchen.send(kitchen.cook, 'POST', at('orders'), typed)).statusCode).toBe(201);
    await kitchen.setKitchen({ orderMode: 'board', pickup: true });
    const fetched = await kitchen.place(kitchen.asha, { kind: 'pickup' });
    await kitchen.walk('by-phone', 'accepted', 'ready');
    await kitchen.walk(fetched, 'accepted', 'ready', 'collected');
    expect([await words('by-phone'), await words(fetched)]).toEqual([
      [expect.stringMatching(/^invoice /)],
      [expect.stringMatching(/^invoice /)],
    ]);
  });

  it('stays when the step is undone and taken again', async () => {
    const id = await kitchen.place();
    await kitchen.walk(id, ...READY);
    await kitchen.event(kitchen.owner, id, { type: 'undo', from: 'ready' });
    expect((await kitchen.order(id)).status).toBe('preparing');
    await kitchen.walk(id, 'ready');
    expect(await words(id)).toHaveLength(1);
  });

  it('is never issued for an order that ends before it is ready', async () => {
    const id = await kitchen.place();
    await kitchen.step(kitchen.owner, id, 'placed', 'rejected', { reason: 'tooBusy' });
    kitchen.wait(10);
    await work();
    expect((await kitchen.order(id)).status).toBe('rejected');
    expect(await issuedFor(id)).toEqual([]);
  });

  it('follows the order’s age once the customer may not cancel any more, once for all instances', async () => {
    await kitchen.setKitchen({ orderMode: 'age' });
    const id = await kitchen.place();
    kitchen.wait(4);
    await work();
    expect(await issuedFor(id)).toEqual([]);
    kitchen.wait(2);
    await Promise.all([work(), work(), work()]);
    expect(await words(id)).toHaveLength(1);
    await work();
    expect(await words(id)).toHaveLength(1);
    const left = await kitchen.database.query(sql`select 1 from "invoicesDue" where "orderId" = ${id}`);
    expect(left).toEqual([]);
  });

  it('of an order in board mode does not follow its age', async () => {
    const id = await kitchen.place();
    kitchen.wait(30);
    await work();
    expect(await issuedFor(id)).toEqual([]);
  });

  it('can be changed or deleted by nobody, not even in the database', async () => {
    const id = await kitchen.place();
    await kitchen.walk(id, ...READY);
    const [invoice] = await issuedFor(id);
    const path = at('invoices', invoice?.$id);
    expect((await kitchen.send(kitchen.owner, 'PATCH', path, { data: { total: 1 } })).statusCode).toBe(401);
    expect((await kitchen.send(kitchen.owner, 'DELETE', path)).statusCode).toBe(401);
    const change = kitchen.database.execute(sql`update invoices set total = 1 where "orderId" = ${id}`);
    await expect(change).rejects.toThrow();
    await expect(
      kitchen.database.execute(sql`delete from invoices where "orderId" = ${id}`),
    ).rejects.toThrow();
  });

  it('keeps the terms with which the order was placed', async () => {
    const id = await kitchen.place();
    await kitchen.setSection('tax', {});
    await kitchen.walk(id, ...READY);
    expect(await issuedFor(id)).toMatchObject([{ kind: 'invoice', sellerGstin: GSTIN }]);
  });
});

// INVOICE-7
it('closing an account keeps its invoices as they are, and the export of its data contains them', async () => {
  await kitchen.setSection('tax', REGULAR);
  const meera = await kitchen.customer('meera');
  const id = await kitchen.place(meera);
  await kitchen.walk(id, ...READY, 'delivered');
  const exported = (await kitchen.send(meera, 'GET', '/account/export')).json();
  expect(JSON.stringify(exported.invoices)).toContain('Person meera');
  const before = await issuedFor(id);
  expect((await kitchen.send(meera, 'PATCH', '/account/status')).statusCode).toBe(200);
  expect(await issuedFor(id)).toEqual(before);
  expect((await kitchen.order(id)).customerName).toBeNull();
});
