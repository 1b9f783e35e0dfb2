import { expect, it } from 'vitest';
import type { ListedTask } from '#domain/handbook/handbook.ts';
import { foundTasks } from './found-tasks.ts';

const phone: ListedTask = {
  name: 'phone-order',
  title: 'Take an order by phone',
  readers: ['owner', 'kitchen'],
  group: 'orders',
  lead: 'When somebody rings.',
  terms: ['New order', 'UPI'],
  also: ['call'],
};
const ride: ListedTask = {
  ...phone,
  ...{ name: 'ride', title: 'Deliver an order', readers: ['rider'], terms: ['Kitchen'], also: [] },
};

// HELP-6
it.each([
  ['', undefined, ['phone-order', 'ride']],
  ['  ', 'rider', ['ride']],
  ['ORDER', undefined, ['phone-order', 'ride']],
  ['upi order', undefined, ['phone-order']],
  ['rings', 'kitchen', ['phone-order']],
  ['deliver', 'kitchen', []],
  ['deliver', undefined, ['ride']],
  ['neworder', 'owner', ['phone-order']],
  ['zzz', undefined, []],
] as const)('searching the handbook for “%s” as %s finds %j', (text, reader, names) => {
  expect(foundTasks([phone, ride], { reader, text }).map(({ name }) => name)).toEqual(names);
});
