import { lineKey } from '#domain/option-groups/options-key.ts';
import type { OrderLine } from './line.ts';

/** How many of a customer's latest orders staff see when they type an order by phone. */
export const RECENT_ORDERS = 10;
/** The most customers that are shown for one number. */
export const MAX_KNOWN_CUSTOMERS = 5;

/** The dishes, options and quantities of an order as text, independent of the order of its lines. */
const contentOf = (lines: readonly OrderLine[]): string =>
  lines
    .map((line) => `${line.quantity} ${lineKey(line)}`)
    .sort()
    .join('\n');

/**
 * A customer's usual order: the dishes and quantities they order most often; the latest of several. Undefined without
 * orders (PHONE-9).
 * @param orders newest first
 */
export function usualOrder<O extends { lines: readonly OrderLine[] }>(orders: readonly O[]): O | undefined {
  const times = new Map<string, number>();
  for (const { lines } of orders) times.set(contentOf(lines), (times.get(contentOf(lines)) ?? 0) + 1);
  const most = Math.max(...times.values());
  return orders.find(({ lines }) => times.get(contentOf(lines)) === most);
}

/** The addresses of a customer's deliveries, each once, newest first, then the profile's address (PHONE-9). */
export function knownAddresses(
  orders: readonly { address: string | null; kind: string }[],
  ofProfile: string | null,
): string[] {
  const brought = orders.filter(({ kind }) => kind === 'delivery').map(({ address }) => address);
  return [...new Set([...brought, ofProfile])].filter((address): address is string => !!address);
}
