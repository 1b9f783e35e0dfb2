import { expect, it } from 'vitest';
import { defineCollection } from '#server/documents/collection.ts';
import { type DocumentName, documentNames, TABLE } from '#tests/access-table.ts';
import { samples } from '#tests/samples.ts';
import { allCollections, type ListedCollection } from './index.ts';

it('every collection that the document routes serve has a row in the access table', () => {
  const reached = allCollections.filter(({ reachedBy }) => reachedBy === 'documents');
  expect([...documentNames].sort()).toEqual(reached.map(({ name }) => name).sort());
});

// What a collection needs outside its own file; server/documents/collection-types.test.ts shows the same for its parts.
it('a collection that one of the other lists lacks does not compile', () => {
  const code = { type: 'string', size: 20, required: true } as const;
  const raffles = defineCollection('raffles', { code }, () => ({
    belongsTo: 'nobody',
    reachedBy: 'documents',
    subscribers: 'readers',
    access: {},
    serverWrites: [],
    audit: { never: 'Nobody changes raffles yet.' },
  }));
  type WithRaffles = DocumentName | 'raffles';
  const lists = [
    // @ts-expect-error domain/collections.ts has no line for it
    [raffles] satisfies readonly ListedCollection[],
    // @ts-expect-error the access table has no row for it
    TABLE satisfies Record<WithRaffles, unknown>,
    // @ts-expect-error there is no sample of it
    samples satisfies Record<WithRaffles, unknown>,
  ];
  expect(lists).toHaveLength(3);
});
