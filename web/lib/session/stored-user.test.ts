import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stub } from '#tests/doubles/stub.ts';
import { OPENING_KEY } from '#web/lib/opening-key.ts';
import { serverQueries } from '#web/lib/sdk/query-client.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { SITE_SETTINGS_KEY } from '#web/lib/site-settings.ts';
import { CURRENT_USER_KEY, type CurrentUser } from './current-user.ts';
import { greetingTexts } from './greeting-texts.ts';
import { signOut } from './sign-out.ts';
import { keepUserStored, readStoredUser } from './stored-user.ts';

const asha = { $id: 'u1', name: 'Asha' } as CurrentUser;

describe('the stored user', () => {
  const items = new Map<string, string>();
  const heard = new EventTarget();

  beforeEach(() => {
    items.clear();
    vi.stubGlobal('window', heard);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is the user that the server last reported, and null after logout', () => {
    const queries = serverQueries();
    const stop = keepUserStored(queries, greetingTexts.greeting);
    queries.setQueryData(CURRENT_USER_KEY, asha);
    expect(readStoredUser()).toEqual(asha);
    queries.setQueryData(CURRENT_USER_KEY, null);
    expect(readStoredUser()).toBeNull();
    stop();
    queries.setQueryData(CURRENT_USER_KEY, asha);
    expect(readStoredUser()).toBeNull();
  });

  // LOGIN-6
  it('is shown while the server has not answered, and counts as stale', () => {
    const before = serverQueries();
    before.setQueryData(CURRENT_USER_KEY, asha);
    keepUserStored(before, greetingTexts.greeting)();
    const after = serverQueries();
    keepUserStored(after, greetingTexts.greeting)();
    expect(after.getQueryData(CURRENT_USER_KEY)).toEqual(asha);
    expect(after.getQueryState(CURRENT_USER_KEY)?.dataUpdatedAt).toBe(0);
  });

  it('is forgotten when the server says that nobody is signed in', () => {
    const before = serverQueries();
    before.setQueryData(CURRENT_USER_KEY, asha);
    keepUserStored(before, greetingTexts.greeting)();
    const after = serverQueries();
    after.setQueryData(CURRENT_USER_KEY, null);
    keepUserStored(after, greetingTexts.greeting)();
    expect(after.getQueryData(CURRENT_USER_KEY)).toBeNull();
    expect(readStoredUser()).toBeNull();
  });

  it('is replaced, with all cached personal data, when somebody else signs in', () => {
    const queries = serverQueries();
    queries.setQueryData(CURRENT_USER_KEY, asha);
    queries.setQueryData(['carts', 'u1'], ['chai']);
    queries.setQueryData(['orders', 'of', 'u1'], ['lunch']);
    queries.setQueryData(['dishes'], ['kheer']);
    queries.setQueryData(['users'], ['seen as an admin']);
    queries.setQueryData(['settings', 'admin', 'u1'], ['an owner’s']);
    for (const key of [SITE_SETTINGS_KEY, OPENING_KEY]) queries.setQueryData(key, ['of every page']);
    const stop = keepUserStored(queries, greetingTexts.greeting);
    queries.setQueryData(CURRENT_USER_KEY, { ...asha, name: 'Asha Rao' });
    expect(queries.getQueryData(['carts', 'u1'])).toEqual(['chai']);
    queries.setQueryData(CURRENT_USER_KEY, { ...asha, $id: 'u2' });
    expect(queries.getQueryData(['carts', 'u1'])).toBeUndefined();
    expect(queries.getQueryData(['orders', 'of', 'u1'])).toBeUndefined();
    expect(queries.getQueryData(['users'])).toBeUndefined();
    expect(queries.getQueryData(['settings', 'admin', 'u1'])).toBeUndefined();
    expect(queries.getQueryData(['dishes'])).toEqual(['kheer']);
    for (const key of [SITE_SETTINGS_KEY, OPENING_KEY])
      expect(queries.getQueryData(key)).toEqual(['of every page']);
    stop();
  });

  it('is null while a logout has not reached the server', async () => {
    const account = { deleteSession: vi.fn().mockRejectedValue(new TypeError('Failed to fetch')) };
    await signOut(stub<Sdk>({ account }));
    const queries = serverQueries();
    queries.setQueryData(CURRENT_USER_KEY, asha);
    queries.setQueryData(['carts', 'u1'], ['chai']);
    keepUserStored(queries, greetingTexts.greeting)();
    expect(queries.getQueryData(CURRENT_USER_KEY)).toBeNull();
    expect(queries.getQueryData(['carts', 'u1'])).toBeUndefined();
    expect(readStoredUser()).toBeNull();
  });

  it('is fetched again when another tab changes it', () => {
    const queries = serverQueries();
    queries.setQueryData(CURRENT_USER_KEY, asha);
    const stop = keepUserStored(queries, greetingTexts.greeting);
    const key = [...items.keys()][0];
    heard.dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }));
    expect(queries.getQueryState(CURRENT_USER_KEY)?.isInvalidated).toBe(false);
    heard.dispatchEvent(Object.assign(new Event('storage'), { key }));
    expect(queries.getQueryState(CURRENT_USER_KEY)?.isInvalidated).toBe(true);
    stop();
  });
});
