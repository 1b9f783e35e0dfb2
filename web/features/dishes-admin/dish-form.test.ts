import { describe, expect, it } from 'vitest';
import { rupees } from '#domain/money.ts';
import { type DishInfo, dishInfo, dishProblems, dishValues, NEW_DISH } from './dish-form.ts';
import { dishAdminMessages } from './messages.ts';

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
  it('asks for all that is required, and is veg by itself', () => {
    expect(dishProblems(NEW_DISH)).toEqual({
      name: dishAdminMessages.nameMissing,
      description: dishAdminMessages.descriptionMissing,
      price: dishAdminMessages.priceMissing,
      menuId: dishAdminMessages.menuMissing,
      imgUrl: dishAdminMessages.imageMissing,
    });
    expect(dishProblems({ ...dosa, name: '  ' })).toEqual({ name: dishAdminMessages.nameMissing });
    expect([dishProblems(dosa), dishValues(dosa).type]).toEqual([{}, 'veg']);
  });

  it.each([
    ['90', 90],
    [' 99.50 ', 99.5],
    ['₹1,200', 1200],
    ['0', 0],
    ['100000', 100_000],
    ['-1', dishAdminMessages.priceOdd],
    ['9.999', dishAdminMessages.priceOdd],
    ['ninety', dishAdminMessages.priceOdd],
    ['1e3', dishAdminMessages.priceOdd],
    ['100000.01', dishAdminMessages.priceHigh],
  ])('takes a price of %s as %s', (price, expected) => {
    const info = { ...dosa, price };
    expect(dishProblems(info).price ?? dishValues(info).price).toBe(expected);
  });

  it('means the same however a price is written', () => {
    expect(dishValues({ ...dosa, price: ' 90.0 ', name: 'Dosa ' })).toEqual(dishValues(dosa));
  });

  it('shows a stored dish and sends the same', () => {
    const stored = { ...dishValues(dosa), price: rupees(99.5) };
    expect(dishValues(dishInfo(stored))).toEqual(stored);
  });
});
