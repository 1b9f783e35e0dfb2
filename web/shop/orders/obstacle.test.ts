import { AppwriteException } from 'appwrite';
import { describe, expect, it, test } from 'vitest';
import type { CartLine } from '#domain/carts/line.ts';
import { rupees, toPaise } from '#domain/money.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { requestMessages } from '#domain/request-messages.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { CartChanged, NotConnected } from './actions.ts';
import { obstacleOf } from './obstacle.ts';

const TEXTS = { obstacle: orderTexts.obstacle, messages: orderMessages, requests: requestMessages };
const refused = (code: number, type: string) => new AppwriteException('The text of the API', code, type);

const line = (name: string, change: Partial<CartLine> = {}): CartLine => ({
  dishId: name.toLowerCase(),
  name,
  description: '',
  imgUrl: '',
  price: toPaise(rupees(120)),
  quantity: 1,
  isAvailable: true,
  ...change,
});
const ordered = [line('Dal'), line('Dosa')];

describe('an order refused because a dish changed names the dish', () => {
  const price = toPaise(rupees(130));
  it.each([
    [
      'a new price',
      'order_price_changed',
      [line('Dal'), line('Dosa', { price })],
      orderMessages.priceChanged('Dosa', '₹130'),
    ],
    [
      'a dish that is sold out',
      'order_dish_unavailable',
      [line('Dal', { isAvailable: false }), line('Dosa')],
      orderMessages.unavailable('Dal'),
    ],
    ['a dish that was deleted', 'order_dish_unavailable', [line('Dal')], orderMessages.unavailable('Dosa')],
    ['a change that was taken back', 'order_price_changed', ordered, orderTexts.obstacle.cartChanged],
    ['another bill', 'order_terms_changed', ordered, orderTexts.obstacle.chargesChanged],
    ['a place outside the areas', 'order_outside_area', ordered, orderTexts.obstacle.chargesChanged],
    ['too little for a delivery', 'order_below_minimum', ordered, orderTexts.obstacle.chargesChanged],
    ['a coupon that has ended', 'order_coupon_refused', ordered, orderTexts.obstacle.couponRefused],
    ['too many orders without an account', 'order_guest_limit', ordered, orderMessages.guestLimit],
    [
      'many limited portions without an account',
      'order_guest_portions',
      ordered,
      orderMessages.guestPortions,
    ],
    ['a way to pay that is off', 'order_payment_off', ordered, orderTexts.obstacle.paymentOff],
    ['too much cash', 'order_cash_limit', ordered, orderTexts.obstacle.cashChanged],
    ['too few portions', 'order_portions_gone', ordered, orderTexts.obstacle.tooFewLeft],
    ['a time that is not free', 'order_slot_unavailable', ordered, orderTexts.obstacle.slotTaken],
    [
      'lines that the server cannot read',
      'document_invalid_structure',
      ordered,
      orderTexts.obstacle.notUnderstood,
    ],
    ['an empty cart', 'order_empty', [], 'Your cart is empty'],
  ])('%s', (_what, type, current, message) => {
    expect(obstacleOf(refused(409, type), TEXTS, { ordered, current })).toEqual({
      tone: 'warning',
      message,
      note: 'Nothing has been ordered.',
    });
  });
});

const SAME = { ordered, current: ordered };

// TRUST-1
test('a blocked customer is told to call the kitchen', () => {
  expect(obstacleOf(refused(403, 'order_customer_blocked'), TEXTS, SAME)).toEqual({
    tone: 'error',
    message: 'We can’t take an order from you here. Please call the kitchen.',
  });
});

test('an order without a connection is refused in words that say that nothing was sent', () => {
  expect(obstacleOf(new NotConnected(), TEXTS, SAME).message).toBe(orderTexts.obstacle.notConnected);
});

test('a changed cart is shown as a warning to check it', () => {
  expect(obstacleOf(new CartChanged(), TEXTS, SAME).tone).toBe('warning');
});

test('an order after too many tries has to wait', () => {
  expect(obstacleOf(refused(429, 'general_rate_limit_exceeded'), TEXTS, SAME)).toEqual({
    tone: 'error',
    message: 'Something went wrong while placing your order.',
    note: 'Too many tries. Please wait a little, then try again.',
  });
});

test('any other refusal is explained in our own words, not by the message of the API', () => {
  expect(obstacleOf(refused(400, 'general_argument_invalid'), TEXTS, SAME)).toEqual({
    tone: 'error',
    message: 'Something went wrong while placing your order.',
  });
});

test.each([new TypeError('Failed to fetch'), new AppwriteException('Server Error', 500)])(
  'without an answer the customer reads that trying again is safe (%s)',
  (error) => {
    const { tone, message, note } = obstacleOf(error, TEXTS, SAME);
    expect({ tone, message }).toEqual({
      tone: 'error',
      message: 'Something went wrong while placing your order.',
    });
    expect(note).toContain('will not be ordered twice');
  },
);
