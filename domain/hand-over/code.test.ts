import { describe, expect, it } from 'vitest';
import { type Paise, paise } from '#domain/money.ts';
import { ORDER_STATUSES } from '#domain/orders/statuses.ts';
import type { HandOverSettings } from '#domain/site/hand-over-settings.ts';
import { asksCode, isAtDoor, isCode, type PackedOrder, showsCode, triesLeft, wayOf } from './code.ts';

const order: PackedOrder = {
  kind: 'delivery',
  total: paise(60_000),
  isDue: false,
  hasAccount: true,
  leaveAtDoor: false,
};
const prepaid = (codeAbove: number | null) => ({ code: 'prepaid', codeAbove, photo: false }) as const;
const always = { code: 'always', codeAbove: null, photo: false } as const;
const left = { leaveAtDoor: true };

// DOOR-1
describe('an order asks for a code', () => {
  it.each<[string, Partial<PackedOrder>, HandOverSettings, boolean]>([
    ['never, if the owner wants none', {}, { ...always, code: 'never' }, false],
    ['always, if the owner wants that, even if money is due', { isDue: true }, always, true],
    ['if it is paid', {}, prepaid(null), true],
    ['not if its money is collected at the door', { isDue: true }, prepaid(null), false],
    ['not at the amount', {}, prepaid(600), false],
    ['above the amount', { total: paise(60_001) as Paise }, prepaid(600), true],
    ['not if it is fetched', { kind: 'pickup' }, always, false],
    ['not if it is left at the door with a photo', left, { ...always, photo: true }, false],
    ['if it is left at the door, without photos', left, always, true],
    ['not if its customer has no account', { hasAccount: false }, always, false],
  ])('%s', (_when, over, settings, asks) => {
    expect(asksCode({ ...order, ...over }, settings)).toBe(asks);
  });
});

// DOOR-1
it('the customer is shown the code while the food is packed or on its way, until it was given', () => {
  const shown = ORDER_STATUSES.filter((status) => showsCode({ status, asksCode: true, codeGivenAt: null }));
  expect(shown).toEqual(['ready', 'outForDelivery']);
  expect(ORDER_STATUSES.filter(isAtDoor)).toEqual(shown);
  expect(showsCode({ status: 'ready', asksCode: true, codeGivenAt: '2026-01-01' })).toBe(false);
});

// DOOR-2
it('a code has four digits, and can be entered five times', () => {
  expect(['0000', '9999', '123', '12345', '12 4', '१२३४'].map(isCode)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([null, 1, 5, 7].map((codeTries) => triesLeft({ codeTries }))).toEqual([5, 4, 0, 0]);
});

// DOOR-4
it('the best proof of a hand-over is stored: the code, then a photo, a name, the kitchen', () => {
  const nothing = { withCode: false, withPhoto: false, withName: false, byStaff: false };
  const all = { withCode: true, withPhoto: true, withName: true, byStaff: true };
  expect(wayOf(all)).toBe('code');
  expect(wayOf({ ...all, withCode: false })).toBe('photo');
  expect(wayOf({ ...nothing, withName: true, byStaff: true })).toBe('name');
  expect(wayOf({ ...nothing, byStaff: true })).toBe('staff');
  expect(wayOf(nothing)).toBeNull();
});
