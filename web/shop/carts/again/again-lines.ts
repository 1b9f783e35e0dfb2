import type { Paise } from '#domain/money.ts';
import type { ChosenOption } from '#domain/option-groups/chosen.ts';
import { lineKey } from '#domain/option-groups/options-key.ts';
import type { OrderLine } from '#domain/orders/line.ts';
import { type DishToday, type MenuToday, offeredBy } from '../menu-today.ts';

/** How many dishes of past orders 'Order again' offers at most. */
const MOST = 8;

/** A line of a past order that can be ordered today as it was. */
export interface AgainLine {
  key: string;
  dish: DishToday;
  /** The price of one with its options, today. */
  price: Paise;
  quantity: number;
  options: readonly ChosenOption[];
  note?: string | undefined;
}

/** The lines of past orders that can be ordered today, and those that can't. */
export interface Again {
  offered: AgainLine[];
  gone: OrderLine[];
}

/**
 * The different lines of orders. Each is as it was ordered last.
 * @param orders newest first
 */
export function differentLines(orders: readonly { lines: readonly OrderLine[] }[]): OrderLine[] {
  const byKey = new Map<string, OrderLine>();
  for (const { lines } of orders)
    for (const line of lines) if (!byKey.has(lineKey(line))) byKey.set(lineKey(line), line);
  return [...byKey.values()].slice(0, MOST);
}

/** Compares lines of past orders with today's menu. A line whose dish or one of whose options is gone is not offered. */
export function againOf(lines: readonly OrderLine[], menu: MenuToday): Again {
  const todayOf = offeredBy(menu);
  const again: Again = { offered: [], gone: [] };
  for (const line of lines) {
    const { quantity, note } = line;
    const today = todayOf(line);
    if (!today) again.gone.push(line);
    else again.offered.push({ key: lineKey(line), ...today, quantity, note });
  }
  return again;
}
