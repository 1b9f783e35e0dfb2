import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stub } from '#tests/doubles/stub.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { signOut } from './sign-out.ts';
import { forgetTypedPassword, typed, typedPassword } from './typed-password.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  forgetTypedPassword();
  vi.useRealTimers();
});

// ADMIN-105
it('the password of the first owner who has just signed in is known for 15 minutes, or until it is replaced', () => {
  expect(typedPassword()).toBeUndefined();
  Object.assign(typed, { password: 'Kadhai-and-Tawa-42', at: Date.now() });
  vi.advanceTimersByTime(14 * 60_000);
  expect(typedPassword()).toBe('Kadhai-and-Tawa-42');
  vi.advanceTimersByTime(60_000);
  expect(typedPassword()).toBeUndefined();
  Object.assign(typed, { password: 'Idli-and-Dosa-7', at: Date.now() });
  forgetTypedPassword();
  expect(typedPassword()).toBeUndefined();
});

it('signing out forgets it', async () => {
  Object.assign(typed, { password: 'Kadhai-and-Tawa-42', at: Date.now() });
  await signOut(stub<Sdk>({ account: { deleteSession: async () => ({}) } }));
  expect(typedPassword()).toBeUndefined();
});
