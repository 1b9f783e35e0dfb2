import { expect, it } from 'vitest';
import { PLACING_FAILURES, phoneRefusalOf, placingRefusalOf, rowOf } from './refusals.ts';

// ORDER-45
it('every refusal says its status, its words and what the screen reads again', () => {
  expect(PLACING_FAILURES.order_empty).toEqual([400, 'Your cart is empty']);
  expect(rowOf('order_terms_changed')).toMatchObject({ status: 409, stale: 'bill', byPhone: 'form' });
});

it('an order that staff type is never refused for what only limits customers', () => {
  expect(phoneRefusalOf('order_cash_limit')).toBeUndefined();
  expect(phoneRefusalOf('kitchen_closed')).toBeUndefined();
  expect(phoneRefusalOf('order_price_changed')).toBe('order_price_changed');
});

it('a refusal of something else is none of an order', () => {
  expect(placingRefusalOf('document_not_found')).toBeUndefined();
  expect(placingRefusalOf('toString')).toBeUndefined();
  expect(placingRefusalOf(undefined)).toBeUndefined();
});
