import { type Paise, paise, sum } from '#domain/money.ts';
import { isOnTheWay } from '#domain/orders/statuses.ts';
import type { OrderMode } from '#domain/site/kitchen-settings.ts';
import { shownStatus } from '#web/shared/orders/shown-status.ts';
import { isForLater, isLate, isOnBoard, isWaiting, type Ticket } from '../ticket.ts';

/** What the bar of the board counts (BOARD-20). */
export interface BoardCounts {
  /** Orders whose promised time has passed. */
  late: number;
  /** New orders that nobody has accepted. */
  waiting: number;
  /** What riders on the way have still to collect. */
  outside: Paise;
}

export function boardCounts(
  tickets: readonly Ticket[],
  money: Readonly<Record<string, { due: Paise }>>,
  now: Date,
  mode: OrderMode,
): BoardCounts {
  const due = tickets.filter((ticket) => isOnBoard(ticket, now, mode) && !isForLater(ticket, now));
  return {
    late: due.filter((ticket) => isLate(ticket, now)).length,
    waiting: due.filter((ticket) => isWaiting(shownStatus(ticket, now, mode))).length,
    outside: sum(
      ...due.filter(({ status }) => isOnTheWay(status)).map(({ id }) => money[id]?.due ?? paise(0)),
    ),
  };
}
