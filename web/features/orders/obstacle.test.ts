import { AppwriteException } from 'appwrite';
import { expect, test } from 'vitest';
import { CartChanged } from './actions.ts';
import { obstacleOf } from './obstacle.ts';

test.each(['order_price_changed', 'order_dish_unavailable', 'order_empty'])(
  "%s is told in the server's words",
  (type) => {
    const { tone, message } = obstacleOf(new AppwriteException('Dal is now ₹130', 409, type));
    expect({ tone, message }).toEqual({ tone: 'warning', message: 'Dal is now ₹130' });
  },
);

test('a changed cart is a warning to look at it', () => {
  expect(obstacleOf(new CartChanged()).tone).toBe('warning');
});

test('another refusal says what the server said', () => {
  expect(obstacleOf(new AppwriteException('Too many requests', 429, 'general_rate_limit_exceeded'))).toEqual({
    tone: 'error',
    message: 'Something went wrong while placing your order.',
    note: 'Too many requests',
  });
});

test.each([new TypeError('Failed to fetch'), new AppwriteException('Server Error', 500)])(
  'an unknown outcome says that pressing again is safe (%s)',
  (error) => {
    const { tone, message, note } = obstacleOf(error);
    expect({ tone, message }).toEqual({
      tone: 'error',
      message: 'Something went wrong while placing your order.',
    });
    expect(note).toContain('will not be ordered twice');
  },
);
