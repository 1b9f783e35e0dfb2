import { expect, it } from 'vitest';
import { namedAllergens } from './named-allergens.ts';

// ALLERGY-2
it.each([
  ['Peanuts', ['peanuts']],
  ['allergic to nuts and prawns', ['peanuts', 'tree-nuts', 'crustaceans']],
  ['cashew-nuts', ['peanuts', 'tree-nuts']],
  ['LACTOSE intolerant', ['milk']],
  ['coeliac, no maida', ['gluten']],
  ['doodh se elarji', ['milk']],
  ['मूंगफली और काजू', ['peanuts', 'tree-nuts']],
  ['दूध, तिल', ['milk', 'sesame']],
  ['egg; soy; mustard', ['egg', 'soya', 'mustard']],
  ['shellfish', ['crustaceans']],
  ['coconut and nutmeg', []],
  ['rain, tilapia', []],
  ['eggplant', ['egg']],
  ['', []],
])('"%s" means %j', (words, allergens) => {
  expect(namedAllergens(words)).toEqual(allergens);
});
