import type { FoodIconName } from './food-icon.tsx';

/** The names of the drawings, for the icon picker. */
export const foodIconTexts = {
  thali: 'Thali',
  curry: 'Curry',
  rice: 'Rice',
  bread: 'Bread',
  dosa: 'Dosa',
  samosa: 'Samosa',
  sweet: 'Sweet',
  drink: 'Drink',
  chai: 'Chai',
  breakfast: 'Breakfast',
  egg: 'Egg',
  chicken: 'Chicken',
  fish: 'Fish',
  tandoor: 'Tandoor',
  salad: 'Salad',
  tiffin: 'Tiffin',
} as const satisfies Record<FoodIconName, string>;
