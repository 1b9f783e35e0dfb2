import { QueryClient } from '@tanstack/react-query';
import { AppwriteException } from 'appwrite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stub } from '#tests/doubles/stub.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { currentUserQuery } from './current-user.ts';
import { cancelSignOut, isSignOutPending, signOut } from './sign-out.ts';

const deleteSession = vi.fn();
const get = vi.fn();
const sdk = stub<Sdk>({ account: { deleteSession, get } });
const askWho = () => new QueryClient().fetchQuery({ ...currentUserQuery(sdk), retry: false });

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  deleteSession.mockReset();
  get.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it('logging out is complete when the server has ended the session or has none', async () => {
  deleteSession.mockResolvedValueOnce({});
  await signOut(sdk);
  expect(isSignOutPending()).toBe(false);
  deleteSession.mockRejectedValueOnce(new AppwriteException('No session', 401, 'general_unauthorized_scope'));
  await signOut(sdk);
  expect(isSignOutPending()).toBe(false);
});

it.each([
  ['cannot be reached', new TypeError('Failed to fetch')],
  ['stumbles', new AppwriteException('Server Error', 503, 'general_unknown')],
])('while the server %s nobody counts as signed in, and the logout is sent again', async (_, error) => {
  deleteSession.mockRejectedValue(error);
  await signOut(sdk);
  expect(isSignOutPending()).toBe(true);
  expect(await askWho()).toBeNull();
  expect(get).not.toHaveBeenCalled();

  deleteSession.mockReset().mockResolvedValue({});
  expect(await askWho()).toBeNull();
  expect(deleteSession).toHaveBeenCalledWith('current');
  expect(isSignOutPending()).toBe(false);
  get.mockRejectedValue(new AppwriteException('Guest', 401, 'general_unauthorized_scope'));
  expect(await askWho()).toBeNull();
  expect(get).toHaveBeenCalledOnce();
});

it('a new login cancels a logout that is still being sent', async () => {
  deleteSession.mockRejectedValue(new TypeError('Failed to fetch'));
  await signOut(sdk);
  cancelSignOut();
  expect(isSignOutPending()).toBe(false);
});
