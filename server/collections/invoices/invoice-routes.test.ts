import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { VISITOR } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen, phoneOrder } from '#tests/order-kitchen.ts';

const SELLER = '27AAPFU0939F1ZV';
const BUYER = '29AAGCB7383J1Z4';
const BUSINESS = { gstin: BUYER, name: 'Lotus Traders' };

const setTax = (value: object) => kitchen.setSection('tax', value);

const kitchen = await closeAfterAll(openOrderKitchen());
await kitchen.setKitchen({ orderMode: 'board', acceptWithinMinutes: 1_000 });
await setTax({ sellerKind: 'regular', gstin: SELLER, state: '27' });

const put = (who: OrderKitchen['asha'], id: string, body: object = BUSINESS) =>
  kitchen.send(who, 'PUT', `/orders/${id}/buyer`, body);

// INVOICE-4
describe('the GST number of a business that buys', () => {
  it('is entered by the customer or the kitchen until the invoice is issued, and stands on it', async () => {
    const id = await kitchen.place();
    expect((await put(kitchen.asha, id, { gstin: ` ${BUYER.toLowerCase()}`, name: 'Lotus' })).json()).toEqual(
      {
        buyerGstin: BUYER,
        buyerName: 'Lotus',
      },
    );
    expect((await put(kitchen.cook, id)).statusCode).toBe(200);
    expect(await kitchen.order(id)).toMatchObject({ buyerGstin: BUYER, buyerName: 'Lotus Traders' });
    await kitchen.walk(id, 'accepted', 'ready');
    const refused = await put(kitchen.asha, id, { gstin: '', name: '' });
    expect([refused.statusCode, refused.json().type]).toEqual([409, 'invoice_issued']);
    const [invoice] = await kitchen.database.query(
      sql`select "buyerGstin", "buyerName", "buyerAddress" from invoices where "orderId" = ${id}`,
    );
    expect(invoice).toEqual({
      buyerGstin: BUYER,
      buyerName: 'Lotus Traders',
      buyerAddress: '4, MG Road, Pune',
    });
  });

  it('can be taken back', async () => {
    const id = await kitchen.place();
    await put(kitchen.asha, id);
    expect((await put(kitchen.asha, id, { gstin: '', name: 'Lotus' })).statusCode).toBe(200);
    expect(await kitchen.order(id)).toMatchObject({ buyerGstin: null, buyerName: null });
  });

  it.each([
    [
      { gstin: '29AAGCB7383J1Z5', name: 'Lotus' },
      'This is not a GSTIN. Please look at its 15 characters again.',
    ],
    [{ gstin: BUYER, name: ' ' }, 'Please enter the name of the business as it is registered.'],
  ])('%j is refused', async (body, message) => {
    const answer = await put(kitchen.asha, await kitchen.place(), body);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  it('is nobody else’s to enter, and no customer writes it with their order', async () => {
    const id = await kitchen.place();
    await expect(kitchen.place(kitchen.asha, { buyerGstin: BUYER })).rejects.toThrow('user_unauthorized');
    expect((await put(kitchen.ravi, id)).statusCode).toBe(404);
    expect((await put(kitchen.rider, id)).statusCode).toBe(404);
    expect((await put(VISITOR, id)).statusCode).toBe(401);
    expect((await put(kitchen.asha, 'nothing')).statusCode).toBe(404);
  });

  // PHONE-16
  it('is typed by staff with an order by phone, and stands on its invoice', async () => {
    const phoned = (over: object, who = kitchen.cook) =>
      kitchen.create(
        who,
        'orders',
        phoneOrder(9_812_000_000, {
          buyerGstin: ' 29aagcb 7383 j1z4',
          buyerName: 'Lotus Traders',
          ...over,
        }),
      );
    const { $id, ...order } = (await phoned({})).json();
    expect(order).toMatchObject({ buyerGstin: BUYER, buyerName: 'Lotus Traders' });
    await kitchen.walk($id, 'accepted', 'ready');
    const issued = await kitchen.database.query(
      sql`select "buyerGstin", "buyerName" from invoices where "orderId" = ${$id}`,
    );
    expect(issued).toEqual([{ buyerGstin: BUYER, buyerName: 'Lotus Traders' }]);
    for (const wrong of [{ buyerGstin: '29AAGCB7383J1Z5' }, { buyerGstin: '' }, { buyerName: '' }])
      expect((await phoned(wrong)).statusCode).toBe(400);
    await setTax({ sellerKind: 'unregistered' });
    expect((await phoned({})).json().message).toMatch('There are no invoices');
    await setTax({ sellerKind: 'regular', gstin: SELLER, state: '27' });
  });

  it('is not asked for by sellers whose bills bear no tax', async () => {
    await setTax({ sellerKind: 'composition', gstin: SELLER, state: '27' });
    const id = await kitchen.place();
    await setTax({ sellerKind: 'regular', gstin: SELLER, state: '27' });
    expect((await put(kitchen.asha, id)).statusCode).toBe(400);
  });
});

// INVOICE-8
describe('the GST summary of a month', () => {
  const csv = async (month: string, table: string, who = kitchen.owner) =>
    kitchen.send(who, 'GET', `/invoices/summary?month=${month}&table=${table}`);
  const rows = async (month: string, table: string) =>
    (await csv(month, table)).body.replace('\uFEFF', '').trim().split('\r\n');

  /** Moves what was issued to another time, which the database allows only without its trigger. */
  async function issuedAt(moment: string) {
    await kitchen.database.execute(sql`alter table invoices disable trigger keep_invoice`);
    await kitchen.database.execute(sql`update invoices set "issuedAt" = ${moment}::timestamptz`);
    await kitchen.database.execute(sql`alter table invoices enable trigger keep_invoice`);
  }

  it('adds up by rate, by code and by series, with credit notes taken off', async () => {
    await kitchen.database.execute(sql`truncate invoices, "invoiceSeries"`);
    const plain = await kitchen.place();
    const business = await kitchen.place();
    await put(kitchen.asha, business);
    for (const id of [plain, business, await kitchen.place()]) await kitchen.walk(id, 'accepted', 'ready');
    await kitchen.step(kitchen.owner, plain, 'ready', 'cancelled', { reason: 'customerAsked' });
    await issuedAt('2026-11-30T18:29:59Z');
    // Two thalis and a samosa: 557 rupees, with 5 % in halves of 13.93 each (13.925 rounded up).
    expect(await rows('2026-11', 'rates')).toEqual([
      'Rate (%),Buyers,Taxable value,CGST,SGST',
      ...['5,With GSTIN,557,13.93,13.93', '5,Consumers,557,13.93,13.93'],
    ]);
    expect(await rows('2026-11', 'codes')).toEqual([
      'HSN/SAC,Rate (%),Total value,Taxable value,CGST,SGST',
      '996331,5,1169.72,1114,27.86,27.86',
    ]);
    const documents = await rows('2026-11', 'documents');
    expect(documents.map((row) => row.replaceAll(/\d\d-\d\d/g, 'year'))).toEqual([
      'Documents,From,To,Number,Cancelled,Net issued',
      'Tax invoices,A/year/000001,A/year/000003,3,0,3',
      'Credit notes,CA/year/000001,CA/year/000001,1,0,1',
    ]);
    expect(await rows('2026-12', 'documents')).toHaveLength(1);
  });

  it('ends with the month in the kitchen’s time zone', async () => {
    await kitchen.database.execute(sql`truncate invoices, "invoiceSeries"`);
    const business = await kitchen.place();
    await put(kitchen.asha, business);
    for (const id of [business, await kitchen.place()]) await kitchen.walk(id, 'accepted', 'ready');
    await issuedAt('2026-11-30T18:30:00Z');
    expect(await rows('2026-11', 'rates')).toHaveLength(1);
    expect(await rows('2026-12', 'rates')).toHaveLength(3);
  });

  it('is a file for admins only, and of a month that exists', async () => {
    const file = await csv('2026-12', 'codes', kitchen.manager);
    expect([file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="gst-2026-12-codes.csv"',
    ]);
    expect((await csv('2026-12', 'codes', kitchen.cook)).statusCode).toBe(401);
    expect((await csv('2026-13', 'codes')).statusCode).toBe(400);
    expect((await csv('2026-12', 'all')).statusCode).toBe(400);
  });
});
