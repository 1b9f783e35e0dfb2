import { describe, expect, it } from 'vitest';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { paise } from '#domain/money.ts';
import { SPECIFICATION } from '#domain/taxes/seller.ts';
import type { PrintedOrder, PrintFacts } from './printed-order.ts';
import { type SheetRow, sheetRows } from './sheet.ts';
import { sheetTexts } from './sheet-texts.ts';

const NO_TERMS = {
  deliveryFee: paise(0),
  termsDeliveryFee: null,
  termsFreeDeliveryAbove: null,
  termsTaxPercent: null,
};
const order: PrintedOrder = {
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
};
const facts: PrintFacts = {
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

const PAID = { isPaid: true, paidBy: ['cod'], due: paise(0) } as const;

const said = (rows: readonly SheetRow[]) =>
  rows.flatMap((row) => {
    if (row.type === 'rule') return [];
    if (row.type === 'pair') return [`${row.left} ${row.right}`];
    if (row.type === 'dish') return [[row.quantity, row.name, row.mark, row.price].filter(Boolean).join(' ')];
    if (row.type === 'code') return [`code ${row.text} ${row.caption}`];
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
      'DELIVERY for 19:45–20:00',
      'text Placed 19:15',
      '2 × Masala Dosa veg',
      '1 × Fish Curry',
      'warning Note: No onions',
      'strong COLLECT ₹567 IN CASH',
      'text राजेश',
      'strong +919812345678',
      'text 4, MG Road, Pune',
      'strong Blue gate, ring twice',
    ]);
  });

  // ORDER-42
  it('asks for cutlery below the note, only if the customer does', () => {
    const rows = ticket({ cutlery: true });
    expect(rows.slice(5, 7)).toEqual(['warning Note: No onions', 'strong WITH CUTLERY']);
    expect(ticket({ cutlery: true, note: null })).toContain('strong WITH CUTLERY');
    expect(ticket({ note: null }).join()).not.toMatch(/cutlery/i);
    expect(bill({ cutlery: true }).join()).not.toMatch(/cutlery/i);
  });

  // BOARD-19
  it('warns of an allergy and of what is left out, and has other notes as plain text', () => {
    const [line] = order.lines;
    const lines = line
      ? [
          { ...line, note: 'Allergic to peanuts' },
          { ...line, note: 'Extra spicy' },
        ]
      : [];
    // ALLERGY-3
    expect(ticket({ hasAllergies: true })).toContain('warning ALLERGY: CHECK');
    expect(ticket({ lines, note: 'Less oil' }).slice(3, 8)).toEqual([
      '2 × Masala Dosa veg',
      'warning ALLERGY: Allergic to peanuts',
      '2 × Masala Dosa veg',
      'strong Note: Extra spicy',
      'strong Note: Less oil',
    ]);
  });

  // SLOT-8
  it('and a bill of an order ahead have the day and the time that its customer chose', () => {
    const ahead = { ...order, scheduledFor: '2026-11-24T14:15:00.000Z' };
    for (const sheet of ['ticket', 'bill'] as const) {
      const rows = sheetRows(sheet, ahead, facts, sheetTexts);
      expect(rows).toContainEqual({ type: 'strong', text: 'ORDERED FOR 24 Nov 2026, 19:45' });
    }
  });

  it('of a pickup order has no address and no phone', () => {
    const rows = ticket({ kind: 'pickup', note: null, customerName: null }, PAID);
    expect(rows).toContain('PICKUP for 19:45–20:00');
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

  // PAY-7
  it('by a test payment says so instead of being paid', () => {
    const rows = ticket({ paymentMethod: 'card', testPayment: true }, PAID);
    expect(rows).toContain('strong TEST, no money');
    expect(rows.join()).not.toContain('PAID');
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
    expect(bill({ paymentMethod: 'upi' }, { ...PAID, paidBy: ['upi'] })).toContain('strong Paid by UPI');
    // LEDGER-19
    const fromBalance = { isPaid: true, paidBy: ['balance'], due: paise(6700) } as const;
    expect(bill({}, fromBalance).slice(-3, -1)).toEqual([
      'strong Paid from the balance',
      'strong ₹67 to pay in cash',
    ]);
    expect(ticket({}, fromBalance)).toEqual(
      expect.arrayContaining(['strong PAID ₹500', 'strong COLLECT ₹67 IN CASH']),
    );
    expect(bill({ paymentMethod: 'upi' })).toContain('strong To pay by UPI');
    // PAY-7
    expect(bill({ paymentMethod: 'upi', testPayment: true }, PAID)).toContain('strong UPI (TEST, no money)');
    expect(
      bill({ paymentMethod: 'upi' }, { ...PAID, paidBy: ['upi'], due: paise(6700) }).slice(-3, -1),
    ).toEqual(['strong Paid by UPI', 'strong ₹67 to pay in cash']);
  });

  // GST-2
  it('of a regular seller has the GST number, the halves of the tax and the rounding', () => {
    const taxes = [
      {
        taxed: 'dishes' as const,
        percent: 5,
        hsnCode: '996331',
        taxable: paise(54000),
        cgst: paise(1350),
        sgst: paise(1350),
      },
    ];
    const rows = bill({
      terms: { ...NO_TERMS, termsTax: [{ ...SPECIFICATION, gstin: '29AAGCB7383J1Z4' }] },
      bill: { ...order.bill, taxes, roundOff: paise(-40), tip: paise(1000) },
    });
    expect(rows[1]).toBe('text GSTIN 29AAGCB7383J1Z4');
    const at = rows.indexOf('Delivery Free');
    expect(rows.slice(at + 1, at + 5)).toEqual([
      'CGST 2.5% ₹13.50',
      'SGST 2.5% ₹13.50',
      'Round off −₹0.40',
      'Tip ₹10',
    ]);
  });

  // GST-1
  it('of a seller who charges no tax has no line of it', () => {
    expect(bill({ bill: { ...order.bill, taxes: [], tax: paise(0) } }).join()).not.toMatch(/Tax|GST/);
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

// OPTION-16
describe('a dish with options and an instruction', () => {
  const [dosa] = order.lines;
  const options = ['Half', 'Extra ghee'].map((name, index) => ({
    groupId: 'g',
    choiceId: `${index}`,
    group: 'Size',
    name,
    price: paise(0),
  }));
  const lines = dosa ? [{ ...dosa, options, note: 'crisp' }] : [];

  it('has them below its name on a ticket', () => {
    const rows = ticket({ lines });
    const at = rows.indexOf('2 × Masala Dosa veg');
    expect(rows.slice(at + 1, at + 4)).toEqual([
      'strong + Half',
      'strong + Extra ghee',
      'strong Note: crisp',
    ]);
  });

  it('has its options beside its name on a bill', () => {
    expect(bill({ lines })).toContain('2 × Masala Dosa (Half, Extra ghee) ₹240');
  });
});

// UPI-11
describe('the code to pay by UPI', () => {
  const upiLink = 'upi://pay?pa=rasoi@icici&am=567.00';
  const code = `code ${upiLink} Scan to pay ₹567 by UPI`;

  it.each([
    ['ticket', ticket],
    ['bill', bill],
  ])('stands on a %s while something is due', (_sheet, rows) => {
    expect(rows({}, { upiLink })).toContain(code);
    expect(rows({}, {}).join()).not.toContain('code');
    expect(rows({}, { ...PAID, upiLink }).join()).not.toContain('code');
  });
});

// LANG-62
describe('in Hindi', () => {
  const inHindi = (sheet: 'ticket' | 'bill', more: Partial<PrintedOrder> = {}) =>
    said(sheetRows(sheet, { ...order, ...more }, facts, textsIn('hi', { sheetTexts }).sheetTexts));

  it('a ticket names what to cook, to collect and when, in Hindi', () => {
    expect(inHindi('ticket', { scheduledFor: '2026-11-24T14:15:00.000Z' })).toEqual([
      'title #1042',
      'डिलीवरी 19:45–20:00 के बीच',
      'text ऑर्डर 19:15 बजे',
      'strong इस समय के लिए: 24 नव॰ 2026, 19:45',
      '2 × Masala Dosa veg',
      '1 × Fish Curry',
      'warning नोट: No onions',
      'strong ₹567 कैश लेना है',
      'text राजेश',
      'strong +919812345678',
      'text 4, MG Road, Pune',
      'strong Blue gate, ring twice',
    ]);
  });

  it('a bill names its amounts and how it is paid in Hindi', () => {
    const rows = inHindi('bill', { paymentMethod: 'card' });
    for (const row of ['डिलीवरी मुफ़्त', 'टैक्स (5%) ₹27', 'कुल ₹567', 'strong कार्ड से देना है'])
      expect(rows).toContain(row);
  });
});
