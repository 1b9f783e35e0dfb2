import { describe, expect, it } from 'vitest';
import { isInternationalPhone, normalizePhone, parsePhone, phoneLink } from './phone.ts';

// SIGNUP-11
describe('a typed phone number:', () => {
  it.each([
    ['98765 43210', 9876543210],
    ['+91 98765-43210', 9876543210],
    ['0091 98765 43210', 9876543210],
    ['919876543210', 9876543210],
    ['098765 43210', 9876543210],
    ['(+91) 6 1234 56789', 6123456789],
    ['+1 415 555 0123', 14155550123],
    ['0044 20 7946 0958', 442079460958],
  ])('"%s" is kept as %d', (typed, kept) => {
    expect(parsePhone(typed)).toBe(kept);
  });

  it.each([
    ['has ten digits', '987654321'],
    ['begins with 6 to 9 in India', '1234567890'],
    ['begins with 6 to 9 in India, also after the country code', '+91 12345 67890'],
    ['has no digit too many', '98765432101'],
    ['of another country has a plus', '14155550123'],
    ['of another country is not taken for an Indian one', '+65 6123 4567'],
    ['has at most fifteen digits', '+1234567890123456'],
    ['is a number', 'call me maybe'],
  ])('%s', (_rule, typed) => {
    expect(parsePhone(typed)).toBeUndefined();
  });
});

it.each([
  [919876543210, 9876543210],
  [9876543210, 9876543210],
  [14155550123, 14155550123],
  [1234567890, undefined],
  [911234567890, undefined],
  [987654321, undefined],
])('the number %d is kept as %s', (given, kept) => {
  expect(normalizePhone(given)).toBe(kept);
});

it.each([
  [9876543210, 'tel:+919876543210'],
  ['14155550123', 'tel:+14155550123'],
])('the number %s is dialled with the link %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

it.each([
  ['+919876543210', true],
  ['+14155550123', true],
  ['+911234567890', false],
  ['+9198765432', false],
  ['9876543210', false],
  ['+0987654321', false],
])('an account can have the number %s: %s', (text, can) => {
  expect(isInternationalPhone(text)).toBe(can);
});
