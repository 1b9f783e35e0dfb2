import { AppwriteException } from 'appwrite';
import { expect, it } from 'vitest';
import { cartMessages } from '#domain/carts/messages.ts';
import { cartFailure } from './failure-words.ts';

const refused = (code: number, type: string) => new AppwriteException('The text of the API', code, type);

it.each([
  [refused(401, 'user_unauthorized'), 'Please login first'],
  [refused(409, 'cart_dish_unavailable'), 'Dal is not available right now'],
  [refused(400, 'cart_options_required'), 'Please choose the options of Dal'],
  [refused(409, 'cart_dish_gone'), 'This dish is no longer on the menu'],
  [refused(400, 'cart_quantity_exceeded'), cartMessages.tooMany],
  [refused(400, 'general_argument_invalid'), 'Error updating quantity'],
  [refused(500, 'general_unknown'), 'Error updating quantity'],
  [new TypeError('Failed to fetch'), 'Error updating quantity'],
])('a change of the cart that failed with %s is explained by the type of the refusal', (error, text) => {
  const failed = { dish: 'Dal', otherwise: cartMessages.updateFailed };
  expect(cartFailure(error, cartMessages, failed)).toBe(text);
});
