import { expect, it } from 'vitest';
import { canBeRated, mealRatings, type RatedMeal } from './meal-ratings.ts';

const TODAY = '2026-12-10';

// PLAN-53
it.each([
  ['delivered', '2026-12-10', true],
  ['delivered', '2026-12-03', true],
  ['delivered', '2026-12-02', false],
  ['delivered', '2026-12-11', false],
  ['cooking', '2026-12-10', false],
  ['missed', '2026-12-10', false],
])('a meal that is %s on %s can be rated: %s', (state, date, can) => {
  expect(canBeRated({ state, date }, TODAY)).toBe(can);
});

const meal = (rating: 'up' | 'down', words: string | null, ...dishes: string[]): RatedMeal => ({
  ...{ date: TODAY, mealTimeId: 'lunch', orderId: 'one', rating, words },
  dishes: dishes.map((name) => ({ dishId: name.toLowerCase(), name })),
});

// PLAN-54
it('ratings are counted by dish, once for each meal, and those with the most complaints come first', () => {
  const ratings = mealRatings([
    meal('up', null, 'Dal', 'Roti', 'Roti'),
    meal('down', 'Too salty', 'Rajma', 'Roti'),
    meal('down', null, 'Rajma'),
  ]);
  expect(ratings).toMatchObject({ up: 1, down: 2 });
  expect(ratings.dishes.map(({ name, up, down }) => [name, up, down])).toEqual([
    ['Rajma', 0, 2],
    ['Roti', 1, 1],
    ['Dal', 1, 0],
  ]);
  expect(ratings.said.map(({ words, dishes }) => [words, dishes])).toEqual([
    ['Too salty', ['Rajma', 'Roti']],
  ]);
});
