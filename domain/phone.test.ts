import { describe, expect, it } from 'vitest';
import { normalizePhone, parsePhone, phoneLink, typedPhoneLink } from './phone.ts';

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
    ['+91 (0) 98123 45671', 9812345671],
    ['+91 098123 45671', 9812345671],
    ['091 98123 45671', 9812345671],
    ['98123.45671', 9812345671],
    ['\u202a+91 98123\u00a045671\u202c', 9812345671],
    ['९८१२३ ४५६७१', 9812345671],
    ['+௯௧ ௯௮௧௨௩௪௫௬௭௧', 9812345671],
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
    ['is not what a spreadsheet makes of one', '9.81234567E9'],
    ['is not what a spreadsheet makes of one, rounded', '9.81235E+09'],
    ['has no decimals', '+919812345670.0'],
    ['has no decimals, also without a country code', '9812345670.0'],
    ['of India has ten digits after the country code', '+91 98123 456712'],
    ['is one number', '98123 45671 / 98123 45672'],
    ['has no words beside it', '98123 45671 (home)'],
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
  [9109812345675, 9812345675],
  [91981234567123, undefined],
])('the number %d is kept as %s', (given, kept) => {
  expect(normalizePhone(given)).toBe(kept);
});

it.each([
  [9876543210, 'tel:+919876543210'],
  ['14155550123', 'tel:+14155550123'],
])('the number %s is dialled with the link %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

// VALUE-1
it.each([
  ['+91 80 0000 1234', 'tel:+918000001234'],
  ['+91 (0)80 0000 1234', 'tel:+918000001234'],
  ['080-0000-1234', 'tel:08000001234'],
  ['+९१ ८० ०००० १२३४', 'tel:+918000001234'],
])("a kitchen's number %s is dialled with the link %s", (typed, link) => {
  expect(typedPhoneLink(typed)).toBe(link);
});
