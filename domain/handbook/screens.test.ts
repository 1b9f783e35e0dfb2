import { expect, it } from 'vitest';
import { taskOfScreen } from './screens.ts';

// HELP-5
it.each([
  ['/admin', 'first-look'],
  ['/admin/orders', 'orders'],
  ['/admin/orders/new', 'phone-order'],
  ['/admin/ledger/anna/statements/2026-12', 'ledger'],
  ['/admin/ordersheet', undefined],
  ['/admin/team', undefined],
  ['/menu', undefined],
  ['/', undefined],
])('the screen %s has the task of the longest address that it is below: %s', (path, task) => {
  const tasks = {
    '/admin': 'first-look',
    '/admin/orders': 'orders',
    '/admin/orders/new': 'phone-order',
    '/admin/ledger': 'ledger',
  };
  expect(taskOfScreen(path, tasks)).toBe(task);
});
