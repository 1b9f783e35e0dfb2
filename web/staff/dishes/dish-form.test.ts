import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { dishInfo, dishProblems, dishValues, NEW_DISH } from './dish-form.ts';
import type { DishInfo } from './dish-values.ts';
import { dishFieldText } from './present.ts';
import { dishAdminTexts } from './texts.ts';

const texts = dishAdminTexts.problems;

const dosa: DishInfo = {
  ...NEW_DISH,
  name: 'Dosa',
  description: 'Crisp',
  price: '90',
  menuId: 'south',
  imgUrl: 'https://a.example/dosa.jpg',
};

describe('the form of a dish', () => {
  // ADMIN-4
  it('a new dish is veg, and is asked for everything that is required', () => {
    expect(dishProblems(NEW_DISH, texts)).toEqual({
      name: texts.nameMissing,
      description: texts.descriptionMissing,
      price: texts.priceMissing,
      menuId: texts.menuMissing,
      imgUrl: texts.imageMissing,
    });
    expect(dishProblems({ ...dosa, name: '  ' }, texts)).toEqual({ name: texts.nameMissing });
    expect([dishProblems(dosa, texts), dishValues(dosa).type]).toEqual([{}, 'veg']);
  });

  it('a dish from a file is edited without its description and picture, which nobody has yet', () => {
    const bare = { ...dosa, description: '', imgUrl: '' };
    expect(dishProblems(bare, texts, dishValues(bare))).toEqual({});
    expect(dishProblems(bare, texts, dishValues(dosa))).toEqual({
      description: texts.descriptionMissing,
      imgUrl: texts.imageMissing,
    });
  });

  it.each([
    ['90', paise(9000)],
    [' 99.50 ', paise(9950)],
    ['₹1,200', paise(120_000)],
    ['0', paise(0)],
    ['100000', paise(10_000_000)],
    ['-1', texts.priceOdd],
    ['9.999', texts.priceOdd],
    ['ninety', texts.priceOdd],
    ['1e3', texts.priceOdd],
    ['100000.01', texts.priceHigh],
  ])('a typed price of %s is read as %s', (price, expected) => {
    const info = { ...dosa, price };
    expect(dishProblems(info, texts).price ?? dishValues(info).price).toBe(expected);
  });

  it('a price with a trailing zero or spaces is the same price', () => {
    expect(dishValues({ ...dosa, price: ' 90.0 ', name: 'Dosa ' })).toEqual(dishValues(dosa));
  });

  // DISH-20
  it('facts are read from what was typed, and none stays none', () => {
    const typed = { spiceLevel: '0', serves: ' 2', protein: '9.5', allergens: ['soya', 'milk'] as const };
    expect(dishValues({ ...dosa, ...typed })).toMatchObject({
      spiceLevel: 0,
      serves: 2,
      protein: 9.5,
      calories: null,
      allergens: ['milk', 'soya'],
    });
    expect(dishProblems({ ...dosa, serves: '2.5', calories: '-1', fat: 'much', carbs: '0' }, texts)).toEqual({
      serves: texts.wholeNumber(1, 100),
      calories: texts.wholeNumber(0, 10_000),
      fat: texts.number(0, 1000),
    });
  });

  // DISH-21
  it('a contradiction is shown at the diets before it is sent', () => {
    expect(dishProblems({ ...dosa, diets: ['vegan'], allergens: ['milk'] }, texts)).toEqual({
      diets: texts.contradictions.veganMilk,
    });
  });

  it('a stored dish that is saved unchanged stays the same', () => {
    const facts = { spiceLevel: 3, fat: 0.5, diets: ['vegan'] as const };
    const stored = { ...dishValues(dosa), ...facts, price: paise(9950) };
    expect(dishValues(dishInfo(stored))).toEqual(stored);
  });
});

// ADMIN-6
describe('two versions of a dish', () => {
  it('show prices, categories and choices as people read them', () => {
    const words = {
      texts: dishAdminTexts,
      menuName: (id: string) => ({ south: 'South Indian' })[id] ?? id,
      groupName: (id: string) => ({ size: 'Size' })[id] ?? id,
    };
    const dish = { ...dishValues(dosa), type: 'non-veg' } as const;
    expect(dishFieldText({ ...dish, optionGroupIds: ['size', 'gone'] }, 'optionGroupIds', words)).toBe(
      'Size, gone',
    );
    const fields = ['name', 'price', 'menuId', 'type', 'isAvailable'] as const;
    expect(fields.map((field) => dishFieldText(dish, field, words))).toEqual([
      'Dosa',
      '₹90',
      'South Indian',
      'Non-Veg',
      'Available',
    ]);
  });
});
