import { describe, expect, it } from 'vitest';
import { batchesOf, type CookedLine, type CookedMeal, choiceKey, type KnownFood, needsOf } from './needs.ts';

const NOON = new Date('2026-11-28T06:30:00Z');
const LATER = new Date('2026-11-28T07:00:00Z');
const KITCHEN: KnownFood = {
  dishes: new Map([
    ['dal', { name: 'Dal tadka', menuId: 'mains' }],
    ['thali', { name: 'Thali', menuId: 'thalis' }],
    ['phulka', { name: 'Phulka', menuId: 'breads' }],
    ['samosa', { name: 'Samosa', menuId: 'snacks' }],
  ]),
  parts: new Map([[choiceKey('sabzi', 'p1'), 'phulka']]),
  items: [
    {
      id: 'pot',
      name: 'Dal',
      unit: 'ml',
      menuId: 'mains',
      minutesAhead: 20,
      uses: [
        { dishId: 'dal', quantity: 250 },
        { dishId: 'thali', quantity: 200 },
        { groupId: 'size', choiceId: 'large', quantity: 100 },
      ],
    },
    {
      id: 'dough',
      name: 'Dough',
      unit: 'g',
      menuId: null,
      minutesAhead: 0,
      uses: [{ dishId: 'phulka', quantity: 30 }],
    },
  ],
};
const line = (dishId: string, quantity = 1, over: Partial<CookedLine> = {}): CookedLine => ({
  dishId,
  name: `old ${dishId}`,
  quantity,
  ...over,
});
const meal = (lines: CookedLine[], over: Partial<CookedMeal> = {}): CookedMeal => ({
  readyAt: NOON,
  isFirm: true,
  lines,
  ...over,
});
const option = (groupId: string, choiceId: string, name = choiceId) => ({ groupId, choiceId, name });
const shown = (meals: readonly CookedMeal[]) =>
  needsOf(meals, KITCHEN).map(
    ({ name, firm, expected, unit, readyAt }) =>
      `${readyAt.toISOString().slice(11, 16)} ${name} ${firm}+${expected} ${unit}`,
  );

// PREP-2
describe('what is to be cooked', () => {
  it.each<[string, CookedMeal[], string[]]>([
    ['nothing', [], []],
    [
      'a dish without prepared items counts itself',
      [meal([line('samosa', 3)])],
      ['06:30 Samosa 3+0 portion'],
    ],
    ['a deleted dish keeps its name', [meal([line('gone', 2)])], ['06:30 old gone 2+0 portion']],
    [
      'a dish with prepared items counts as these, earlier by their minutes',
      [meal([line('dal', 2), line('thali', 1)])],
      ['06:10 Dal 700+0 ml'],
    ],
    [
      'an option takes of an item for each portion',
      [meal([line('dal', 3, { options: [option('size', 'large')] })])],
      ['06:10 Dal 1050+0 ml'],
    ],
    [
      'an option of a dish without items takes, too, and the dish counts itself',
      [meal([line('samosa', 2, { options: [option('size', 'large')] })])],
      ['06:10 Dal 200+0 ml', '06:30 Samosa 2+0 portion'],
    ],
    [
      'a combo opens into its dishes, which open into their items',
      [meal([line('samosa', 2, { options: [option('sabzi', 'p1')] })])],
      ['06:30 Dough 60+0 g', '06:30 Samosa 2+0 portion'],
    ],
    [
      'expected meals stand apart, and each time has its own quantity',
      [
        meal([line('samosa', 4)]),
        meal([line('samosa', 5)], { isFirm: false }),
        meal([line('samosa', 1)], { readyAt: LATER }),
      ],
      ['06:30 Samosa 4+5 portion', '07:00 Samosa 1+0 portion'],
    ],
  ])('%s', (_, meals, needs) => {
    expect(shown(meals)).toEqual(needs);
  });

  it('adds up choices and instructions, with those that leave something out first', () => {
    const full = { options: [option('size', 'full', 'Full')] };
    const meals = [
      meal([line('samosa', 2, full), line('samosa', 1, { note: 'No onion' })]),
      meal([line('samosa', 3, { ...full, note: 'no onion' }), line('dal', 2, { note: 'Jain' })]),
    ];
    expect(needsOf(meals, KITCHEN).map(({ name, choices }) => [name, choices])).toEqual([
      ['Dal', [{ words: 'Dal tadka: Jain', quantity: 2, warns: true }]],
      [
        'Samosa',
        [
          { words: 'No onion', quantity: 4, warns: true },
          { words: 'Full', quantity: 5, warns: false },
        ],
      ],
    ]);
  });
});

// PREP-4
it.each([
  [[1, 1, 1], 4000, [1, 0, 0]],
  [[5800, 400, 2000], 4000, [2, 0, 1]],
  [[4000, 4000], 4000, [1, 1]],
  [[0, 10], 3, [0, 4]],
  [[], 5, []],
])('%j in batches of %i are %j batches', (quantities, size, batches) => {
  expect(batchesOf(quantities, size)).toEqual(batches);
});
