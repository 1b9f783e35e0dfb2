import { groupDigits } from '#domain/money.ts';

const count = (value: number, one: string, many: string) =>
  `${groupDigits(value)} ${value === 1 ? one : many}`;
const orders = (value: number) => count(value, 'order', 'orders');

/** Texts of the screen of reports. */
export const reportTexts = {
  page: {
    title: 'Reports',
    lead: 'What a period brought, when it was busy, what sold, and whether promises were kept.',
  },
  loading: 'Loading the report...',
  loadFailed: 'Failed to load the report',
  none: 'No orders in this period',
  noneHint: 'Choose more days. As soon as orders come in, this page shows what they brought.',
  days: (from: string, to: string) => `${from} to ${to}`,
  period: 'Period',
  periods: {
    today: 'Today',
    yesterday: 'Yesterday',
    '7days': 'Last 7 days',
    '28days': 'Last 28 days',
    '90days': 'Last 90 days',
    month: 'This month',
    year: 'This year',
    chosen: 'Chosen days',
  },
  from: 'First day',
  to: 'Last day',
  show: 'Show these days',
  compare: 'Compared with',
  comparisons: {
    previous: 'The period before',
    lastYear: 'The same days last year',
    none: 'Nothing',
  },
  comparedWith: (days: string, until: string | null) =>
    until === null ? `Compared with ${days}.` : `Compared with ${days}, up to ${until}.`,
  computedAt: (time: string) => `As of ${time}.`,
  print: 'Print',
  showTable: 'Show as table',
  saveCsv: 'Save as CSV',
  saveCsvOf: (table: string) => `Save as CSV: ${table}`,
  saveFailed: 'The file could not be written. Please try again.',
  noChart: 'The chart could not be loaded. The table below has all its figures.',
  /** Orders that no figure contains (PAY-9). */
  tests: (count: number, amount: string) =>
    `TEST, no money: ${count === 1 ? '1 order' : `${count} orders`} for ${amount} not counted.`,
  metrics: { revenue: 'Revenue', orders: 'Orders', average: 'Average order' },
  tiles: {
    firstCustomers: 'New customers',
    kept: 'Promises kept',
    notMeasured: 'Not measured',
  },
  change: {
    more: (by: string) => `${by} more`,
    less: (by: string) => `${by} less`,
    same: 'No change',
    before: (value: string) => `before: ${value}`,
    points: (by: number) => `${by} points`,
    noBefore: 'Nothing to compare with',
  },
  sales: {
    title: 'Over time',
    chart: (metric: string) => `${metric} over time`,
    /** @param best the step with the most revenue, and its revenue; undefined without any */
    summary: (total: string, count: number, best: string | undefined, bestRevenue: string | undefined) =>
      `${total} from ${orders(count)}.${best ? ` Best: ${best} with ${bestRevenue}.` : ''}`,
    now: 'This period',
    before: 'Before',
    step: { hour: 'Hour', day: 'Day', week: 'Week from', month: 'Month' },
    columns: {
      orders: 'Orders',
      revenue: 'Revenue',
      average: 'Average',
      ordersBefore: 'Orders before',
      revenueBefore: 'Revenue before',
    },
  },
  hours: {
    title: 'When it is busy',
    caption: 'Orders by weekday and hour',
    hour: 'Hour',
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    longWeekdays: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
    summary: (weekday: string, from: string, to: string, count: number) =>
      `Most orders came on ${weekday} between ${from} and ${to}: ${orders(count)}.`,
    columns: { weekday: 'Weekday', hour: 'Hour', orders: 'Orders', revenue: 'Revenue' },
  },
  sold: {
    dishes: 'Best dishes',
    menus: 'By menu',
    noMenu: 'No longer on the menu',
    noName: 'Without a name',
    columns: { dish: 'Dish', menu: 'Menu', quantity: 'Sold', amount: 'Amount', share: 'Share' },
    summary: (name: string, share: number) => `${name} brought the most: ${share} % of all dishes.`,
    all: (count: number) => `Show all ${count}`,
    fewer: 'Show fewer',
    listed: (shown: number, all: number) => `The ${shown} best of ${all} dishes are listed.`,
    hint: 'Price times quantity, before coupons, charges, tax and refunds.',
  },
  buyers: {
    title: 'Customers',
    first: 'New',
    returning: 'Returning',
    unknown: 'Without an account',
    columns: { kind: 'Customers', people: 'People', orders: 'Orders', revenue: 'Revenue' },
    summary: (first: number, returning: number) =>
      `${count(first, 'customer', 'customers')} ordered for the first time, ${groupDigits(returning)} had ordered before.`,
  },
  times: {
    title: 'Times and promises',
    columns: { what: 'Time', orders: 'Orders', median: 'Half took at most', p90: 'Nine of ten took at most' },
    preparation: 'Preparing',
    delivery: 'Delivering',
    minutes: (value: number) => `${value} min`,
    kept: (kept: number, promised: number) => `${groupDigits(kept)} of ${orders(promised)} kept the promise.`,
    none: 'Not measured: the kitchen recorded no steps of these orders. Move orders along the board to measure times.',
    notMeasured: (value: number) =>
      `${orders(value)} ${value === 1 ? 'is' : 'are'} not measured: still open, or without recorded steps.`,
  },
  totals: {
    title: 'What revenue is made of',
    rows: {
      revenue: 'Revenue',
      refunded: 'Given back (not in revenue)',
      discount: 'Taken off by coupons (not in revenue)',
      tax: 'Tax',
      delivery: 'Delivery',
      packing: 'Packing',
      tips: 'Tips',
    },
    columns: { part: 'Part', amount: 'Amount', before: 'Before' },
    placed:
      'The close of a day counts what was placed, by the day on which money moved; this page counts what was sold, by the day of the order.',
    hint: 'Totals of all orders that were not rejected, cancelled, expired or left unpaid, with tax and charges, less what was given back. What is given back counts on the day of its order.',
  },
} as const;
