import { describe, expect, it } from 'vitest';
import { dayOfFigures, firstDayCounted } from './rules.ts';
import { usuallyTogether } from './together.ts';

const ALL = ['chai', 'samosa', 'dosa', 'kheer', 'naan'];
const figures = (...lists: string[][]) => lists.map((orderedWith) => ({ orderedWith }));

// CART-24
describe('the dishes usually ordered together with chosen ones', () => {
  it.each([
    ['those of the dish, the most usual first', ['thali'], [['chai', 'kheer']], ALL, ['chai', 'kheer']],
    ['none without figures', ['thali'], [], ALL, []],
    ['none that is chosen already', ['thali', 'chai'], [['chai', 'kheer']], ALL, ['kheer']],
    ['none that can’t be ordered now', ['thali'], [['chai', 'kheer']], ['kheer'], ['kheer']],
    [
      'first those that go with more of the dishes',
      ['thali', 'poha'],
      [
        ['chai', 'kheer'],
        ['samosa', 'kheer'],
      ],
      ALL,
      ['kheer', 'chai', 'samosa'],
    ],
    [
      'at most three',
      ['thali', 'poha'],
      [
        ['chai', 'kheer', 'naan'],
        ['samosa', 'dosa'],
      ],
      ALL,
      ['chai', 'samosa', 'kheer'],
    ],
  ])('are %s', (_rule, chosen, lists, canBeOrdered, expected) => {
    expect(usuallyTogether(chosen, figures(...lists), canBeOrdered)).toEqual(expected);
  });
});

// DISH-30
describe('the day of the figures', () => {
  it.each([
    ['begins at three in the kitchen’s night', '2026-08-04T03:00:00+05:30', 'Asia/Kolkata', '2026-08-04'],
    ['is yesterday until then', '2026-08-04T02:59:59+05:30', 'Asia/Kolkata', '2026-08-03'],
    ['is that of the kitchen’s time zone', '2026-08-04T03:00:00+05:30', 'America/New_York', '2026-08-03'],
  ])('%s', (_rule, moment, timeZone, expected) => {
    expect(dayOfFigures(new Date(moment), timeZone)).toBe(expected);
  });

  it('has the orders of the 90 days before it', () => {
    expect(firstDayCounted('2026-08-04')).toBe('2026-05-06');
  });
});
