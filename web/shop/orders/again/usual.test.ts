import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { usualOf } from './usual.ts';

const line = (dishId: string, quantity = 1) => ({
  ...{ dishId, quantity, name: dishId, imgUrl: '' },
  price: paise(10_000),
});

// ORDER-47
it('what somebody usually orders is what they have ordered most often, of several the newest', () => {
  const [dal, chai, thali] = [[line('dal')], [line('chai', 2)], [line('thali'), line('chai')]];
  expect(usualOf([])).toBeUndefined();
  expect(usualOf([{ lines: dal }, { lines: chai }])).toBe(dal);
  expect(usualOf([{ lines: dal }, { lines: chai }, { lines: [line('chai', 2)] }])).toBe(chai);
  expect(usualOf([{ lines: dal }, { lines: thali }, { lines: thali.toReversed() }])).toBe(thali);
  expect(usualOf([{ lines: [] }])).toBeUndefined();
});
