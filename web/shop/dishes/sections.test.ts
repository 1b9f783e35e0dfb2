import { describe, expect, it } from 'vitest';
import { rupees, toPaise } from '#domain/money.ts';
import { NO_FILTER } from './filter.ts';
import type { Dish } from './queries.ts';
import { arrangedDishes, sectionAddress, sectionPlaces } from './sections.ts';

const dish = (name: string, menuId: string, over: Partial<Dish> = {}): Dish => ({
  $id: name,
  name,
  description: '',
  price: toPaise(rupees(120)),
  menuId,
  type: 'veg',
  imgUrl: '',
  ratingAverage: null,
  ratingCount: 0,
  ...over,
});

const CATEGORIES = [
  { $id: 'thalis', name: 'Thalis' },
  { $id: 'drinks', name: 'Drinks' },
];
const OFFER = {
  dishes: [dish('chai', 'drinks'), dish('lost', 'deleted'), dish('thali', 'thalis'), dish('lassi', 'drinks')],
  soldOut: [dish('sharbat', 'drinks', { soldOut: true }), dish('kofta', 'thalis', { soldOut: true })],
  menuIds: ['thalis', 'drinks'],
};
const names = (filter = {}) =>
  arrangedDishes(OFFER, { ...NO_FILTER, ...filter }, CATEGORIES).map(({ name }) => name);

// MENU-21, MENU-23
describe('the order of the menu’s page', () => {
  it('is that of the categories, with what is sold out at the end of each', () => {
    expect(names()).toEqual(['thali', 'kofta', 'chai', 'lassi', 'sharbat', 'lost']);
  });

  it('is the kitchen’s own in one category and for a search, with what is sold out at the end', () => {
    expect(names({ menuId: 'drinks' })).toEqual(['chai', 'lassi', 'sharbat']);
    expect(names({ search: 'l' })).toEqual(['lost', 'thali', 'lassi']);
    expect(names({ search: 'h' })).toEqual(['chai', 'thali', 'sharbat']);
  });

  // FAV-4
  it('is of a person’s favourites what passes the rest of the filter, without sections', () => {
    const only = { only: 'favourites', menuId: undefined } as const;
    const marked = { kofta: 'f1', lassi: 'f2', chai: 'f3' };
    const found = (more: object) =>
      arrangedDishes(OFFER, { ...NO_FILTER, ...only, ...more }, CATEGORIES, undefined, marked);
    expect(found({}).map(({ name }) => name)).toEqual(['chai', 'lassi', 'kofta']);
    expect(found({ search: 'ass' }).map(({ name }) => name)).toEqual(['lassi']);
    expect(names(only)).toEqual([]);
  });

  it('has sections that count only what can be ordered', () => {
    const sections = sectionPlaces(arrangedDishes(OFFER, NO_FILTER, CATEGORIES), CATEGORIES);
    expect(sections).toEqual([
      { menuId: 'thalis', first: 0, length: 2, count: 1 },
      { menuId: 'drinks', first: 2, length: 3, count: 2 },
      { menuId: '', first: 5, length: 1, count: 1 },
    ]);
  });
});

// MENU-22
describe('the address of a section', () => {
  const section = { menuId: 'sweets & more', first: 100, length: 9, count: 9 };
  const params = new URLSearchParams('type=veg');

  it('is its place on the page, if the page has its first dish', () => {
    expect(sectionAddress(section, params, { from: 96, to: 144 })).toBe('#menu-sweets%20%26%20more');
  });

  it('of a long menu is that of the part with its first dish', () => {
    expect(sectionAddress(section, params, { from: 0, to: 48 })).toBe(
      '?type=veg&part=3#menu-sweets%20%26%20more',
    );
  });
});
