import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownToasts } from '#web/ui/toast.ts';
import { cartToast, TOAST_DEBOUNCE } from './cart-toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const messages = () => shownToasts().map(({ message }) => message);

// CART-9
test('of several cart toasts within 300 ms only the last is shown', () => {
  expect(TOAST_DEBOUNCE).toBe(300);
  cartToast('info', 'one');
  vi.advanceTimersByTime(TOAST_DEBOUNCE - 1);
  cartToast('info', 'two');
  vi.advanceTimersByTime(TOAST_DEBOUNCE - 1);
  expect(messages()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual(['two']);
});

test('cart toasts further apart are all shown', () => {
  cartToast('info', 'one');
  vi.advanceTimersByTime(TOAST_DEBOUNCE);
  cartToast('success', 'two');
  vi.advanceTimersByTime(TOAST_DEBOUNCE);
  expect(messages()).toEqual(['one', 'two']);
});

test('an error replaces a waiting toast, and only another error replaces it', () => {
  cartToast('info', 'Updating quantity...');
  cartToast('error', 'Error updating quantity');
  cartToast('success', 'Dal added to cart');
  vi.advanceTimersByTime(TOAST_DEBOUNCE);
  expect(messages()).toEqual(['Error updating quantity']);
});
