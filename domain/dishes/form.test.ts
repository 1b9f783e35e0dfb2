import { describe, expect, it } from 'vitest';
import { rupees } from '#domain/money.ts';
import { changedFields, differences } from './difference.ts';
import { type DishInfo, dishInfo, dishProblems, dishValues, NEW_DISH } from './form.ts';
import { dishMessages } from './messages.ts';

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
      name: dishMessages.nameMissing,
      description: dishMessages.descriptionMissing,
      price: dishMessages.priceMissing,
      menuId: dishMessages.menuMissing,
      imgUrl: dishMessages.imageMissing,
    });
    expect(dishProblems({ ...dosa, name: '  ' })).toEqual({ name: dishMessages.nameMissing });
    expect([dishProblems(dosa), dishValues(dosa).type]).toEqual([{}, 'veg']);
  });

  it.each([
    ['90', 90],
    [' 99.50 ', 99.5],
    ['₹1,200', 1200],
    ['0', 0],
    ['100000', 100_000],
    ['-1', dishMessages.priceOdd],
    ['9.999', dishMessages.priceOdd],
    ['ninety', dishMessages.priceOdd],
    ['1e3', dishMessages.priceOdd],
    ['100000.01', dishMessages.priceHigh],
  ])('takes a price of %s as %s', (price, expected) => {
    const info = { ...dosa, price };
    expect(dishProblems(info).price ?? dishValues(info).price).toBe(expected);
  });

  it('shows a stored dish and sends the same', () => {
    const stored = { ...dishValues(dosa), price: rupees(99.5) };
    expect(dishValues(dishInfo(stored))).toEqual(stored);
  });
});

describe('two admins at one dish', () => {
  const theirs = { ...dosa, name: 'Masala Dosa', price: '95' };

  it('differ where either changed something, and mine is proposed where I did', () => {
    const mine = { ...dosa, price: '99', description: 'Very crisp' };
    expect(differences(dosa, theirs, mine)).toEqual([
      { field: 'name', proposed: 'theirs' },
      { field: 'description', proposed: 'mine' },
      { field: 'price', proposed: 'mine' },
    ]);
  });

  it('agree where both wrote the same', () => {
    expect(differences(dosa, theirs, { ...theirs, price: ' 95.0 ' })).toEqual([]);
  });

  it('send only what was changed', () => {
    expect(changedFields(dosa, { ...dosa, isAvailable: false, name: 'Dosa ' })).toEqual(['isAvailable']);
  });
});
