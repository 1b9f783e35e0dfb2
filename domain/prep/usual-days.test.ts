import { describe, expect, it } from 'vitest';
import { HOURS_DEFAULTS } from '#domain/site/hours-settings.ts';
import { choiceKey, foodKey, type KnownFood } from './needs.ts';
import { choiceFood, isUsualDay, usualDaysOf } from './usual-days.ts';

const dish = (id: string) => foodKey({ kind: 'dish', id });
const item = (id: string) => foodKey({ kind: 'item', id });

const DAL = { name: 'Dal', menuId: 'mains' };
const FOOD: KnownFood = {
  dishes: new Map([
    ['dal', DAL],
    ['thali', DAL],
    ['phulka', DAL],
    ['new', DAL],
  ]),
  parts: new Map([[choiceKey('sabzi', 'p1'), 'phulka']]),
  items: [
    {
      ...{ id: 'pot', name: 'Dal', unit: 'ml', menuId: null, minutesAhead: 0 },
      uses: [
        { dishId: 'dal', quantity: 250 },
        { dishId: 'thali', quantity: 200 },
        { groupId: 'size', choiceId: 'large', quantity: 100 },
      ],
    },
  ],
};
const EARLY = new Map(['dal', 'thali', 'phulka'].map((id) => [id, '2026-01-01']));

// PREP-8
describe('what was ordered on usual days', () => {
  it('counts dishes, parts of combos, and the prepared items that dishes and options take of', () => {
    const counts = new Map([
      [dish('dal'), 2],
      [dish('thali'), 3],
      [dish('deleted'), 9],
      [choiceFood('sabzi', 'p1'), 3],
      [choiceFood('size', 'large'), 1],
    ]);
    const found = usualDaysOf([{ day: '2026-11-01', counts }], FOOD, EARLY);
    expect(Object.fromEntries([...found].map(([key, days]) => [key, [...days.values()]]))).toEqual({
      [dish('dal')]: [2],
      [dish('thali')]: [3],
      [dish('phulka')]: [3],
      [dish('new')]: [],
      [item('pot')]: [2 * 250 + 3 * 200 + 100],
    });
  });

  it('has nothing as 0, and begins when a dish came onto the menu or was first ordered', () => {
    const days = ['01', '02', '03', '04'].map((day, at) => ({
      day: `2026-11-${day}`,
      counts: new Map(at === 1 ? [[dish('new'), 5]] : []),
    }));
    const series = (since: string) => [
      ...(usualDaysOf(days, FOOD, new Map([['new', since]])).get(dish('new')) ?? []),
    ];
    const two = ['2026-11-02', 5];
    expect(series('2026-11-03')).toEqual([two, ['2026-11-03', 0], ['2026-11-04', 0]]);
    expect(series('2026-10-01')).toEqual([['2026-11-01', 0], two, ['2026-11-03', 0], ['2026-11-04', 0]]);
  });

  it.each([
    ['with the hours of its weekday', '2026-11-24', true],
    ['of a weekday on which the kitchen is closed', '2026-11-23', false],
    ['that is a holiday', '2026-11-25', false],
    ['with hours of its own', '2026-11-26', false],
  ])('is of no other day than one %s', (_, day, isUsual) => {
    const { week } = HOURS_DEFAULTS;
    const exceptions = [
      { date: '2026-11-25', spans: [] },
      { date: '2026-11-26', spans: [{ from: '18:00', to: '20:00' }] },
    ];
    expect(isUsualDay({ week: { ...week, monday: [] }, exceptions }, day)).toBe(isUsual);
  });
});
