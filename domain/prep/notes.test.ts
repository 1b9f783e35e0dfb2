import { expect, it } from 'vitest';
import { type MealWords, prepNotes } from './notes.ts';

const meal = (over: Partial<MealWords>): MealWords => ({
  number: 1,
  note: null,
  allergies: null,
  count: 1,
  ...over,
});
const shown = (meals: readonly MealWords[]) =>
  prepNotes(meals, new Set(['Bread: Roti', 'Bread: Rice'])).map(
    ({ kind, words, count, numbers }) => `${kind} ${words} ${count} (${numbers.join()})`,
  );

// PREP-5
it.each<[string, MealWords[], string[]]>([
  ['no notes', [meal({})], []],
  ['where to ring is left out', [meal({ note: 'Ring twice' })], []],
  [
    'the same words are one note, however they are written',
    [meal({ note: 'No onion' }), meal({ number: 2, note: 'no onion', count: 3 })],
    ['without No onion 4 (1,2)'],
  ],
  [
    'a meal’s note has the choices of its subscription before its own words',
    [meal({ note: 'Bread: Roti; Jain; call me', count: 2 }), meal({ number: null, note: 'Bread: Roti' })],
    ['without Jain 2 (1)', 'choice Bread: Roti 3 (1)'],
  ],
  [
    'allergies come first, with their orders',
    [
      meal({ number: 7, note: 'no garlic', count: 5 }),
      meal({ number: 9, allergies: 'Peanuts' }),
      meal({ number: 8, allergies: 'peanuts' }),
    ],
    ['allergy Peanuts 2 (8,9)', 'without no garlic 5 (7)'],
  ],
  // How hot it is cooked is a choice like others.
  [
    'what is left out of a dish of an order stands beside what plans leave out, and how hot it is does not',
    [
      meal({ number: 3, note: 'Bread: Roti; not spicy' }),
      meal({ number: 4, count: 2, ofDishes: [{ words: 'Samosa: No onion', count: 3 }] }),
      meal({ number: 5, ofDishes: [{ words: 'Dal: no spice', count: 1 }] }),
      meal({ number: 6, ofDishes: [{ words: 'samosa: no onion', count: 1 }] }),
      meal({ number: null, note: 'No onion' }),
    ],
    ['without Samosa: No onion 4 (4,6)', 'without No onion 1 ()', 'choice Bread: Roti 1 (3)'],
  ],
])('%s', (_, meals, notes) => {
  expect(shown(meals)).toEqual(notes);
});
