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
});

// LIFE-14
it('a past order comes back at today’s prices, and says what has changed or gone', () => {
  const lines = [line('dal', 2), line('dosa', 1, 9000), line('idli'), line('vada')];
  const menu = [dish('dal'), dish('dosa', 9900), dish('idli', 5000, false)];
  expect(reorderOf(lines, menu, new Map())).toEqual({
    wanted: [
      { dishId: 'dal', quantity: 2 },
      { dishId: 'dosa', quantity: 1 },
    ],
    repriced: [{ name: 'New dosa', before: 9000, now: 9900 }],
    missing: ['Old idli', 'Old vada'],
    full: [],
  });
});

it('a dish is added only up to the most that a cart may have', () => {
  const lines = [line('dal', 5), line('dosa', 5)];
  const inCart = new Map([
    ['dal', 98],
    ['dosa', 100],
  ]);
  expect(reorderOf(lines, [dish('dal'), dish('dosa')], inCart)).toMatchObject({
    wanted: [{ dishId: 'dal', quantity: 2 }],
    full: ['New dosa'],
  });
});
