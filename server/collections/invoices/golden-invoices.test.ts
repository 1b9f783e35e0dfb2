import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

/** Invoices that were worked out by hand: one thali at ₹249, one samosa at ₹59, delivery at ₹40. */

const GSTIN = '27AAPFU0939F1ZV';
const REGISTERED = { gstin: GSTIN, state: '27' };
const LINES = [
  { DishID: 'ghar-ki-thali', quantity: 1, price: 249 },
  { DishID: 'samosa', quantity: 1, price: 59 },
].map((line) => JSON.stringify(line));

const patch = (collection: string, id: string, data: object) =>
  kitchen.change(kitchen.owner, collection, id, data);
const set = (section: string, value: object) => patch('settings', section, { value: JSON.stringify(value) });

const kitchen = await closeAfterAll(openOrderKitchen());
await kitchen.setKitchen({ orderMode: 'board', acceptWithinMinutes: 1_000 });
await set('shop', { fssai: '10012345678901' });

/** What the kitchen issues for the order, as the wire says it, in rupees. */
async function issued(tax: object, over: object = {}) {
  expect((await set('tax', tax)).statusCode).toBe(200);
  const id = await kitchen.place(kitchen.asha, { items: LINES, ...over });
  await kitchen.walk(id, 'accepted', 'ready');
  const { documents } = (await kitchen.list(kitchen.owner, 'invoices')).json();
  return documents
    .filter(({ orderId }: { orderId: string }) => orderId === id)
    .map(({ parts, lines, ...invoice }: { parts: string[]; lines: string[] }) => ({
      ...invoice,
      parts: parts.map((part) => JSON.parse(part)),
      lines: lines.map((line) => JSON.parse(line)),
    }));
}

// INVOICE-1
describe('the invoice', () => {
  it('of a regular seller has halves of 5 % that are equal, and is rounded to a rupee', async () => {
    // 5 % of 308 is 15.40: 7.70 and 7.70. 308 + 15.40 + 40 = 363.40, rounded off by -0.40.
    expect(await issued({ sellerKind: 'regular', ...REGISTERED })).toEqual([
      expect.objectContaining({
        kind: 'invoice',
        sellerGstin: GSTIN,
        sellerState: 'Maharashtra',
        sellerFssai: '10012345678901',
        discount: 0,
        deliveryFee: 40,
        packing: 0,
        tip: 0,
        parts: [
          { taxed: 'dishes', percent: 5, hsnCode: '996331', taxable: 308, cgst: 7.7, sgst: 7.7 },
          { taxed: 'delivery', percent: 0, hsnCode: '', taxable: 40, cgst: 0, sgst: 0 },
        ],
        lines: [
          { name: 'Ghar Ki Thali', quantity: 1, price: 249, hsnCode: '996331', percent: 5 },
          { name: 'Punjabi Samosa (3 pieces)', quantity: 1, price: 59, hsnCode: '996331', percent: 5 },
        ],
        roundOff: -0.4,
        total: 363,
      }),
    ]);
  });

  it('has packed goods at their own rate and code, and delivery at 18 % if the seller says so', async () => {
    await patch('dishes', 'samosa', { taxPercent: 12, hsnCode: '2106' });
    // 5 % of 249: halves of 6.225, rounded up to 6.23. 12 % of 59: 3.54 each. 18 % of 40: 3.60 each.
    // 308 + 40 + 12.46 + 7.08 + 7.20 = 374.74, rounded off by 0.26; the tip of 20 is no supply.
    await set('charges', { tips: true });
    const tax = { sellerKind: 'regular', ...REGISTERED, taxOnCharges: '18' };
    expect(await issued(tax, { tip: 20 })).toMatchObject([
      {
        parts: [
          { taxed: 'dishes', percent: 5, hsnCode: '996331', taxable: 249, cgst: 6.23, sgst: 6.23 },
          { taxed: 'dishes', percent: 12, hsnCode: '2106', taxable: 59, cgst: 3.54, sgst: 3.54 },
          { taxed: 'delivery', percent: 18, hsnCode: '996813', taxable: 40, cgst: 3.6, sgst: 3.6 },
        ],
        lines: [
          { hsnCode: '996331', percent: 5 },
          { hsnCode: '2106', percent: 12 },
        ],
        tip: 20,
        roundOff: 0.26,
        total: 395,
      },
    ]);
    await patch('dishes', 'samosa', { taxPercent: null, hsnCode: null });
    await set('charges', {});
  });

  it('has taxes on what a coupon leaves', async () => {
    const data = { code: 'TEN', kind: 'percent', percent: 10 };
    await kitchen.create(kitchen.owner, 'coupons', data, 'ten');
    // 308 - 30.80 = 277.20; 5 % of it is 13.86: 6.93 each. 277.20 + 13.86 + 40 = 331.06, rounded off by -0.06.
    expect(await issued({ sellerKind: 'regular', ...REGISTERED }, { couponCodes: ['TEN'] })).toMatchObject([
      {
        discount: 30.8,
        parts: [
          { taxed: 'dishes', taxable: 277.2, cgst: 6.93, sgst: 6.93 },
          { taxed: 'delivery', taxable: 40 },
        ],
        roundOff: -0.06,
        total: 331,
      },
    ]);
  });

  it('of a seller under composition is a bill of supply without tax', async () => {
    expect(await issued({ sellerKind: 'composition', ...REGISTERED })).toMatchObject([
      {
        kind: 'billOfSupply',
        sellerGstin: GSTIN,
        parts: [
          { taxed: 'dishes', percent: 0, hsnCode: '996331', taxable: 308, cgst: 0, sgst: 0 },
          { taxed: 'delivery', percent: 0, hsnCode: '', taxable: 40, cgst: 0, sgst: 0 },
        ],
        roundOff: 0,
        total: 348,
      },
    ]);
  });

  it('of sellers who are not registered does not exist', async () => {
    expect(await issued({ sellerKind: 'unregistered' })).toEqual([]);
    expect(await issued({})).toEqual([]);
    const [row] = await kitchen.database.query<{ open: number }>(
      sql`select count(*)::int as open from "invoicesDue"`,
    );
    expect(row).toEqual({ open: 0 });
  });
});
