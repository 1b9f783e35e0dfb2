import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { CartLine } from '#domain/carts/line.ts';
import { useCachedAnswer } from '#web/lib/sdk/cached-answer.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { CURRENT_USER_KEY, type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { useAudience } from '#web/lib/session/shown-person.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { NOTHING_PENDING, type Pending, PendingCart, withPending } from './pending.ts';
import { cartKey, cartQuery } from './queries.ts';

const pendingCarts = new WeakMap<QueryClient, PendingCart>();

/** The unconfirmed changes. Each query client has its own object, so that requests on the server share none. */
export function usePendingCart(): PendingCart {
  const queries = useQueryClient();
  const pending = pendingCarts.get(queries) ?? new PendingCart();
  pendingCarts.set(queries, pending);
  return pending;
}

const NO_LINES: readonly CartLine[] = [];

function usePending(): Pending {
  const cart = usePendingCart();
  return useSyncExternalStore(cart.subscribe, cart.snapshot, () => NOTHING_PENDING);
}

/** The lines of the cart with their latest changes. A visitor has none, unless the browser keeps a cart (CART-3, CART-19). */
export function useCartLines(): readonly CartLine[] {
  const user = useCurrentUser();
  const pending = usePending();
  const stored = useCachedAnswer<readonly CartLine[]>(cartKey(user?.$id ?? '')) ?? NO_LINES;
  return useMemo(() => withPending(stored, pending), [stored, pending]);
}

/** The lines at this moment, for an action. */
export function useCartNow(): () => readonly CartLine[] {
  const queries = useQueryClient();
  const cart = usePendingCart();
  return () => {
    const user = queries.getQueryData<CurrentUser | null>(CURRENT_USER_KEY);
    const stored = queries.getQueryData<CartLine[]>(cartKey(user?.$id ?? ''));
    return withPending(stored ?? NO_LINES, cart.snapshot());
  };
}

/** The lines with the state of their query, which is fetched when that is due. */
export function useCart() {
  const user = useCurrentUser();
  const isVisitor = useAudience() === 'visitor';
  const keepsCart = useSiteSettings().kitchen.visitorCart === 'browser';
  const enabled = user !== null || (keepsCart && isVisitor);
  const query = useQuery({ ...cartQuery(useSdk(), user?.$id ?? ''), enabled });
  return { lines: useCartLines(), query, changing: usePending().size > 0 };
}

/** The number of dishes in some lines, all quantities together. */
export const countOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

/**
 * The number of dishes in the cart; undefined until the current user and their cart are loaded. For the bars of every
 * page.
 */
export function useKnownCartCount(): number | undefined {
  const { lines, query } = useCart();
  const audience = useAudience();
  if (audience === 'visitor') return countOf(lines);
  return audience === 'customer' && query.data ? countOf(lines) : undefined;
}

/** Loads the cart from the server now; rejects when the server can't be reached. */
export function useFetchCart(): () => Promise<readonly CartLine[]> {
  const sdk = useSdk();
  const queries = useQueryClient();
  const user = useCurrentUser();
  return () => queries.fetchQuery({ ...cartQuery(sdk, user?.$id ?? ''), staleTime: 0 });
}

/** Whether two carts have the same lines with the same quantities. */
export function isSameCart(cart: readonly CartLine[], other: readonly CartLine[]): boolean {
  const quantities = new Map(cart.map((line) => [line.lineId, line.quantity]));
  return (
    quantities.size === other.length &&
    other.every(({ lineId, quantity }) => quantities.get(lineId) === quantity)
  );
}
