import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stub } from '#tests/doubles/stub.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { signOut } from '#web/lib/session/sign-out.ts';
import { typed } from '#web/lib/session/typed-password.ts';
import { knownPassword } from './known-password.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  delete typed.password;
  vi.useRealTimers();
});

// ADMIN-105
it('the password of the first owner who has just signed in is known for 15 minutes, or until it is replaced', () => {
  expect(knownPassword()).toBeUndefined();
  Object.assign(typed, { password: 'Kadhai-and-Tawa-42', at: Date.now() });
  vi.advanceTimersByTime(14 * 60_000);
  expect(knownPassword()).toBe('Kadhai-and-Tawa-42');
  vi.advanceTimersByTime(60_000);
  expect(knownPassword()).toBeUndefined();
  Object.assign(typed, { password: 'Idli-and-Dosa-7', at: Date.now() });
  delete typed.password;
  expect(knownPassword()).toBeUndefined();
});

it('signing out forgets it', async () => {
  Object.assign(typed, { password: 'Kadhai-and-Tawa-42', at: Date.now() });
  await signOut(stub<Sdk>({ account: { deleteSession: async () => ({}) } }));
  expect(knownPassword()).toBeUndefined();
});
