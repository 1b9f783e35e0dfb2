import { expect, it } from 'vitest';
import { type ItemDocument, itemProblems, itemValues, type TypedItem, typedItem } from './item-values.ts';

const words = { name: 'name', minutes: 'minutes', batch: 'batch', quantity: 'quantity' };
const document = {
  name: 'Dal',
  translations: {},
  unit: 'ml',
  menuId: 'mains',
  minutesAhead: 20,
  batchSize: 4000,
  uses: ['{"dishId":"dal","quantity":250}', '{"groupId":"size","choiceId":"large","quantity":100}'],
} as const;
const stored = { ...document, $id: 'pot', $updatedAt: '' } as object as ItemDocument;

// PREP-1
it('a stored item is typed and stored again as it was', () => {
  const { uses, ...rest } = itemValues(typedItem(stored));
  expect(rest).toEqual({ ...document, uses: undefined, ...rest });
  expect(uses.map((use) => JSON.parse(use))).toEqual(document.uses.map((use) => JSON.parse(use)));
});

// PREP-1
it.each<[Partial<TypedItem>, string[]]>([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ minutesAhead: '' }, ['minutesAhead']],
  [{ minutesAhead: '1441' }, ['minutesAhead']],
  [{ batchSize: '' }, []],
  [{ batchSize: '0' }, ['batchSize']],
  [{ batchSize: '2.5' }, ['batchSize']],
  [{ uses: [{ key: 'dal', use: { dishId: 'dal' }, quantity: '0' }] }, ['uses']],
  [{ uses: [] }, []],
])('an item with %j has problems with %j', (over, fields) => {
  expect(Object.keys(itemProblems({ ...typedItem(stored), ...over }, words))).toEqual(fields);
});
