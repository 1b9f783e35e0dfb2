import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { isVpa, looksPersonal, upiLink, upiReference } from './upi.ts';

describe('a UPI id', () => {
  it.each(['rasoi@icici', 'Rasoi.Kitchen-1@hdfcbank', '9876543210@ybl', 'q123456789@ybl'])(
    'can be %s',
    (vpa) => expect(isVpa(vpa)).toBe(true),
  );
  it.each(['', 'rasoi', 'rasoi@', '@icici', 'ra soi@icici', 'rasoi@icici.com', 'rasoi@icici&am=1', 'a@b'])(
    'can’t be %j',
    (vpa) => expect(isVpa(vpa)).toBe(false),
  );

  // UPI-8
  it.each([
    ['9876543210@icici', true],
    ['919876543210@hdfcbank', true],
    ['asha@okaxis', true],
    ['asha@YBL', true],
    ['asha@paytm', true],
    ['rasoi@icici', false],
    ['rasoi.99@hdfcbank', false],
    ['paytmqr5abc12@paytm', false],
    ['Q123456789@ybl', false],
  ])('%s looks like that of a private person: %s', (vpa, expected) =>
    expect(looksPersonal(vpa)).toBe(expected),
  );
});

// UPI-2
describe('a payment link', () => {
  const payee = { vpa: 'rasoi@icici', name: 'Rasoi & Söhne', merchantCode: '5812' };

  // VALUE-3
  it('has a note that ends before an emoji for which it has no room', () => {
    for (const letters of [48, 49, 50]) {
      const link = upiLink(payee, {
        amount: paise(100),
        reference: 'order1',
        note: `${'a'.repeat(letters)}👩‍🍳 of the kitchen`,
      });
      expect(new URL(link).searchParams.get('tn')).toMatch(/^a{48,50}$/);
    }
  });

  it('has the payee, the amount with two decimals, the currency, the order’s reference and a note', () => {
    const link = upiLink(payee, { amount: paise(59_150), reference: 'order1', note: 'Order #1042' });
    expect(link).toBe(
      'upi://pay?pa=rasoi@icici&pn=Rasoi%20%26%20S%C3%B6hne&mc=5812&tr=order1&tn=Order%20%231042&am=591.50&cu=INR',
    );
    const fields = new URL(link).searchParams;
    expect([fields.get('pn'), fields.get('am')]).toEqual(['Rasoi & Söhne', '591.50']);
  });

  it.each([
    [1, '0.01'],
    [100, '1.00'],
    [1_234_567, '12345.67'],
  ])('says %d paise as %s', (amount, expected) => {
    const link = upiLink(
      { ...payee, merchantCode: '' },
      { amount: paise(amount), reference: 'a', note: 'b' },
    );
    expect(link).toContain(`&am=${expected}&`);
    expect(link).not.toContain('mc=');
  });

  it('has a reference of at most 35 letters and digits', () => {
    expect(upiReference('67ab-12.c_d')).toBe('67ab12cd');
    expect(upiReference('a'.repeat(36))).toHaveLength(35);
  });
});
