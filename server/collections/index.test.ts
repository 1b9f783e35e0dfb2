import { expect, it } from 'vitest';
import { defineCollection } from '#server/documents/collection.ts';
import { type DocumentName, documentNames, TABLE } from '#tests/access/access-table.ts';
import { samples } from '#tests/samples/samples.ts';
import { allCollections, type ListedCollection } from './index.ts';

it('every collection that the document routes serve has a row in the access table', () => {
  const reached = allCollections.filter(({ reachedBy }) => reachedBy === 'documents');
  expect([...documentNames].sort()).toEqual(reached.map(({ name }) => name).sort());
});

// Lists that every collection must be in. server/documents/collection-types.test.ts checks the parts of a definition.
it('a collection that is missing in another list does not compile', () => {
  const code = { type: 'string', size: 20, required: true } as const;
  const raffles = defineCollection('raffles', { code }, () => ({
    belongsTo: 'nobody',
    reachedBy: 'documents',
    subscribers: 'readers',
    access: {},
    audit: { never: 'Nobody changes raffles yet.' },
  }));
  type WithRaffles = DocumentName | 'raffles';
  const lists = [
    // @ts-expect-error no line in domain/collections.ts
    [raffles] satisfies readonly ListedCollection[],
    // @ts-expect-error no row in the access table
    TABLE satisfies Record<WithRaffles, unknown>,
    // @ts-expect-error no sample
    samples satisfies Record<WithRaffles, unknown>,
  ];
  expect(lists).toHaveLength(3);
});
