import { AppwriteException } from 'appwrite';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { stub } from '#tests/doubles/stub.ts';
import { serverQueries } from '#web/lib/sdk/query-client.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser } from '#web/lib/session/current-user.ts';
import { setAwaitsSecondStep } from '#web/lib/session/second-step.ts';
import {
  browserLoader,
  knownUser,
  type Page,
  requireAdmin,
  requireRole,
  requireUser,
  type Source,
  serverLoader,
  sourceContext,
  startBrowser,
} from './page-loader.ts';

const sdk = {} as Sdk;
const url = new URL('http://localhost/orders?page=2');
let source: Source;

function signedIn(user: Partial<CurrentUser> | null) {
  source.queries.setQueryData(CURRENT_USER_KEY, user);
}

function onServer<T>(load: (page: Page) => Promise<T>) {
  const context = new RouterContextProvider();
  context.set(sourceContext, source);
  return serverLoader(load)(stub<LoaderFunctionArgs>({ context, url }));
}

const inBrowser = <T>(load: (page: Page) => Promise<T>) =>
  browserLoader(load)(stub<ClientLoaderFunctionArgs>({ url }));

/** A query that answers when the test calls `answer`. */
function slowQuery() {
  let answer = (_: string) => {};
  const promise = new Promise<string>((resolve) => {
    answer = resolve;
  });
  return { query: { queryKey: ['slow'], queryFn: () => promise }, answer: () => answer('here') };
}

beforeEach(() => {
  source = { sdk, queries: serverQueries() };
  startBrowser(source);
  signedIn(null);
});

describe('loading a page', () => {
  it('waits for the data on the server, so that the page is complete', async () => {
    const slow = slowQuery();
    const loaded = onServer(({ prefetch }) => prefetch(slow.query));
    slow.answer();
    await loaded;
    expect(source.queries.getQueryData(['slow'])).toBe('here');
  });

  it('redirects a session without its second factor to the second step, and back', async () => {
    setAwaitsSecondStep(source.queries, true);
    const load = async () => 'shown';
    for (const loaded of [onServer(load), inBrowser(load)]) {
      const refusal = await loaded.catch((thrown: unknown) => thrown);
      expect((refusal as Response).headers.get('location')).toBe('/login?next=%2Forders%3Fpage%3D2');
    }
  });

  it('starts fetching in the browser without waiting for it', async () => {
    const slow = slowQuery();
    await inBrowser(({ prefetch }) => prefetch(slow.query));
    expect(source.queries.getQueryState(['slow'])?.fetchStatus).toBe('fetching');
    slow.answer();
  });

  it('shows the page also when some of its data could not be fetched', async () => {
    const failing = { queryKey: ['failing'], queryFn: () => Promise.reject(new Error('no')) };
    expect(await onServer(({ prefetch }) => prefetch(failing))).toBeNull();
  });

  it('returns what the route loaded', async () => {
    expect(await onServer(async ({ user }) => ({ signedIn: user !== null }))).toEqual({ signedIn: false });
  });
});

describe('guards of pages', () => {
  const guarded = async (page: Page) => requireUser(page).$id;
  const kitchen = async (page: Page) => requireAdmin(page).$id;
  const sentTo = async (loaded: Promise<unknown>) => {
    const thrown: unknown = await loaded.catch((redirect: unknown) => redirect);
    return thrown instanceof Response ? thrown.headers.get('location') : undefined;
  };

  it('redirect a visitor to login, and back afterwards', async () => {
    expect(await sentTo(onServer(guarded))).toBe('/login?next=%2Forders%3Fpage%3D2');
    expect(await sentTo(inBrowser(guarded))).toBe('/login?next=%2Forders%3Fpage%3D2');
    expect(await sentTo(onServer(kitchen))).toBe('/login?next=%2Forders%3Fpage%3D2');
  });

  it('let a customer into customer pages but not into the admin area', async () => {
    signedIn({ $id: 'u1', isAdmin: false });
    expect(await onServer(guarded)).toBe('u1');
    expect(await sentTo(onServer(kitchen))).toBe('/login?next=%2Forders%3Fpage%3D2');
  });

  // SAFE-71
  it.each([
    ['the database does not answer', new AppwriteException('later', 503, 'general_service_unavailable')],
    ['no answer comes', new TypeError('fetch failed')],
  ])('say that the person is still signed in while %s, and send nobody to login', async (_why, failure) => {
    const cart = async (page: Page) => knownUser(page);
    for (const loading of [onServer, inBrowser]) {
      source.queries.clear();
      source.sdk = stub<Sdk>({ account: { get: () => Promise.reject(failure) } });
      const guards: ((page: Page) => Promise<unknown>)[] = [guarded, kitchen, cart];
      for (const guard of guards) {
        const thrown: unknown = await loading(guard).catch((refusal: unknown) => refusal);
        expect(thrown).toMatchObject({ init: { status: 503 } });
      }
      expect(await loading(async ({ user }) => ({ user }))).toEqual({ user: null });
    }
  });

  // SAFE-71
  it('take only the answer 401 for nobody', async () => {
    source.queries.clear();
    const nobody = new AppwriteException('guest', 401, 'general_unauthorized_scope');
    source.sdk = stub<Sdk>({ account: { get: () => Promise.reject(nobody) } });
    expect(await sentTo(onServer(guarded))).toBe('/login?next=%2Forders%3Fpage%3D2');
    expect(await onServer(async (page) => knownUser(page))).toBeNull();
  });

  // ADMIN-1
  it('let only accounts with isAdmin into the admin area', async () => {
    signedIn({ $id: 'a1', isAdmin: true });
    expect(await onServer(kitchen)).toBe('a1');
    signedIn({ $id: 'a2', isAdmin: JSON.parse('"true"') });
    expect(await sentTo(onServer(kitchen))).toBe('/login?next=%2Forders%3Fpage%3D2');
  });

  // ROLE-3
  it('let only people with one of the roles that a page names into it, and answer 403 to other roles', async () => {
    const board = async (page: Page) => requireRole(page, 'owner', 'kitchen').$id;
    signedIn({ $id: 'k1', role: 'kitchen' });
    expect(await onServer(board)).toBe('k1');
    signedIn({ $id: 'k2', role: null });
    expect(await sentTo(onServer(board))).toBe('/login?next=%2Forders%3Fpage%3D2');
    for (const role of ['rider', 'manager'] as const) {
      signedIn({ $id: 'k2', role });
      for (const guard of role === 'rider' ? [board, kitchen] : [board]) {
        const thrown: unknown = await onServer(guard).catch((refusal: unknown) => refusal);
        expect(thrown).toMatchObject({ init: { status: 403 } });
      }
    }
  });
});
