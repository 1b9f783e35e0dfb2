import { expect, it } from 'vitest';
import { countedTo, figure, isCounted } from './counting.ts';

it('an animated figure starts at zero, only grows, and ends at its value', () => {
  const steps = [-5, 0, 100, 400, 900, 1199, 1200, 9000].map((elapsed) => countedTo(5500, elapsed));
  expect(steps[0]).toBe(0);
  expect(steps[1]).toBe(0);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.slice(-2)).toEqual([5500, 5500]);
  expect([isCounted(1199), isCounted(1200)]).toEqual([false, true]);
});

it('figures are grouped the Indian way', () => {
  expect([figure(5500, 0), figure(4.8, 1), figure(124500.4, 0)]).toEqual(['5,500', '4.8', '1,24,500']);
});
