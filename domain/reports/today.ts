import type { Rupees } from '#domain/money.ts';
import type { Day } from '#domain/time/local-time.ts';
import type { Sales } from './report.ts';

/** A dish that customers read as sold out. */
interface SoldOutDish {
  id: string;
  name: string;
}

/** How the kitchen stands today (ADMIN-101). */
export interface Today {
  day: Day;
  /** What was sold since the day began, without test payments. */
  now: Sales;
  /** The same of the day a week before, until this time of day. */
  before: Sales & { day: Day };
  /** New orders that nobody has accepted. */
  waiting: number;
  /** Orders in work whose promised time has passed. */
  late: number;
  /** What riders on the way have still to collect. */
  outside: Rupees;
  /** The first sold-out dishes, and how many there are. */
  soldOut: { count: number; dishes: SoldOutDish[] };
  /** Payments that customers say they have made, and that nobody has confirmed. */
  toConfirm: number;
}
