import { describe, expect, it } from 'vitest';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { paise } from '#domain/money.ts';
import { bill, facts, order, PAID, said, ticket } from '#tests/printed-sheet.ts';
import type { PrintedOrder } from './printed-order.ts';
import { sheetRows } from './sheet.ts';
import { sheetTexts } from './sheet-texts.ts';

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
    expect(ticket({ note: 'Allergy: peanuts!' })).toContain('warning ALLERGY: peanuts!');
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
    group: index === 0 ? 'Size' : 'Add-ons',
    name,
    price: paise(0),
  }));
  const lines = dosa ? [{ ...dosa, options, note: 'crisp' }] : [];

  // BOARD-40
  it('has its portion before its name and the others below it on a ticket', () => {
    const rows = ticket({ lines });
    const at = rows.indexOf('2 × HALF Masala Dosa veg');
    expect(rows.slice(at, at + 3)).toEqual([
      '2 × HALF Masala Dosa veg',
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
