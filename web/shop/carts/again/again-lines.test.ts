import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import type { OrderLine } from '#domain/orders/line.ts';
import { againOf, differentLines } from './again-lines.ts';

const line = (dishId: string, over: Partial<OrderLine> = {}): OrderLine => ({
  dishId,
  name: dishId.toUpperCase(),
  quantity: 1,
  price: paise(10_000),
  imgUrl: '',
  ...over,
});
const option = (choiceId: string) => ({
  groupId: 'size',
  choiceId,
  group: 'Size',
  name: choiceId,
  price: paise(0),
});
const dish = (id: string, over: object = {}) => ({
  id,
  name: id.toUpperCase(),
  description: '',
  imgUrl: '',
  imgColour: null,
  price: paise(12_000),
  taxPercent: null,
  isAvailable: true,
  optionGroupIds: [] as string[],
  ...over,
});
const SIZE = {
  id: 'size',
  name: 'Size',
  min: 1,
  max: 1,
  choices: [
    { id: 'half', name: 'Half', price: paise(-2_000), isAvailable: true },
    { id: 'full', name: 'Full', price: paise(0), isAvailable: false },
  ],
};

// ORDER-40
describe('the dishes of past orders', () => {
  it('are offered once per choice of options, as they were ordered last', () => {
    const last = [{ lines: [line('chai', { quantity: 2, note: 'No sugar' }), line('thali')] }];
    const before = [{ lines: [line('chai', { quantity: 5 }), line('chai', { options: [option('half')] })] }];
    expect(differentLines([...last, ...before])).toEqual([
      line('chai', { quantity: 2, note: 'No sugar' }),
      line('thali'),
      line('chai', { options: [option('half')] }),
    ]);
  });

  it('have the same choices and note, at the price of today', () => {
    const lines = [line('biryani', { quantity: 2, options: [option('half')], note: 'Spicy' })];
    const menu = { dishes: [dish('biryani', { optionGroupIds: ['size'] })], groups: [SIZE] as never };
    expect(againOf(lines, menu)).toMatchObject({
      offered: [{ price: 10_000, quantity: 2, options: [{ choiceId: 'half' }], note: 'Spicy' }],
      gone: [],
    });
  });

  it('are named instead if the dish is sold out or deleted, or an option is gone', () => {
    const lines = [line('samosa'), line('patti'), line('biryani', { options: [option('full')] })];
    const menu = {
      dishes: [dish('samosa', { isAvailable: false }), dish('biryani', { optionGroupIds: ['size'] })],
      groups: [SIZE] as never,
    };
    const { offered, gone } = againOf(lines, menu);
    expect(offered).toEqual([]);
    expect(gone).toEqual(lines);
  });
});
