import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { CartLine } from '#domain/carts/line.ts';
import type { OrderKind } from '#domain/orders/lifecycle.ts';
import { type Bill, priceCart } from '#domain/orders/pricing.ts';
import { pricingAt } from '#domain/site/delivery-areas.ts';
import { useSiteSettings } from '#web/lib/kitchen/site-settings.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useAudience } from '#web/lib/session/shown-person.ts';
import { NOTHING_PENDING, PendingCart, withPending } from './pending.ts';
import { cartQuery } from './queries.ts';

const pendingCarts = new WeakMap<QueryClient, PendingCart>();

/** The unconfirmed changes. Each query client has its own object, so that requests on the server share none. */
export function usePendingCart(): PendingCart {
  const queries = useQueryClient();
  const pending = pendingCarts.get(queries) ?? new PendingCart();
  pendingCarts.set(queries, pending);
  return pending;
}

const NO_LINES: readonly CartLine[] = [];

/** The signed-in customer's cart with their latest changes; empty for a visitor (CART-3). */
export function useCart() {
  const user = useCurrentUser();
  const query = useQuery({ ...cartQuery(useSdk(), user?.$id ?? ''), enabled: user !== null });
  const cart = usePendingCart();
  const pending = useSyncExternalStore(cart.subscribe, cart.snapshot, () => NOTHING_PENDING);
  const stored = user && query.data ? query.data : NO_LINES;
  const lines = useMemo(() => withPending(stored, user ? pending : NOTHING_PENDING), [stored, pending, user]);
  return { lines, query, changing: pending.size > 0 };
}

/** How many dishes are in the cart, all quantities together. */
export function useCartCount(): number {
  return useCart().lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** The same, but undefined until the current user and their cart are loaded. For the bars of every page. */
export function useKnownCartCount(): number | undefined {
  const { query } = useCart();
  const count = useCartCount();
  const audience = useAudience();
  if (audience === 'visitor') return 0;
  return audience === 'customer' && query.data ? count : undefined;
}

/**
 * The bill of these lines for a delivery to a pincode, if it is known, or for a pickup; dishes that cannot be ordered now
 * are not charged.
 */
export function useBill(
  lines: readonly CartLine[],
  pincode: number | undefined,
  kind: OrderKind = 'delivery',
): Bill {
  return priceCart(lines, pricingAt(useSiteSettings(), pincode), kind);
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
