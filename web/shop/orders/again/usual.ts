import { lineKey } from '#domain/option-groups/options-key.ts';
import type { OrderLine } from '#domain/orders/line.ts';

const keyOf = (lines: readonly OrderLine[]): string =>
  lines
    .map((line) => `${line.quantity} ${lineKey(line)}`)
    .toSorted()
    .join('|');

/**
 * The lines that a customer orders most often, as they were ordered last; of several the newest. Undefined without orders.
 * @param orders newest first
 */
export function usualOf(
  orders: readonly { lines: readonly OrderLine[] }[],
): readonly OrderLine[] | undefined {
  const counts = new Map<string, number>();
  for (const { lines } of orders) counts.set(keyOf(lines), (counts.get(keyOf(lines)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return orders.find(({ lines }) => lines.length > 0 && counts.get(keyOf(lines)) === most)?.lines;
}
