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
  // LANG-80
  ['வேர்க்கடலை அலர்ஜி', ['peanuts']],
  ['எனக்கு முந்திரி, பாதாம் சேராது', ['tree-nuts']],
  ['பால், தயிர், நெய் கூடாது', ['milk']],
  ['பாலில் செய்தது வேண்டாம்', ['milk']],
  ['முட்டையும் மீனும் ஒத்துக்காது', ['egg', 'fish']],
  ['இறால், நண்டு', ['crustaceans']],
  ['கோதுமை, மைதா, ரவை', ['gluten']],
  ['எள், கடுகு, சோயா', ['soya', 'sesame', 'mustard']],
  ['சல்பைட்', ['sulphites']],
  ['kadalai, muttai, thayir', ['milk', 'egg', 'peanuts']],
  ['பாலக் கீரை, தேங்காய், கொண்டைக்கடலை', []],
  ['हाफ़ प्लेट, टोफू', ['soya']],
  ['', []],
])('"%s" means %j', (words, allergens) => {
  expect(namedAllergens(words)).toEqual(allergens);
});
