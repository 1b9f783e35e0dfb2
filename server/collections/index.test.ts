import { expect, it } from 'vitest';
import { TABLE } from '#tests/access-table.ts';
import { allCollections } from './index.ts';

it('has a row in the access table for every collection that is reached as documents', () => {
  const reached = allCollections.filter(({ reachedBy }) => reachedBy === 'documents');
  expect(Object.keys(TABLE).sort()).toEqual(reached.map(({ name }) => name).sort());
});
