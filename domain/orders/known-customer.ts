import type { OrderLine } from './line.ts';

/** The latest orders of a customer that staff see when they type one by phone. */
export const RECENT_ORDERS = 10;
/** The most customers that are shown for one number. */
export const MAX_KNOWN_CUSTOMERS = 5;

/** The dishes and quantities of an order as text, the same in whatever sequence they were typed. */
const contentOf = (lines: readonly OrderLine[]): string =>
  lines
    .map(({ dishId, quantity }) => `${quantity} ${dishId}`)
    .sort()
    .join('\n');

/**
 * A customer's usual order: the dishes they order most often, and of several the latest; undefined without an order.
 * @param orders the latest first
 */
export function usualOrder<O extends { lines: readonly OrderLine[] }>(orders: readonly O[]): O | undefined {
  const times = new Map<string, number>();
  for (const { lines } of orders) times.set(contentOf(lines), (times.get(contentOf(lines)) ?? 0) + 1);
  const most = Math.max(...times.values());
  return orders.find(({ lines }) => times.get(contentOf(lines)) === most);
}

/** The addresses to which a customer has had food brought, each once, the latest first, then that of the profile. */
export function knownAddresses(
  orders: readonly { address: string | null; kind: string }[],
  ofProfile: string | null,
): string[] {
  const brought = orders.filter(({ kind }) => kind === 'delivery').map(({ address }) => address);
  return [...new Set([...brought, ofProfile])].filter((address): address is string => !!address);
}
