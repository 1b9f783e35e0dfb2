import { type Rupees, rupees } from '#domain/money.ts';
import type { Days, Unit } from './periods.ts';
import type { Ended } from './revenue.ts';

/** What a report says (REPORT-4 to REPORT-8). */

/** Orders and what they came to. */
export interface Sales {
  orders: number;
  /** Totals of the orders, less what was given back of them. */
  revenue: Rupees;
}

/** The sales of a period, with the parts of their totals. */
export interface Totals extends Sales {
  /** What was given back; `revenue` is without it. */
  refunded: Rupees;
  /** What coupons took off; `revenue` is without it. */
  discount: Rupees;
  tax: Rupees;
  delivery: Rupees;
  packing: Rupees;
  tips: Rupees;
}

export interface Buyers extends Sales {
  people: number;
}

/** Whole minutes that orders took. */
export interface Minutes {
  /** How many orders were measured. */
  orders: number;
  median: number;
  /** Nine of ten orders took at most this long. */
  p90: number;
}

/** How long the kitchen and its riders took. */
export interface Times {
  /** Orders whose customer has the food by the recorded steps. */
  recorded: number;
  /** From accepted to ready; null if no order has both. */
  preparation: Minutes | null;
  /** From ready to delivered; null if no order has both. */
  delivery: Minutes | null;
  /** Recorded orders that had a promise, and those of them that kept it. */
  promised: number;
  kept: number;
}

/** What a period came to. */
export interface PeriodFigures {
  totals: Totals;
  /** The steps of the chart that have orders, by the names that `stepsOf` gives. */
  steps: (Sales & { step: string })[];
  /** Customers who ordered for the first time, those who had ordered before, and orders without an account. */
  buyers: { first: Buyers; returning: Buyers; unknown: Sales };
  times: Times;
}

/** What was sold of a dish or a menu: price times quantity, before coupons, charges, taxes and refunds. */
export interface Sold {
  /** Null: of no menu that still exists. */
  id: string | null;
  name: string | null;
  quantity: number;
  amount: Rupees;
}

/** Orders by the weekday (0 for Monday) and hour in which they were placed, or meals of plans eaten. */
export interface BusyHour extends Sales {
  weekday: number;
  hour: number;
}

/** A report on a period in the kitchen's time zone, as the API answers it. */
export interface Report {
  period: Days & { unit: Unit };
  /**
   * The days it is compared with; null: with none. `until` is the time of day at which the last of them is cut, because the
   * period has not ended; null: it is whole.
   */
  compared: (Days & { until: string | null }) | null;
  /** When it was computed, an ISO date. */
  at: string;
  now: PeriodFigures;
  before: PeriodFigures | null;
  /** Hours without orders are left out. */
  hours: BusyHour[];
  /** The dishes that brought the most, and the number of all dishes that were sold. */
  dishes: Sold[];
  dishCount: number;
  menus: Sold[];
  /** Orders paid by a test payment, and their totals. No other figure contains them but those of times (PAY-9). */
  tests: { orders: number; amount: Rupees };
  /** Orders of the period that were placed and ended without food; no other figure contains them. */
  ended: Ended[];
}

/** What an order came to on average, to the nearest paisa; undefined without orders. */
export function averageOrder({ orders, revenue }: Sales): Rupees | undefined {
  return orders === 0 ? undefined : rupees(Math.round((revenue * 100) / orders) / 100);
}

/** A change in whole percent of the earlier value; undefined if that is not above 0. */
export function changeInPercent(now: number, before: number): number | undefined {
  return before > 0 ? Math.round(((now - before) / before) * 100) : undefined;
}
