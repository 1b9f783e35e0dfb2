import { expect, it } from 'vitest';
import { shownAverage } from './rating.ts';

it('a dish shows its average rating with one decimal, and nothing before the first review', () => {
  expect([shownAverage(4.25, 4), shownAverage(5, 1), shownAverage(null, 0)]).toEqual([
    '4.3',
    '5.0',
    undefined,
  ]);
});
