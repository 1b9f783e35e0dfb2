import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { PROJECT } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { useAwaitsSecondStep } from '#web/lib/session/second-step.ts';
import { type Changes, followChanges } from './changed-documents.ts';
import { connectionFound, connectionLost } from './connection.ts';
import { type LiveEvent, type LiveListener, openLiveSocket } from './live-socket.ts';

/** Milliseconds to wait for more events before refetching: placing an order deletes every line of a cart. */
const REFETCH_DELAY = 50;
/** A page that connects within this time after loading has fresh data and need not refetch (milliseconds). */
const FRESH_FOR = 3_000;
/** Refetched even then: nobody may miss the step of an order that came between the page's answer and the connection. */
const NEVER_MISSED = 'orders';

/** Queries about the account itself, which belong to no collection. */
const ACCOUNT_KEYS = [CURRENT_USER_KEY, ['sessions'], ['factors']];

const identityOf = (queries: QueryClient) => {
  const user = queries.getQueryData<CurrentUser | null>(CURRENT_USER_KEY);
  return { id: user?.$id, role: user?.role };
};

/**
 * Refetches what the page shows when it changes on the server. Each query's key begins with the name of its
 * collection, so that an event of a document refetches the queries of its collection, or that document in them
 * (`rereads`). A query that shows several collections names the others in `meta.follows`.
 * @param onOtherIdentity called if another person is signed in now, or the person's role has changed
 */
export function listenFor(queries: QueryClient, onOtherIdentity: () => void): LiveListener {
  let changed = new Map<string, Set<string> | undefined>();
  let connectedBefore = false;

  /** @param id the document that changed; without it, any of the collection may have */
  function refetchSoon(collection: string, id?: string): void {
    if (changed.size === 0) setTimeout(refetchChanged, REFETCH_DELAY);
    const ids = changed.has(collection) ? changed.get(collection) : new Set<string>();
    changed.set(collection, id === undefined ? undefined : ids?.add(id));
  }

  function refetchChanged(): void {
    const changes: Changes = changed;
    changed = new Map();
    void followChanges(queries, changes);
  }

  async function refetchAccount(): Promise<void> {
    const known = identityOf(queries);
    await Promise.all(ACCOUNT_KEYS.map((queryKey) => queries.invalidateQueries({ queryKey })));
    const now = identityOf(queries);
    if (now.id !== known.id || now.role !== known.role) onOtherIdentity();
  }

  return {
    onConnected(userId) {
      connectionFound();
      const missed = connectedBefore || performance.now() > FRESH_FOR;
      connectedBefore = true;
      if (missed)
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== CURRENT_USER_KEY[0] });
      else refetchSoon(NEVER_MISSED);
      if (missed || userId !== (identityOf(queries).id ?? null)) void refetchAccount();
    },
    onEvent({ channels, payload }: LiveEvent) {
      const { $collectionId: collection, $id: id } = payload;
      if (typeof collection === 'string') refetchSoon(collection, typeof id === 'string' ? id : undefined);
      const own = collection === 'users' && id === identityOf(queries).id;
      if (own || channels.includes('account')) void refetchAccount();
    },
    onLost: connectionLost,
  };
}

const address = () =>
  `${window.location.origin.replace(/^http/, 'ws')}/v1/realtime?project=${PROJECT}&channels[]=documents&channels[]=account`;

/** Keeps every open page up to date with the server, in all tabs. */
export default function LiveUpdates(): null {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const userId = useCurrentUser()?.$id;
  const pending = useAwaitsSecondStep();
  // The server reads the cookies when a connection opens, so another person needs a new connection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: userId is what the cookies stand for
  useEffect(() => {
    // The server sends no events before the second step.
    if (pending) return;
    const listener = listenFor(queries, () => void revalidate());
    let socket = openLiveSocket(address(), listener);
    const visible = () => document.visibilityState === 'visible' && socket.check();
    const renew = () => {
      socket.close();
      socket = openLiveSocket(address(), listener);
    };
    // Browsers keep no page with an open connection in their back/forward cache.
    const hide = () => socket.close();
    const show = ({ persisted }: PageTransitionEvent) => persisted && renew();
    document.addEventListener('visibilitychange', visible);
    const offline = () => socket.check();
    window.addEventListener('online', renew);
    window.addEventListener('offline', offline);
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      document.removeEventListener('visibilitychange', visible);
      window.removeEventListener('online', renew);
      window.removeEventListener('offline', offline);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
      socket.close();
    };
  }, [queries, revalidate, userId, pending]);
  return null;
}
