import { NO_DOOR } from '#domain/addresses/door.ts';
import { paise } from '#domain/money.ts';
import type { PrintedOrder, PrintFacts } from '#domain/printing/printed-order.ts';
import { type SheetRow, sheetRows } from '#domain/printing/sheet.ts';
import { sheetTexts } from '#domain/printing/sheet-texts.ts';

// An order as it is printed, and its ticket and bill in words.

export const NO_TERMS = {
  deliveryFee: paise(0),
  termsDeliveryFee: null,
  termsFreeDeliveryAbove: null,
  termsTaxPercent: null,
};
export const order: PrintedOrder = {
  number: '#1042',
  kind: 'delivery',
  status: 'accepted',
  orderedOn: '2026-11-22T13:45:00.000Z',
  promisedAt: '2026-11-22T14:15:00.000Z',
  scheduledFor: null,
  lines: [
    { dishId: 'dosa', name: 'Masala Dosa', quantity: 2, price: paise(12000), imgUrl: '' },
    { dishId: 'gone', name: 'Fish Curry', quantity: 1, price: paise(30000), imgUrl: '' },
  ],
  note: 'No onions',
  hasAllergies: false,
  cutlery: false,
  paymentMethod: 'cod',
  testPayment: false,
  bill: { subtotal: paise(54000), deliveryFee: paise(0), tax: paise(2700), total: paise(56700) },
  total: paise(56700),
  terms: { ...NO_TERMS, termsTaxPercent: 5 },
  customerName: 'राजेश',
  customerPhone: '+919812345678',
  address: '4, MG Road, Pune',
  instructions: 'Blue gate, ring twice',
  door: NO_DOOR,
};
export const facts: PrintFacts = {
  types: { dosa: 'veg' },
  isPaid: false,
  paidBy: [],
  due: paise(56700),
  copy: 1,
  printedAt: new Date('2026-11-22T14:12:00Z'),
  timeZone: 'Asia/Kolkata',
  lateAfterMinutes: 15,
  shopName: 'Rasoi',
};

export const PAID = { isPaid: true, paidBy: ['cod'], due: paise(0) } as const;

export const said = (rows: readonly SheetRow[]) =>
  rows.flatMap((row) => {
    if (row.type === 'rule') return [];
    if (row.type === 'pair') return [`${row.left} ${row.right}`];
    if (row.type === 'dish') return [[row.quantity, row.name, row.mark, row.price].filter(Boolean).join(' ')];
    if (row.type === 'code') return [`code ${row.text} ${row.caption}`];
    return [`${row.type} ${row.text}`];
  });
export const ticket = (changes: Partial<PrintedOrder> = {}, more: Partial<PrintFacts> = {}) =>
  said(sheetRows('ticket', { ...order, ...changes }, { ...facts, ...more }, sheetTexts));
export const bill = (changes: Partial<PrintedOrder> = {}, more: Partial<PrintFacts> = {}) =>
  said(sheetRows('bill', { ...order, ...changes }, { ...facts, ...more }, sheetTexts));
