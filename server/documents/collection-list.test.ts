import { expect, it } from 'vitest';
import { carts } from '#server/collections/carts.ts';
import { changesOf } from './collection.ts';
import { collectionList } from './collection-list.ts';

it('a collection with "adds" may not have hooks or reactions, because they would be skipped', () => {
  expect(collectionList([carts]).get('carts')).toBe(carts);
  const waiting = changesOf(carts, { afterCreate: async () => {} });
  expect(() => collectionList([carts], [waiting])).toThrow('carts has "adds"');
  expect(() => collectionList([{ ...carts, audit: { label: () => '' } }])).toThrow('carts has "adds"');
});
