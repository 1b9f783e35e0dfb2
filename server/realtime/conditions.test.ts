import { describe, expect, it } from 'vitest';
import { type Collection, defineCollection } from '#server/documents/collection.ts';
import { collectionList } from '#server/documents/collection-list.ts';
import type { Document } from '#server/documents/document.ts';
import { conditionsReader, meets } from './conditions.ts';

const collection = (name: string, attribute: string): Collection =>
  defineCollection(name, { [attribute]: { type: 'integer' } }, () => ({
    belongsTo: 'nobody',
    reachedBy: 'documents',
    subscribers: 'readers',
    audit: { never: 'It is made up.' },
    access: {},
  }));
const dishes = collection('dishes', 'price');
const carts = collection('carts', 'quantity');
const files = collection('files', 'size');
const read = conditionsReader(collectionList([dishes, carts]), files);

const document = (data: Record<string, number>): Document => {
  const now = new Date();
  return { id: 'a', sequence: 1, created: now, updated: now, permissions: [], data };
};
const query = (attribute: string, ...values: unknown[]) =>
  JSON.stringify({ method: 'equal', attribute, values });

const DISHES = 'databases.rasoi.collections.dishes.documents';

describe('the queries of a subscription', () => {
  it('set no condition when they are missing or only select', () => {
    for (const queries of [[], [JSON.stringify({ method: 'select', values: ['*'] })]]) {
      const conditions = read([DISHES, 'account'], queries);
      expect(conditions.none).toBe(true);
      expect(meets(conditions, dishes, document({ price: 1 }))).toBe(true);
    }
  });

  it.each([
    DISHES,
    `${DISHES}.a`,
    `${DISHES}.a.update`,
    'databases.rasoi.tables.dishes.rows',
    'tablesdb.rasoi.tables.dishes.rows.a',
    'documents',
    'rows.update',
  ])('apply to events of %s', (channel) => {
    const conditions = read([channel], [query('price', 60)]);
    expect(meets(conditions, dishes, document({ price: 60 }))).toBe(true);
    expect(meets(conditions, dishes, document({ price: 61 }))).toBe(false);
  });

  it('match nothing in a collection without the attribute', () => {
    for (const queries of [[query('price', 60)], ['{'], [query('price', 60), '{"method":"dance"}']]) {
      const conditions = read(['documents'], queries);
      expect([conditions.none, meets(conditions, carts, document({ quantity: 60 }))]).toEqual([false, false]);
    }
    expect(meets(read([DISHES], [query('quantity', 1)]), carts, document({ quantity: 1 }))).toBe(false);
  });

  it('apply to files by the channels of files', () => {
    for (const channel of ['files', 'buckets.images.files', 'buckets.images.files.a.create']) {
      const conditions = read([channel], [query('size', 5)]);
      expect(meets(conditions, files, document({ size: 5 }))).toBe(true);
      expect(meets(conditions, files, document({ size: 6 }))).toBe(false);
    }
  });
});
