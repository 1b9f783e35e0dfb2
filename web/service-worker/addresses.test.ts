import { describe, expect, it } from 'vitest';
import { dataKind, pageKind, smallerPicture } from './addresses.ts';

const at = (path: string) => new URL(path, 'https://rasoi.example');

// APP-2
describe('which pages a phone stores', () => {
  it.each([
    ['/', 'public'],
    ['/menu?category=thalis', 'public'],
    ['/hi/menu', 'public'],
    ['/hi', 'public'],
    ['/plans', 'public'],
    ['/my-meals', 'personal'],
    ['/hi/my-meals', 'personal'],
    ['/orders', 'personal'],
    ['/hi/orders/abc-1', 'personal'],
    ['/orders/abc/invoice', 'personal'],
    ['/orders/abc?secret=s', 'other'],
    ['/payment', 'other'],
    ['/cart', 'other'],
    ['/profile', 'other'],
    ['/admin/orders', 'other'],
  ])('%s: %s', (path, kind) => {
    expect(pageKind(at(path))).toBe(kind);
  });
});

// APP-2
it.each([
  ['/v1/databases/rasoi/collections/dishes/documents?queries[0]=x', 'public'],
  ['/v1/databases/rasoi/collections/orders/documents/abc', 'personal'],
  ['/v1/databases/rasoi/collections/users/documents/abc', 'other'],
  ['/v1/databases/rasoi/collections/carts/documents', 'other'],
  ['/v1/databases/rasoi/collections/mealPauses/documents', 'personal'],
  ['/v1/plans/meals?from=2026-11-30&to=2026-12-13', 'personal'],
  ['/v1/account', 'other'],
])('the answer to %s is stored as: %s', (path, kind) => {
  expect(dataKind(at(path))).toBe(kind);
});

// APP-11
it.each([
  ['/images/masala-chai-800.avif', '/images/masala-chai-400.avif'],
  ['/images/masala-chai-400.avif', '/images/masala-chai-400.avif'],
  [
    '/v1/storage/buckets/images/files/a/preview?width=800&output=webp',
    '/v1/storage/buckets/images/files/a/preview?width=400&output=webp',
  ],
  [
    '/v1/storage/buckets/images/files/a/preview?width=400',
    '/v1/storage/buckets/images/files/a/preview?width=400',
  ],
])('where data is saved, %s is loaded as %s', (asked, loaded) => {
  expect(smallerPicture(asked)).toBe(loaded);
});
