import type { Allergen } from '#domain/dishes/attributes.ts';
import type { Diet } from '#domain/dishes/kinds.ts';

/** Names of the dietary facts of a dish. */
export const factTexts = {
  diets: {
    jain: 'Jain',
    'no-onion-garlic': 'No onion & garlic',
    vegan: 'Vegan',
    'gluten-free': 'Gluten-free',
  } satisfies Record<Diet, string>,
  allergens: {
    gluten: 'Gluten',
    milk: 'Milk',
    egg: 'Egg',
    peanuts: 'Peanuts',
    'tree-nuts': 'Tree nuts',
    soya: 'Soya',
    sesame: 'Sesame',
    mustard: 'Mustard',
    fish: 'Fish',
    crustaceans: 'Crustaceans',
    sulphites: 'Sulphites',
  } satisfies Record<Allergen, string>,
} as const;
