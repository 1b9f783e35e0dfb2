import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { lineKey } from '#domain/option-groups/options-key.ts';
import { countDishes, formatLines, hasTooMany, orderLineCodec } from './line.ts';

const line = { DishID: 'samosa', name: 'Samosa', quantity: 2, price: 59.5, image: '/images/samosa.webp' };
const inside = {
  dishId: 'samosa',
  name: 'Samosa',
  quantity: 2,
  price: paise(5950),
  imgUrl: '/images/samosa.webp',
};

// ORDER-18
describe('an order line on the wire', () => {
  it('is read with its price in paise and written with it in rupees', () => {
    expect(orderLineCodec.parse(line)).toEqual(inside);
    expect(orderLineCodec.format(inside)).toEqual(line);
  });

  it('may have capitalised attribute names', () => {
    const { name, quantity, price, image } = line;
    const shouted = { DishID: 'samosa', Name: name, Quantity: quantity, Price: price, Image: image };
    expect(orderLineCodec.parse(shouted)).toEqual(inside);
  });

  // PHONE-2
  it('is marked as unpriced if it names no price', () => {
    const { DishID, quantity } = line;
    expect(orderLineCodec.parse({ DishID, quantity })).toMatchObject({ dishId: DishID, unpriced: true });
  });

  it.each([
    ['no object', 'samosa'],
    ['null', null],
    ['a list', [line]],
    ['no dish', { ...line, DishID: undefined }],
    ['no quantity', { ...line, quantity: undefined }],
    ['a quantity as text', { ...line, quantity: '2' }],
    ['quantity 0', { ...line, quantity: 0 }],
    ['too many', { ...line, quantity: 101 }],
    ['half a dish', { ...line, quantity: 0.5 }],
    ['a negative price', { ...line, price: -1 }],
    ['an endless price', { ...line, price: Number.POSITIVE_INFINITY }],
  ])('is refused when it is or has %s', (_what, given) => {
    expect(orderLineCodec.parse(given)).toBeUndefined();
  });
});

describe('the lines of an order', () => {
  it.each([
    ['100 of a dish in one line', [['dal', 100]], false],
    [
      '100 of a dish in two lines',
      [
        ['dal', 60],
        ['dosa', 100],
        ['dal', 40],
      ],
      false,
    ],
    [
      '101 of a dish in two lines',
      [
        ['dal', 60],
        ['dosa', 1],
        ['dal', 41],
      ],
      true,
    ],
  ] as [string, [string, number][], boolean][])('with %s exceed the limit: %s', (_what, lines, tooMany) => {
    expect(hasTooMany(lines.map(([dishId, quantity]) => ({ ...inside, dishId, quantity })))).toBe(tooMany);
  });

  it('are counted with their quantities', () => {
    expect(countDishes([{ quantity: 1 }])).toBe(1);
    expect(countDishes([{ quantity: 2 }, { quantity: 3 }])).toBe(5);
  });

  it('are named with their quantities in one text', () => {
    const lines = [
      { name: 'Dal', quantity: 2 },
      { name: 'Dosa', quantity: 1 },
    ];
    expect(formatLines(lines)).toBe('2 × Dal, 1 × Dosa');
  });
});

// OPTION-16
describe('an order line with options and an instruction', () => {
  const half = { groupId: 'size', choiceId: 'half', group: 'Size', name: 'Half', price: -20 };
  const egg = { groupId: 'extras', choiceId: 'egg', group: 'Extras', name: 'Egg', price: 15.5 };

  it('has both on the wire, with prices in rupees', () => {
    const given = { ...line, options: [half, egg], note: 'no chilli' };
    const read = orderLineCodec.parse(given);
    expect(read).toMatchObject({ options: [{ price: -2_000 }, { price: 1_550 }], note: 'no chilli' });
    expect(read && orderLineCodec.format(read)).toEqual(given);
  });

  it('without any of them is written without them', () => {
    expect(orderLineCodec.parse({ ...line, options: [], note: ' ' })).toEqual(inside);
  });

  it.each([
    ['options that are no list', { options: half }],
    ['an option without a group', { options: [{ choiceId: 'half' }] }],
    ['an id that is no id', { options: [{ ...half, groupId: 'a b' }] }],
    ['more options than a line can have', { options: Array.from({ length: 41 }, () => half) }],
    ['a long instruction', { note: 'x'.repeat(141) }],
    ['an instruction that is no text', { note: 1 }],
  ])('with %s is not accepted', (_what, over) => {
    expect(orderLineCodec.parse({ ...line, ...over })).toBeUndefined();
  });

  it('is named with its options', () => {
    const read = orderLineCodec.parse({ ...line, options: [half, egg] });
    expect(read && formatLines([read, inside])).toBe('2 × Samosa (Half, Egg), 2 × Samosa');
    expect(read && lineKey(read) !== lineKey(inside)).toBe(true);
  });
});
