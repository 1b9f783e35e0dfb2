import { expect, test } from 'vitest';
import { destination } from './destination.ts';

const customer = { role: null };
const admin = { role: 'manager' } as const;
const cook = { role: 'kitchen' } as const;
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

// BOARD-7
test('login leads a cook to the board, wherever in the admin area they were going', () => {
  expect(destination(search(), cook)).toBe('/admin/kitchen');
  expect(destination(search('/admin/kitchen?column=ready'), cook)).toBe('/admin/kitchen?column=ready');
  expect(destination(search('/admin'), cook)).toBe('/admin/kitchen');
  expect(destination(search('/menu'), cook)).toBe('/menu');
});

// RIDER-4
test('login leads a rider to the deliveries, which everybody who works here may open', () => {
  const rider = { role: 'rider' } as const;
  expect(destination(search(), rider)).toBe('/deliver');
  expect(destination(search('/admin/kitchen'), rider)).toBe('/deliver');
  expect(destination(search('/orders'), rider)).toBe('/orders');
  for (const who of [rider, cook, admin]) expect(destination(search('/deliver'), who)).toBe('/deliver');
  expect(destination(search('/deliver'), customer)).toBeUndefined();
  expect(destination(search('/delivery'), customer)).toBe('/delivery');
});
