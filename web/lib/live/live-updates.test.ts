import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverQueries } from '#web/lib/sdk/query-client.ts';
import { CURRENT_USER_KEY, type CurrentUser } from '#web/lib/session/current-user.ts';
import { listenFor } from './live-updates.ts';

const user = (id: string, isAdmin = false) => ({ $id: id, role: isAdmin ? 'owner' : null }) as CurrentUser;
const document = (collection: string, id = 'x') => ({
  channels: ['documents'],
  payload: { $collectionId: collection, $id: id },
});

describe('the browser, when an event arrives,', () => {
  const queries = serverQueries();
  let current: CurrentUser | null;
  let others: number;

  const isStale = (...queryKey: string[]) => queries.getQueryState(queryKey)?.isInvalidated;
  const listen = () => listenFor(queries, () => others++);
  const settle = () => vi.advanceTimersByTimeAsync(50);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(performance, 'now').mockReturnValue(500);
    others = 0;
    current = user('asha');
    queries.clear();
    for (const key of [['dishes'], ['dishes', 'first', '4'], ['carts', 'asha'], ['menus']])
      queries.setQueryData(key, []);
    queries.setQueryData(CURRENT_USER_KEY, current);
    // The current user is observed, as by the frame of every page.
    vi.spyOn(queries, 'invalidateQueries').mockImplementation(async (filters) => {
      for (const query of queries.getQueryCache().findAll(filters)) {
        if (query.queryKey[0] === CURRENT_USER_KEY[0]) queries.setQueryData(CURRENT_USER_KEY, current);
        else query.invalidate();
      }
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('refetches the queries of that document’s collection and no others', async () => {
    listen().onEvent(document('dishes'));
    expect(isStale('dishes')).toBe(false);
    await settle();
    expect(isStale('dishes')).toBe(true);
    expect(isStale('dishes', 'first', '4')).toBe(true);
    expect(isStale('menus')).toBe(false);
    expect(isStale('carts', 'asha')).toBe(false);
  });

  it('refetches a query that shows several collections, when one of them changes', async () => {
    const queryKey = ['dayCloses', 'day'];
    await queries.prefetchQuery({ queryKey, queryFn: () => 1, meta: { follows: ['payments', 'refunds'] } });
    listen().onEvent(document('orders'));
    await settle();
    expect(isStale(...queryKey)).toBe(false);
    listen().onEvent(document('refunds'));
    await settle();
    expect(isStale(...queryKey)).toBe(true);
  });

  it('refetches once for several events in quick succession', async () => {
    const { onEvent } = listen();
    for (let count = 0; count < 20; count++) onEvent(document('carts', `line-${count}`));
    await settle();
    expect(queries.invalidateQueries).toHaveBeenCalledTimes(1);
    onEvent(document('carts'));
    await settle();
    expect(queries.invalidateQueries).toHaveBeenCalledTimes(2);
  });

  // SAFE-4
  it('refetches orders only when it connects soon after loading, and everything when it reconnects', async () => {
    queries.setQueryData(['orders'], []);
    const { onConnected } = listen();
    onConnected('asha');
    await settle();
    expect(isStale('orders')).toBe(true);
    expect(isStale('dishes')).toBe(false);
    onConnected('asha');
    expect(isStale('dishes')).toBe(true);
    expect(isStale('carts', 'asha')).toBe(true);
  });

  it('refetches everything when it connects late', () => {
    vi.mocked(performance.now).mockReturnValue(3_001);
    listen().onConnected('asha');
    expect(isStale('menus')).toBe(true);
  });

  it.each([
    ['an administrator loses the role', user('asha', true), user('asha'), document('users', 'asha')],
    ['the session was ended elsewhere', user('asha'), null, { channels: ['account'], payload: {} }],
  ])('reports when %s', async (_when, before, after, event) => {
    queries.setQueryData(CURRENT_USER_KEY, before);
    current = after;
    listen().onEvent(event);
    await settle();
    expect(others).toBe(1);
  });

  it('reports nothing when another person’s profile changes, or one’s own name', async () => {
    const { onEvent } = listen();
    current = null;
    onEvent(document('users', 'ravi'));
    await settle();
    expect(queries.getQueryData(CURRENT_USER_KEY)).toEqual(user('asha'));
    current = { ...user('asha'), name: 'Asha Rao' };
    onEvent(document('users', 'asha'));
    await settle();
    expect(queries.getQueryData(CURRENT_USER_KEY)).toEqual(current);
    expect(others).toBe(0);
  });

  it('notices that the connection belongs to another person than the page', async () => {
    current = null;
    listen().onConnected(null);
    await settle();
    expect(others).toBe(1);
  });
});
