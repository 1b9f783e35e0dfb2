import { expect, it } from 'vitest';
import { tracksOf } from './columns.tsx';

const columns = (fresh: number, preparing: number, ready: number, onTheWay: number) => ({
  new: Array(fresh),
  preparing: Array(preparing),
  ready: Array(ready),
  onTheWay: Array(onTheWay),
});
const ONE = 'minmax(0, 1fr)';
const TWO = 'minmax(0, 2fr)';
const NAME = '2.5rem';

// BOARD-21
it.each([
  ['none is empty', columns(8, 9, 5, 4), [ONE, ONE, ONE, ONE]],
  ['one is empty', columns(8, 9, 0, 4), [TWO, ONE, NAME, ONE]],
  ['there is one new order', columns(1, 9, 0, 4), [ONE, ONE, NAME, ONE]],
  ['nothing is new', columns(0, 9, 5, 4), [NAME, ONE, ONE, ONE]],
])('if %s, the columns have these widths', (_when, given, widths) => {
  expect(tracksOf(given)).toBe(widths.join(' '));
});

it('a board without orders has four equal columns', () => {
  expect(tracksOf(columns(0, 0, 0, 0))).toBe('repeat(4, minmax(0, 1fr))');
});
