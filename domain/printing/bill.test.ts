import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { SPECIFICATION } from '#domain/taxes/seller.ts';
import { bill, NO_TERMS, order, PAID, ticket } from '#tests/printed-sheet.ts';

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
