import { expect, it } from 'vitest';
import { documentNames } from '#tests/access-table.ts';
import { allCollections } from './index.ts';

it('every collection that is reached as documents has a row in the access table', () => {
  const reached = allCollections.filter(({ reachedBy }) => reachedBy === 'documents');
  expect([...documentNames].sort()).toEqual(reached.map(({ name }) => name).sort());
});
