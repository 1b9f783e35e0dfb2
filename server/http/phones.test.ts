import { describe, expect, it } from 'vitest';
import { accountNumber, hasAccountForm, profilePhone, readPhone } from './phones.ts';

// SIGNUP-2
describe('the phone number of another country', () => {
  it.each([
    ['+1 415 555 0123', 14_155_550_123],
    ['+44 (0) 20 7946 0958', 442_079_460_958],
    ['+44 020 7946 0958', 442_079_460_958],
    ['00971 50 123 4567', 971_501_234_567],
  ])('%s is stored as %d', (typed, phone) => {
    expect(readPhone(typed)).toBe(phone);
  });

  it.each([
    ['has a digit too many', '+1 415 555 01234'],
    ['has a country code that no country has', '+999 1234 567 890'],
    ['would be taken for an Indian one without its trunk zero', '+62 021 123 456'],
  ])('is refused if it %s', (_what, typed) => {
    expect(readPhone(typed)).toBeUndefined();
  });

  it('is also refused as a number on the wire', () => {
    expect([14_155_550_123, 141_555_501_234, 9_812_345_671, 919_812_345_671].map(profilePhone)).toEqual([
      14_155_550_123,
      undefined,
      9_812_345_671,
      9_812_345_671,
    ]);
  });
});

// SIGNUP-2, WIRE-1.5
describe('an account’s number', () => {
  it.each([
    ['+919876543210', '+919876543210'],
    ['+9109876543210', '+919876543210'],
    ['+14155550123', '+14155550123'],
    ['+4402079460958', '+442079460958'],
    ['+6561234567', '+6561234567'],
  ])('%s is stored as %s', (given, stored) => {
    expect(accountNumber(given)).toBe(stored);
  });

  it.each(['+911234567890', '+9198765432', '+9198123456712', '9812345671'])(
    '%s has another form',
    (given) => {
      expect(hasAccountForm(given)).toBe(false);
    },
  );

  it('is refused with more digits than its country has', () => {
    const given = '+141555501234';
    expect(() => accountNumber(given)).toThrow(expect.objectContaining({ type: 'phone_number_invalid' }));
  });
});
