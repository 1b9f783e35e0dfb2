import { expect, it } from 'vitest';
import { carts } from '#server/collections/carts.ts';
import { changesOf } from './collection.ts';
import { collectionList } from './collection-list.ts';

it('a collection whose creates add up has no hook or reaction that would be skipped', () => {
  expect(collectionList([carts]).get('carts')).toBe(carts);
  const waiting = changesOf(carts, { afterCreate: async () => {} });
  expect(() => collectionList([carts], [waiting])).toThrow('carts adds up');
  expect(() => collectionList([{ ...carts, audit: { label: () => '' } }])).toThrow('carts adds up');
});
