import { addDays, type Day, dayAt } from '#domain/time/local-time.ts';

// Which finished orders the figures of dishes come from, and what they must show before anything is said (DISH-30). The
// server counts by these rules once a night.

/** Days of orders that are counted. */
const DAYS_COUNTED = 90;
/** The most orders that are counted, the newest ones: in a bigger kitchen they are those of fewer days. */
export const MOST_ORDERS = 20_000;
/** Orders with more lines are not counted: a feast does not show what goes together. */
export const MOST_LINES = 12;
/** How many different customers must have ordered two dishes together, or a bestseller. */
export const LEAST_CUSTOMERS = 3;
/** The most dishes that are offered together with others. */
export const MOST_TOGETHER = 3;
/** The most bestsellers. */
export const MOST_BESTSELLERS = 6;

/** The bestsellers of a category, which its cards name (DISH-32): how many at most, in categories of how many dishes, from how many orders. */
export const MARKED = { most: 3, leastDishes: 6, leastOrders: 30 } as const;
/** The days of orders from which they are counted. */
const DAYS_MARKED = 30;

/** The hour of the kitchen's night from which the figures of a new day are counted. */
const NIGHT = 3;
const HOUR = 3_600_000;

/** The day whose figures are shown at a moment: until the night has come, yesterday's. */
export const dayOfFigures = (now: Date, timeZone: string): Day =>
  dayAt(new Date(now.getTime() - NIGHT * HOUR), timeZone);

/** The first day whose orders are counted for the figures of a day. The day itself is not over, and not counted. */
export const firstDayCounted = (day: Day): Day => addDays(day, -DAYS_COUNTED);

/** The first day whose orders are counted for the marks of a day. */
export const firstDayMarked = (day: Day): Day => addDays(day, -DAYS_MARKED);
