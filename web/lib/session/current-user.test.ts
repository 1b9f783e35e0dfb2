import { AppwriteException } from 'appwrite';
import { describe, expect, it } from 'vitest';
import { stub } from '#tests/doubles/stub.ts';
import { serverQueries } from '#web/lib/sdk/query-client.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { currentUserQuery } from './current-user.ts';
import { mustTakeSecondStep } from './second-step.ts';

function sdkWith(account: () => Promise<unknown>, profile: unknown): Sdk {
  const databases = { getDocument: async () => profile };
  return stub<Sdk>({ account: { get: account }, databases });
}

const asked = (sdk: Sdk) => serverQueries().fetchQuery(currentUserQuery(sdk));

describe('the current user', () => {
  it('is the account merged with its profile, whose id is the CustomerID', async () => {
    const account = { $id: 'u1', email: 'a@b.in', registration: '2026-01-01', emailVerification: false };
    const profile = {
      $id: 'u1',
      email: 'a@b.in',
      phone: 9876543210,
      isAdmin: false,
      emailVerification: true,
    };
    expect(await asked(sdkWith(async () => account, profile))).toEqual({
      ...account,
      ...profile,
      CustomerID: 'u1',
    });
  });

  it('is null for a visitor', async () => {
    const refuse = async () => {
      throw new AppwriteException('missing scope', 401);
    };
    expect(await asked(sdkWith(refuse, {}))).toBeNull();
  });

  it('is null while the session needs its second step, which is remembered', async () => {
    const queries = serverQueries();
    const more = async () => {
      throw new AppwriteException('more', 401, 'user_more_factors_required');
    };
    expect(await queries.fetchQuery(currentUserQuery(sdkWith(more, {})))).toBeNull();
    expect(mustTakeSecondStep(queries, { pathname: '/menu' })).toBe(true);
    expect(mustTakeSecondStep(queries, { pathname: '/login' })).toBe(false);
    const refuse = async () => {
      throw new AppwriteException('missing scope', 401);
    };
    await queries.fetchQuery({ ...currentUserQuery(sdkWith(refuse, {})), staleTime: 0 });
    expect(mustTakeSecondStep(queries, { pathname: '/menu' })).toBe(false);
  });

  it('is unknown when the server fails', async () => {
    const stumble = async () => {
      throw new AppwriteException('oops', 500);
    };
    await expect(asked(sdkWith(stumble, {}))).rejects.toThrow('oops');
  });
});
