import { expect, test } from 'vitest';
import { destination } from './destination.ts';

const customer = { isAdmin: false };
const admin = { isAdmin: true };
const search = (next?: string) => new URLSearchParams(next === undefined ? {} : { next });

test('after login, admins go to /admin and others to the home page', () => {
  expect(destination(search(), admin)).toBe('/admin');
  expect(destination(search(), customer)).toBe('/');
});

test('after login, people go on to the page they had opened', () => {
  expect(destination(search('/cart'), admin)).toBe('/cart');
  expect(destination(search('/order-success?order=o1'), customer)).toBe('/order-success?order=o1');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
])('login never leads to another site: %s', (next) => {
  expect(destination(search(next), customer)).toBe('/');
});

test('login never leads a customer to the admin area', () => {
  expect(destination(search('/admin/orders'), customer)).toBeUndefined();
  expect(destination(search('/admin/orders'), admin)).toBe('/admin/orders');
  expect(destination(search('/administration'), customer)).toBe('/administration');
});
