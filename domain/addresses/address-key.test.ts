import { expect, it } from 'vitest';
import { addressKey } from './address-key.ts';

const HOME = 'Flat 4, 12 MG Road, Camp, Pune, Maharashtra 411001';

// PLAN-3, DISH-40
it.each([
  ['in capitals', HOME.toUpperCase()],
  ['in another order', '411001 Maharashtra, Pune, Camp, 12 MG Road, Flat 4'],
  ['with other signs', 'Flat-4; 12, M.G. Road / Camp – Pune (Maharashtra) 411001.'],
  [
    'with a no-break space and a zero-width one',
    'Flat\u00A04, 12 M\u200BG Road, Camp, Pune, Maharashtra 411001',
  ],
  ['with Indian digits', 'Flat ४, १२ MG Road, Camp, Pune, Maharashtra ४११००१'],
  ['without commas', 'Flat 4 12 MG Road Camp Pune Maharashtra 411001'],
])('the same address %s is one place', (_how, other) => {
  expect(addressKey(other)).toBe(addressKey(HOME));
});

// PLAN-3
it.each([
  ['Flat 4, Block 2, Baner', 'Flat 2, Block 4, Baner'],
  ['B-12, Baner', 'B-21, Baner'],
  ['Flat 4, MG Road', 'Flat 5, MG Road'],
  ['Flat 14, MG Road', 'Flat 1, 4 MG Road'],
  ['A Wing 3, Baner', 'A3 Wing, Baner'],
])('%s and %s are two', (one, other) => {
  expect(addressKey(one)).not.toBe(addressKey(other));
});
