import * as v from 'valibot';
import { expect, it } from 'vitest';
import { KITCHEN_DEFAULTS, kitchenSchema } from './kitchen-settings.ts';

it('by default an order’s status follows its age', () => {
  expect(v.parse(kitchenSchema, {})).toEqual(KITCHEN_DEFAULTS);
  expect(KITCHEN_DEFAULTS.orderMode).toBe('age');
});

it.each([
  { orderMode: 'guess' },
  { promiseMinutes: 0 },
  { acceptWithinMinutes: 2.5 },
  { lateAfterMinutes: 1441 },
])('the settings %o are refused', (given) => {
  expect(v.safeParse(kitchenSchema, given).success).toBe(false);
});
