import { expect, it } from 'vitest';
import { carts } from '#server/collections/carts.ts';
import { changesOf } from './collection.ts';
import { collectionList } from './collection-list.ts';

it('no collection that adds up has somebody wait in vain for what it makes', () => {
  expect(collectionList([carts]).get('carts')).toBe(carts);
  const waiting = changesOf(carts, { afterCreate: async () => {} });
  expect(() => collectionList([carts], [waiting])).toThrow('carts adds up');
  expect(() => collectionList([{ ...carts, audit: { label: () => '' } }])).toThrow('carts adds up');
});
