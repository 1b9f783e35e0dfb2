import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { expectedAtDoor } from './payment.ts';

const order = {
  channel: 'online',
  paymentMethod: 'cod',
  alreadyPaid: false,
  prepaid: false,
  payBy: null,
  testPayment: false,
  fromBalance: paise(0),
  total: paise(30_000),
} as const;

// RIDER-5
it.each([
  ['in cash: all of it', {}, 30_000],
  ['in cash beside the balance: the rest', { fromBalance: paise(12_000) }, 18_000],
  ['from the balance: nothing', { paymentMethod: 'balance', fromBalance: paise(30_000) }, 0],
  ['on the house account: nothing', { paymentMethod: 'house' }, 0],
  ['to staff who took the money: nothing', { channel: 'staff', alreadyPaid: true }, 0],
  ['on the phone, at the door: all of it', { channel: 'staff', paymentMethod: 'upi' }, 30_000],
  ['online, before the kitchen began: nothing', { paymentMethod: 'upi', prepaid: true }, 0],
  ['by a test payment: nothing', { paymentMethod: 'upi', testPayment: true }, 0],
] as const)(
  'a rider who has not taken an order reads what to collect if it is paid %s',
  (_how, over, amount) => {
    expect(expectedAtDoor({ ...order, ...over })).toBe(amount);
  },
);
