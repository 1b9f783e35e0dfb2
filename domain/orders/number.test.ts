import { expect, it } from 'vitest';
import { formatOrderNumber, readOrderNumber } from './number.ts';

it('an order’s number is shown with #, and read back', () => {
  expect(formatOrderNumber(1042)).toBe('#1042');
  expect(readOrderNumber(formatOrderNumber(1042))).toBe(1042);
  expect(readOrderNumber(' # 1042 ')).toBe(1042);
});

it.each(['1042', '#', '#10a', '#1042 asha', `#${'9'.repeat(16)}`])(
  'the search “%s” is not taken for an order number',
  (text) => {
    expect(readOrderNumber(text)).toBeUndefined();
  },
);
