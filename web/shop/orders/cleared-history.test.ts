import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import type { ShownOrder } from '#web/shared/orders/order-views.ts';
import { listed } from './cleared-history.ts';

const ordered = (id: string, orderedOn: string): ShownOrder => ({
  id,
  number: '#1042',
  orderedOn,
  kind: 'delivery',
  promisedAt: null,
  scheduledFor: null,
  dueAt: null,
  bill: { subtotal: paise(100), deliveryFee: paise(0), tax: paise(0), total: paise(100) },
  paymentMethod: 'cod',
  channel: 'online',
  alreadyPaid: false,
  prepaid: false,
  payBy: null,
  testPayment: false,
  address: 'Pune',
  instructions: null,
  note: null,
  cutlery: false,
  status: 'placed',
  acceptBy: null,
  lines: [],
});
const orders = [ordered('new', '2026-11-21T10:00:00.001Z'), ordered('old', '2026-11-21T10:00:00.000Z')];

it.each([
  ['nothing was cleared', {}, ['new', 'old'], false],
  ['they are shown again', { ordersClearedUntil: '' }, ['new', 'old'], false],
  ['the old one was cleared', { ordersClearedUntil: '2026-11-21T10:00:00.000Z' }, ['new'], true],
  ['all were cleared', { ordersClearedUntil: '2026-11-21T10:00:00.001Z' }, [], true],
  ['the preference is none', { ordersClearedUntil: 7 }, ['new', 'old'], false],
])('the order history lists the right orders when %s', (_what, prefs, ids, cleared) => {
  const found = listed(orders, prefs);
  expect([found.shown.map(({ id }) => id), found.cleared]).toEqual([ids, cleared]);
});
