import { expect, test } from 'vitest';
import { destination } from './destination.ts';

const customer = { isAdmin: false };
const admin = { isAdmin: true };
const search = (next?: string) => new URLSearchParams(next === undefined ? {} : { next });

test('going nowhere, admins land at /admin and others at home', () => {
  expect(destination(search(), admin)).toBe('/admin');
  expect(destination(search(), customer)).toBe('/');
});

test('both return to where they were going', () => {
  expect(destination(search('/cart'), admin)).toBe('/cart');
  expect(destination(search('/order-success?order=o1'), customer)).toBe('/order-success?order=o1');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
])('another site is no destination: %s', (next) => {
  expect(destination(search(next), customer)).toBe('/');
});

test('the admin area is no destination for a customer', () => {
  expect(destination(search('/admin/orders'), customer)).toBeUndefined();
  expect(destination(search('/admin/orders'), admin)).toBe('/admin/orders');
  expect(destination(search('/administration'), customer)).toBe('/administration');
});
