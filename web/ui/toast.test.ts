import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ACTION_LIFETIME,
  openRegion,
  shownToasts,
  speakingRegion,
  subscribe,
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

test('toasts stack in order, and each goes in its own time', () => {
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
test('the same words said again stand once, for their full time', () => {
  toast.warning('again');
  vi.advanceTimersByTime(2000);
  toast.warning('again');
  expect(messages()).toHaveLength(1);
  vi.advanceTimersByTime(TOAST_LIFETIME - 1);
  expect(messages()).toHaveLength(1);
});

test('listeners hear of coming and going until they leave', () => {
  const listener = vi.fn();
  const leave = subscribe(listener);
  toast.info('hello');
  vi.advanceTimersByTime(TOAST_LIFETIME);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  toast.info('unheard');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the region opened last speaks, until it closes', () => {
  const closePage = openRegion('page');
  const closeDialog = openRegion('dialog');
  expect(speakingRegion()).toBe('dialog');
  closeDialog();
  expect(speakingRegion()).toBe('page');
  closePage();
  expect(speakingRegion()).toBeUndefined();
});

test('a toast with something to press stays longer, and goes once it is pressed', () => {
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
