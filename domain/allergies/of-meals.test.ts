import { expect, it } from 'vitest';
import { mealAllergies } from './of-meals.ts';

// PLAN-61
it.each([
  [null, null, null],
  ['', null, null],
  ['Peanuts', null, 'Peanuts'],
  [null, 'Milk', 'Milk'],
  ['Peanuts', 'Milk', 'Peanuts; Milk'],
  ['Milk', 'MILK', 'Milk'],
  ['Coconut', 'Nut', 'Coconut; Nut'],
  ['Peanuts', 'Peanuts, sesame', 'Peanuts; Peanuts, sesame'],
])('a profile with %j and a plan with %j come to %j', (ofProfile, ofPlan, words) => {
  expect(mealAllergies(ofProfile, ofPlan)).toBe(words);
});
