import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import type { OptionGroup } from '#domain/option-groups/choosing.ts';
import { firstMissing, inChoosingOrder, stillOffered, withChoice } from './chosen-options.ts';

const group = (id: string, min: number, max: number, ...choices: string[]): OptionGroup => ({
  id,
  name: id,
  min,
  max,
  choices: choices.map((choice) => ({
    id: choice,
    name: choice,
    price: paise(0),
    veg: true,
    isAvailable: choice !== 'gone',
  })),
});
const extras = group('extras', 0, 2, 'egg', 'ghee', 'gone');
const size = group('size', 1, 1, 'half', 'full');
const of = (groupId: string, choiceId: string) => ({ groupId, choiceId });

// OPTION-17
it('groups that need a choice come first, and the first without one is named', () => {
  expect(inChoosingOrder([extras, size]).map(({ id }) => id)).toEqual(['size', 'extras']);
  expect(firstMissing([of('extras', 'egg')], [extras, size])?.id).toBe('size');
  expect(firstMissing([of('size', 'half')], [extras, size])).toBeUndefined();
});

// OPTION-17
it('of a group of one choice the last one counts; of several, each can be taken back', () => {
  const half = withChoice([], size, 'half');
  expect(withChoice(half, size, 'full')).toEqual([of('size', 'full')]);
  const both = withChoice(withChoice(half, extras, 'egg'), extras, 'ghee');
  expect(both).toEqual([of('size', 'half'), of('extras', 'egg'), of('extras', 'ghee')]);
  expect(withChoice(both, extras, 'egg', false)).toEqual([of('size', 'half'), of('extras', 'ghee')]);
  expect(withChoice(half, size, null)).toEqual([]);
});

it('choices that the kitchen takes away are not chosen any more', () => {
  const chosen = [of('extras', 'gone'), of('extras', 'egg'), of('other', 'x')];
  expect(stillOffered(chosen, [extras])).toEqual([of('extras', 'egg')]);
});
