import { expect, it } from 'vitest';
import { firstSettings, readSection, SECTIONS, storedSection } from './settings.ts';

it('by default an order’s status follows its age', () => {
  expect(readSection('kitchen', {})).toEqual({ value: firstSettings().kitchen });
  expect(firstSettings().kitchen.orderMode).toBe('age');
});

it.each([
  { orderMode: 'guess' },
  { promiseMinutes: 0 },
  { acceptWithinMinutes: 2.5 },
  { lateAfterMinutes: 1441 },
])('the settings %o are refused', (given) => {
  expect(readSection('kitchen', given)).toHaveProperty('problem');
});

it('every first value follows its own rule, and has the form in which it is stored', () => {
  const first = { ...firstSettings(), messages: { kitchenEmail: 'chef@example.in' } };
  for (const section of SECTIONS)
    expect([section, storedSection(section, JSON.stringify(first[section]))]).toEqual([
      section,
      first[section],
    ]);
});

it('a value that is no object is not a stored section', () => {
  expect([storedSection('charges', 'null'), storedSection('charges', '[]')]).toEqual([undefined, undefined]);
});
