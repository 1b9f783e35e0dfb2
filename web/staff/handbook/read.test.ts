import { expect, it, vi } from 'vitest';
import type { ShownTask } from '#domain/handbook/handbook.ts';

const task = (title: string): ShownTask => ({
  ...{ name: 'phone-order', title, readers: ['owner'], group: 'orders', lead: '', blocks: [], pictures: {} },
});
const handbook = (title: string) => ({
  list: async () => ({ default: [{ ...task(title), terms: '' }] }),
  groupOf: { 'phone-order': 'orders' },
  groups: { orders: async () => ({ default: { 'phone-order': task(title) } }) },
});
vi.doMock('./packed.ts', () => ({ packed: { en: handbook('Take an order'), hi: handbook('ऑर्डर लें') } }));
const { readHelp } = await import('./read.ts');

// HELP-7
it.each([
  ['/help/phone-order', 'en', 'Take an order'],
  ['/hi/help/phone-order', 'hi', 'ऑर्डर लें'],
  // There is no handbook in Tamil.
  ['/ta/help/phone-order', 'en', 'Take an order'],
])('the page %s shows the task in %s', async (path, language, title) => {
  expect(await readHelp(new URL(`http://localhost${path}`))).toEqual({ language, task: task(title) });
});

// HELP-6
it('the page without a task shows the list', async () => {
  const list = await readHelp(new URL('http://localhost/hi/help'));
  expect(list).toMatchObject({ language: 'hi', tasks: [{ title: 'ऑर्डर लें' }] });
});

// HELP-7
it.each(['nothing', 'constructor', '__proto__'])('there is no task %s', async (name) => {
  expect(await readHelp(new URL(`http://localhost/help/${name}`))).toBeUndefined();
});
