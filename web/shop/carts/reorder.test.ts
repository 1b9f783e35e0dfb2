import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { reorderOf } from './reorder.ts';

const line = (dishId: string, quantity = 1, price = 5000) => ({
  dishId,
  name: `Old ${dishId}`,
  quantity,
  price: paise(price),
});
const dish = (id: string, price = 5000, isAvailable = true) => ({
  id,
  name: `New ${id}`,
  price: paise(price),
  isAvailable,
  optionGroupIds: [] as string[],
});

// LIFE-14
it('a past order comes back at today’s prices, and says what has changed or gone', () => {
  const lines = [line('dal', 2), line('dosa', 1, 9000), line('idli'), line('vada')];
  const menu = [dish('dal'), dish('dosa', 9900), dish('idli', 5000, false)];
  expect(reorderOf(lines, { dishes: menu, groups: [] }, new Map())).toEqual({
    wanted: [
      { dishId: 'dal', quantity: 2 },
      { dishId: 'dosa', quantity: 1 },
    ],
    repriced: [{ dishId: 'dosa', name: 'New dosa', before: 9000, now: 9900 }],
    missing: [line('idli'), line('vada')],
    full: [],
  });
});

it('a dish is added only up to the most that a cart may have', () => {
  const lines = [line('dal', 5), line('dosa', 5)];
  const inCart = new Map([
    ['dal', 98],
    ['dosa', 100],
  ]);
  expect(reorderOf(lines, { dishes: [dish('dal'), dish('dosa')], groups: [] }, inCart)).toMatchObject({
    wanted: [{ dishId: 'dal', quantity: 2 }],
    full: [{ dishId: 'dosa', name: 'New dosa' }],
  });
});

// OPTION-18
it('options come back at today’s prices, unless one is not offered any more', () => {
  const size = {
    id: 'size',
    name: 'Size',
    min: 1,
    max: 1,
    choices: [{ id: 'half', name: 'Half', price: paise(-1000), veg: true, isAvailable: true }],
  };
  const option = (choiceId: string) => [
    { groupId: 'size', choiceId, group: 'Size', name: `Old ${choiceId}`, price: paise(-2000) },
  ];
  const dal = { ...dish('dal'), optionGroupIds: ['size'] };
  const lines = [
    { ...line('dal', 2, 3000), options: option('half'), note: 'hot' },
    { ...line('dal'), options: option('full') },
    line('dal'),
  ];
  expect(reorderOf(lines, { dishes: [dal], groups: [size] }, new Map())).toEqual({
    wanted: [{ dishId: 'dal', quantity: 2, options: ['{"groupId":"size","choiceId":"half"}'], note: 'hot' }],
    repriced: [{ dishId: 'dal', name: 'New dal', before: 3000, now: 4000 }],
    missing: lines.slice(1),
    full: [],
  });
});
