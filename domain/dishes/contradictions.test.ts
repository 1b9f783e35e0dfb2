import { expect, it } from 'vitest';
import type { Allergen } from './attributes.ts';
import { contradictionOf } from './contradictions.ts';
import type { Diet, DishType } from './kinds.ts';

// DISH-21
it.each<[DishType, Diet[], Allergen[], ReturnType<typeof contradictionOf>]>([
  ['veg', [], [], undefined],
  ['veg', ['vegan', 'jain', 'gluten-free'], ['peanuts', 'soya'], undefined],
  ['veg', ['jain'], ['milk', 'gluten'], undefined],
  ['non-veg', ['no-onion-garlic', 'gluten-free'], ['egg', 'milk', 'fish'], undefined],
  ['veg', ['vegan'], ['milk'], 'veganMilk'],
  ['veg', ['gluten-free'], ['gluten'], 'glutenFreeGluten'],
  ['non-veg', ['vegan'], [], 'veganNonVeg'],
  ['non-veg', ['jain'], [], 'jainNonVeg'],
  ['veg', [], ['egg'], 'vegWithAnimals'],
  ['veg', ['vegan'], ['crustaceans'], 'vegWithAnimals'],
])('a %s dish with diets %j and allergens %j: %s', (type, diets, allergens, expected) => {
  expect(contradictionOf({ type, diets, allergens })).toBe(expected);
});
