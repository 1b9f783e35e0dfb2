import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { PROJECT } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { useHalfway } from '#web/lib/session/second-step.ts';
import { type Listener, type LiveEvent, openLiveSocket } from './live-socket.ts';

/** Events come in bursts: an order takes every line of a cart. So long they are gathered, in milliseconds. */
const GATHER = 50;
/** A page that listens this soon after it was asked for has missed nothing worth asking again for, in milliseconds. */
const SOON = 3_000;

/** What the browser keeps about the account itself, beside who is signed in. */
const ACCOUNT_KEYS = [CURRENT_USER_KEY, ['sessions'], ['factors']];

const standingOf = (queries: QueryClient) => {
  const user = queries.getQueryData<CurrentUser | null>(CURRENT_USER_KEY);
  return { id: user?.$id, role: user?.role };
};

/**
 * Keeps what the page shows as the server has it. A query's key begins with the name of the collection it asks for, so
 * that whatever happens to a document makes the questions about its collection be asked again.
 * @param onOtherStanding called when the signed-in person has become another, or has another role
 */
export function listenFor(queries: QueryClient, onOtherStanding: () => void): Listener {
  const changed = new Set<string>();
  let before = false;

  function askAgain(collection: string): void {
    if (changed.size === 0) setTimeout(askGathered, GATHER);
    changed.add(collection);
  }

  function askGathered(): void {
    for (const collection of changed) void queries.invalidateQueries({ queryKey: [collection] });
    changed.clear();
  }

  async function askWhoIsHere(): Promise<void> {
    const known = standingOf(queries);
    await Promise.all(ACCOUNT_KEYS.map((queryKey) => queries.invalidateQueries({ queryKey })));
    const now = standingOf(queries);
    if (now.id !== known.id || now.role !== known.role) onOtherStanding();
  }

  return {
    onConnected(userId) {
      const missed = before || performance.now() > SOON;
      before = true;
      if (missed)
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== CURRENT_USER_KEY[0] });
      if (missed || userId !== (standingOf(queries).id ?? null)) void askWhoIsHere();
    },
    onEvent({ channels, payload }: LiveEvent) {
      const { $collectionId: collection, $id: id } = payload;
      if (typeof collection === 'string') askAgain(collection);
      const own = collection === 'users' && id === standingOf(queries).id;
      if (own || channels.includes('account')) void askWhoIsHere();
    },
  };
}

const address = () =>
  `${window.location.origin.replace(/^http/, 'ws')}/v1/realtime?project=${PROJECT}&channels[]=documents&channels[]=account`;

/** Keeps every open page live: carts, orders, dishes and menus are in all tabs what they are on the server. */
export function useLiveUpdates(): void {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const userId = useCurrentUser()?.$id;
  const halfway = useHalfway();
  // Who a connection is for is settled when it opens: another person means another connection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: userId is what the cookies stand for
  useEffect(() => {
    // Nobody is told anything before the second step.
    if (halfway) return;
    const listener = listenFor(queries, () => void revalidate());
    let socket = openLiveSocket(address(), listener);
    const visible = () => document.visibilityState === 'visible' && socket.check();
    const renew = () => {
      socket.close();
      socket = openLiveSocket(address(), listener);
    };
    // A page with an open connection could not come back at once on 'back'.
    const hide = () => socket.close();
    const show = ({ persisted }: PageTransitionEvent) => persisted && renew();
    document.addEventListener('visibilitychange', visible);
    window.addEventListener('online', renew);
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      document.removeEventListener('visibilitychange', visible);
      window.removeEventListener('online', renew);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
      socket.close();
    };
  }, [queries, revalidate, userId, halfway]);
}
