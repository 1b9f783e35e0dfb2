import { Query } from 'appwrite';
import { expect, it } from 'vitest';
import { stub } from '#tests/doubles/stub.ts';
import { type AttributeName, listDocuments } from './documents.ts';
import { listEvery } from './list-every.ts';
import { listQuery, searchedList } from './list-query.ts';
import type { Sdk } from './sdk.ts';

// Code that must not compile. The compiler reports an expected error that does not occur.

const asked: (readonly string[])[] = [];
const sdk = stub<Sdk>({
  databases: {
    listDocuments: (_database: string, _collection: string, queries: readonly string[]) => {
      asked.push(queries);
      return Promise.resolve({ total: 1, documents: [{ $id: 'o1', number: 7, status: 'placed' }] });
    },
  },
});

const list = { sdk, adminId: 'asha', collection: 'orders', queries: [], perPage: 10 } as const;

it('a document of a list has the selected attributes, and reading another one does not compile', async () => {
  const { documents } = await listDocuments(sdk, 'orders', [], ['number', 'status']);
  // @ts-expect-error not selected
  expect(documents.map(({ $id, number, prepaid }) => [$id, number, prepaid])).toEqual([['o1', 7, undefined]]);
  expect(asked.at(-1)).toEqual([Query.select(['number', 'status'])]);
});

it('a document of a whole list has the selected attributes only', async () => {
  const documents = await listEvery(sdk, 'orders', [], ['number']);
  // @ts-expect-error not selected
  expect(documents.map(({ number, payBy }) => [number, payBy])).toEqual([[7, undefined]]);
});

it('a list of the admin area reads selected attributes only', () => {
  listQuery({
    ...list,
    select: ['number', 'status'],
    read: ({ $id, number, status }) => [$id, number, status],
  });
  // @ts-expect-error not selected
  listQuery({ ...list, select: ['number'], read: ({ status }) => status });
  const searched = { collection: 'orders', newestBy: 'orderedOn', perPage: 10, select: ['number'] } as const;
  searchedList({ ...searched, read: ({ number }) => number });
  // @ts-expect-error not selected
  searchedList({ ...searched, read: ({ prepaid }) => prepaid });
});

it('without a selection every attribute is read', async () => {
  const { documents } = await listDocuments(sdk, 'orders');
  expect(documents.map(({ status, payBy }) => [status, payBy])).toEqual([['placed', undefined]]);
  expect(asked.at(-1)).toEqual([]);
});

it('an attribute that the collection does not have cannot be selected', () => {
  // @ts-expect-error no attribute of orders
  const selected: AttributeName<'orders'>[] = ['utr'];
  expect(selected).toHaveLength(1);
});
