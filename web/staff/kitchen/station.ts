import { comparable } from '#domain/comparing.ts';
import { withoutGroups } from '#domain/numbers.ts';
import { lineKey } from '#domain/option-groups/options-key.ts';
import type { OrderLine } from '#domain/orders/line.ts';
import { kitchenLineName } from '#domain/orders/portion.ts';
import { rowOf } from '#domain/orders/statuses.ts';
import type { OrderMode } from '#domain/site/kitchen-settings.ts';
import { shownStatus } from '#web/shared/orders/shown-status.ts';
import type { DishFacts } from './queries.ts';
import type { Ticket } from './ticket.ts';

/** A station of the kitchen: which lines of orders it cooks, and how many of each dish are still to be cooked. */

type Dishes = Readonly<Record<string, DishFacts>>;

/** Whether a dish is cooked at one of the stations (ids of menus); an empty list means all stations. */
export function isOfStations(dishId: string, stations: readonly string[], dishes: Dishes): boolean {
  const menuId = dishes[dishId]?.menuId;
  // The menu of a deleted dish is unknown, so every station shows it.
  return stations.length === 0 || menuId === undefined || stations.includes(menuId);
}

/** How many of a dish with certain options are still to be cooked. */
export interface DishTotal {
  key: string;
  dishId: string;
  name: string;
  quantity: number;
}

/** How many of each dish all open orders still need, without lines that are done; the largest number first. */
export function totalsOf(
  tickets: readonly Ticket[],
  now: Date,
  mode: OrderMode,
  wanted: (line: OrderLine) => boolean,
): DishTotal[] {
  const totals = new Map<string, DishTotal>();
  for (const ticket of tickets) {
    if (!rowOf(shownStatus(ticket, now, mode).status).toCook) continue;
    ticket.lines.forEach((line, index) => {
      if (ticket.doneLines.includes(index) || !wanted(line)) return;
      const key = lineKey(line);
      const before = totals.get(key)?.quantity ?? 0;
      totals.set(key, {
        key,
        dishId: line.dishId,
        name: kitchenLineName(line),
        quantity: before + line.quantity,
      });
    });
  }
  return [...totals.values()].sort(
    (one, other) => other.quantity - one.quantity || one.name.localeCompare(other.name),
  );
}

const searched = (text: string): string => comparable(text).replace(/[ -]+/g, ' ');

/** Whether every word of a text is in an order's number, its customer's name or phone, or one of its dishes. */
export function matchesSearch(ticket: Ticket, text: string): boolean {
  const { number, customerName, customerPhone, lines } = ticket;
  const within = searched(
    [number, customerName, withoutGroups(customerPhone ?? ''), ...lines.map(({ name }) => name)].join(' '),
  );
  return searched(text)
    .trim()
    .split(' ')
    .every((word) => within.includes(word));
}
