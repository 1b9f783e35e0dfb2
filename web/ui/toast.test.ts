import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ACTION_LIFETIME,
  openRegion,
  shownToasts,
  speakingRegion,
  subscribeToToasts,
  TOAST_LIFETIME,
  toast,
} from './toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const messages = () => shownToasts().map(({ type, message }) => [type, message]);

test('a toast is shown for three seconds', () => {
  expect(TOAST_LIFETIME).toBe(3000);
  toast.success('Dal added to cart');
  vi.advanceTimersByTime(TOAST_LIFETIME - 1);
  expect(messages()).toEqual([['success', 'Dal added to cart']]);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual([]);
});

test('toasts stack in order, and each disappears in its own time', () => {
  toast.info('first');
  vi.advanceTimersByTime(1000);
  toast.error('second');
  expect(messages()).toEqual([
    ['info', 'first'],
    ['error', 'second'],
  ]);
  vi.advanceTimersByTime(TOAST_LIFETIME - 1000);
  expect(messages()).toEqual([['error', 'second']]);
});

// SHELL-8
test('a repeated toast is shown once, for its full time', () => {
  toast.warning('again');
  vi.advanceTimersByTime(2000);
  toast.warning('again');
  expect(messages()).toHaveLength(1);
  vi.advanceTimersByTime(TOAST_LIFETIME - 1);
  expect(messages()).toHaveLength(1);
});

// SHELL-8
test('a repeated toast counts up until it has gone', () => {
  const times = () => shownToasts().map((each) => each.times);
  for (const _ of [1, 2, 3]) toast.success('Dal added to cart');
  expect(times()).toEqual([3]);
  vi.advanceTimersByTime(TOAST_LIFETIME);
  toast.success('Dal added to cart');
  expect(times()).toEqual([1]);
});

test('listeners are called for every change until they unsubscribe', () => {
  const listener = vi.fn();
  const leave = subscribeToToasts(listener);
  toast.info('hello');
  vi.advanceTimersByTime(TOAST_LIFETIME);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  toast.info('unheard');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the region that opened last shows the toasts until it closes', () => {
  const closePage = openRegion('page');
  const closeDialog = openRegion('dialog');
  expect(speakingRegion()).toBe('dialog');
  closeDialog();
  expect(speakingRegion()).toBe('page');
  closePage();
  expect(speakingRegion()).toBeUndefined();
});

test('a toast with a button stays longer, and disappears once the button is pressed', () => {
  const undo = vi.fn();
  toast.success('Cart cleared', { label: 'Undo', run: undo });
  vi.advanceTimersByTime(ACTION_LIFETIME - 1);
  shownToasts()[0]?.action?.run();
  expect(undo).toHaveBeenCalledOnce();
  expect(messages()).toEqual([]);
  toast.success('Cart cleared', { label: 'Undo', run: undo });
  vi.advanceTimersByTime(ACTION_LIFETIME);
  expect(messages()).toEqual([]);
});

// BOARD-5
test('a toast button with its own lifetime is shown for that long', () => {
  toast.success('#1042 is ready', { label: 'Undo', run: vi.fn(), for: 30_000 });
  vi.advanceTimersByTime(30_000 - 1);
  expect(messages()).toEqual([['success', '#1042 is ready']]);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual([]);
});

test('only the three newest toasts with a button are shown, and all others', () => {
  const undo = { label: 'Undo', run: vi.fn() };
  toast.info('The menu has changed');
  for (const order of ['#1', '#2', '#3', '#4']) toast.success(order, undo);
  expect(messages().map(([, message]) => message)).toEqual(['The menu has changed', '#2', '#3', '#4']);
});
