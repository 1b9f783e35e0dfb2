import { expect, it } from 'vitest';
import { densityOf } from './use-density.ts';

// BOARD-32
it.each([
  [null, false, 'compact'],
  [null, true, 'roomy'],
  ['compact', true, 'compact'],
  ['roomy', false, 'roomy'],
] as const)(
  'a device that has chosen %s has, with large tickets of the owner %s, %s ones',
  (own, large, shown) => {
    expect(densityOf(own, large).density).toBe(shown);
  },
);

it('a device that chooses what the owner has chosen follows the owner from then on', () => {
  const { remembered } = densityOf('compact', true);
  expect([remembered('roomy'), remembered('compact')]).toEqual([null, 'compact']);
});
