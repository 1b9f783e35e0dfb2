import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import type { PrintedOrder, PrintFacts } from './printed-order.ts';
import { type SheetRow, sheetRows } from './sheet.ts';
import { sheetTexts } from './sheet-texts.ts';

const order: PrintedOrder = {
  number: '#1042',
  kind: 'delivery',
  orderedOn: new Date('2026-11-22T13:45:00Z'),
  promisedAt: new Date('2026-11-22T14:15:00Z'),
  lines: [
    { dishId: 'dosa', name: 'Masala Dosa', quantity: 2, price: paise(12000), imgUrl: '' },
    { dishId: 'gone', name: 'Fish Curry', quantity: 1, price: paise(30000), imgUrl: '' },
  ],
  note: 'No onions',
  paymentMethod: 'cod',
  bill: { subtotal: paise(54000), deliveryFee: paise(0), tax: paise(2700), total: paise(56700) },
  taxPercent: 5,
  customerName: 'राजेश',
  customerPhone: '+919812345678',
  address: '4, MG Road, Pune',
};
const facts: PrintFacts = {
  types: { dosa: 'veg' },
  isPaid: false,
  due: paise(56700),
  copy: 1,
  printedAt: new Date('2026-11-22T14:12:00Z'),
  timeZone: 'Asia/Kolkata',
};

const PAID = { isPaid: true, due: paise(0) };

const said = (rows: readonly SheetRow[]) =>
  rows.flatMap((row) => {
    if (row.type === 'rule') return [];
    if (row.type === 'pair') return [`${row.left} ${row.right}`];
    if (row.type === 'dish') return [[row.quantity, row.name, row.mark, row.price].filter(Boolean).join(' ')];
    return [`${row.type} ${row.text}`];
  });
const ticket = (changes: Partial<PrintedOrder> = {}, more: Partial<PrintFacts> = {}) =>
  said(sheetRows('ticket', { ...order, ...changes }, { ...facts, ...more }, sheetTexts));
const bill = (changes: Partial<PrintedOrder> = {}, more: Partial<PrintFacts> = {}) =>
  said(sheetRows('bill', { ...order, ...changes }, { ...facts, ...more }, sheetTexts));

// PRINT-1
describe('a ticket', () => {
  it('has number, kind, promise, dishes with veg marks, note, payment and address', () => {
    expect(ticket()).toEqual([
      'title #1042',
      'DELIVERY for 19:45',
      'text Placed 19:15',
      '2 × Masala Dosa veg',
      '1 × Fish Curry',
      'strong Note: No onions',
      'strong COLLECT ₹567 IN CASH',
      'text राजेश',
      'strong +919812345678',
      'text 4, MG Road, Pune',
    ]);
  });

  it('of a pickup order has no address and no phone', () => {
    const rows = ticket({ kind: 'pickup', note: null, customerName: null }, PAID);
    expect(rows).toContain('PICKUP for 19:45');
    expect(rows.slice(-2)).toEqual(['strong PAID ₹567', 'text No name given']);
  });

  it.each([
    [
      'paid beforehand, but for a dearer dish',
      {},
      { isPaid: true, due: paise(6700) },
      ['PAID ₹500', 'COLLECT ₹67 IN CASH'],
    ],
    ['to be paid by UPI', { paymentMethod: 'upi' as const }, {}, ['COLLECT ₹567 BY UPI']],
    ['that has ended unpaid', {}, { isPaid: false, due: paise(0) }, []],
  ])('of an order %s says what is to collect', (_what, changes, money, words) => {
    const rows = ticket(changes, money).filter((row) => /PAID|COLLECT/.test(row));
    expect(rows).toEqual(words.map((text) => `strong ${text}`));
  });
});

// PRINT-2
describe('a bill', () => {
  // SETTINGS-10
  it('has the kitchen’s food licence under its name, where there is one', () => {
    expect(bill({}, { fssai: '12345678901234' }).slice(0, 2)).toEqual([
      'title Rasoi',
      'text FSSAI 12345678901234',
    ]);
    expect(bill({}, { fssai: '' }).join()).not.toContain('FSSAI');
  });

  it('has dishes with their prices, fee, tax, total and payment method', () => {
    expect(bill()).toEqual([
      'title Rasoi',
      'strong Bill for order #1042',
      'text 22 Nov 2026, 19:15',
      'text राजेश',
      'text +919812345678',
      'text 4, MG Road, Pune',
      '2 × Masala Dosa ₹240',
      '1 × Fish Curry ₹300',
      'Subtotal ₹540',
      'Delivery Free',
      'Tax (5%) ₹27',
      'Total ₹567',
      'strong To pay in cash',
      'text Thank you. Enjoy your meal!',
    ]);
    expect(bill({}, PAID)).toContain('strong Paid in cash');
    expect(bill({ paymentMethod: 'upi' }, PAID)).toContain('strong Paid by UPI');
    expect(bill({ paymentMethod: 'upi' })).toContain('strong To pay by UPI');
    expect(bill({ paymentMethod: 'upi' }, { isPaid: true, due: paise(6700) }).slice(-3, -1)).toEqual([
      'strong Paid by UPI',
      'strong ₹67 to pay in cash',
    ]);
  });

  // BILL-9
  it('has packing between delivery and tax where it is charged', () => {
    const rows = bill({ bill: { ...order.bill, packing: paise(1500), total: paise(58200) } });
    const at = rows.indexOf('Packing ₹15');
    expect([rows[at - 1], rows[at + 1]]).toEqual(['Delivery Free', 'Tax (5%) ₹27']);
  });
});

// PRINT-3
it('a reprint has its number and the time of printing', () => {
  expect(ticket({}, { copy: 2 })[0]).toBe('banner REPRINT 2, 19:42');
  expect(bill({}, { copy: 3 })[0]).toBe('banner REPRINT 3, 19:42');
  expect(ticket()[0]).toBe('title #1042');
});
