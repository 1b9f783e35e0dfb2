/** How a value of a message is written out. */
export type ValueKind =
  | 'words'
  | 'lines'
  | 'link'
  | 'day'
  | 'days'
  | 'money'
  | 'moment'
  | 'count'
  | 'notCooked'
  | 'orderReason'
  | 'period';

/** The ways on which a message reaches somebody, in the order in which they are tried. */
export const CHANNELS = ['push', 'text', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What is told to people about their own meals, orders and money: one row a message. */
export interface MessageRow {
  /** The values of its words by their names, in the order of `messageWords`. */
  values: Readonly<Record<string, ValueKind>>;
  /**
   * Whether it only tells what comes. News go nowhere but to people who want them, never to a number that nobody has proven, and
   * never on the kitchen's list.
   */
  isNews?: true;
  /** The channels that carry it; missing: all. Mails and alerts of orders and statements
   * have their own code, which falls back on the row: then `text` is what is left. */
  channels?: readonly Channel[];
  /** The value that is the day of its food. A text about food of today goes out at any hour. */
  foodOf?: string;
  /** The page that it is about, for whoever signs in. */
  page: string;
  /** Whether a text and a chat with it also lead to the page that shows what is to be paid to whoever has the link (LEDGER-42). */
  showsOwed?: true;
}

/** By its kind, which is also the kind of its mail (`meal-short`), its alert (`meal-short-alert`) and its text (`phone-meal-short`). */
export const MESSAGE_ROWS = {
  'meal-tomorrow': {
    values: { names: 'words', date: 'day' },
    isNews: true,
    channels: ['text'],
    page: '/my-meals',
  },
  'meal-short': {
    values: { name: 'words', date: 'day', missing: 'money', until: 'moment' },
    foodOf: 'date',
    page: '/balance',
  },
  'meal-balance-low': { values: { covered: 'count' }, page: '/balance' },
  'meal-price': { values: { plan: 'words', now: 'money', from: 'day' }, page: '/my-meals' },
  'meal-price-lower': { values: { plan: 'words', now: 'money' }, page: '/my-meals' },
  'meal-price-agreed': { values: { plan: 'words', now: 'money', from: 'day' }, page: '/my-meals' },
  'meal-price-kept': { values: { plan: 'words', now: 'money' }, page: '/my-meals' },
  'company-price': { values: { plan: 'words', now: 'money', from: 'day' }, page: '/my-company' },
  'company-price-waits': { values: { plan: 'words', from: 'day' }, page: '/my-meals' },
  'company-price-over': { values: { plan: 'words' }, page: '/my-meals' },
  'meal-cooked-anyway': {
    values: { name: 'words', date: 'day', amount: 'money' },
    foodOf: 'date',
    page: '/balance',
  },
  'meal-kitchen-closed': { values: { days: 'days' }, page: '/my-meals' },
  'meal-kitchen-open': { values: { days: 'days' }, page: '/my-meals' },
  'meal-charged': { values: { name: 'words', date: 'day', amount: 'money' }, page: '/balance' },
  'meal-not-cooked': {
    values: { name: 'words', date: 'day', reason: 'notCooked' },
    foodOf: 'date',
    page: '/my-meals',
  },
  'meal-subscribed': { values: { plan: 'words', from: 'day', price: 'money' }, page: '/my-meals' },
  'meal-subscription-changed': { values: { plan: 'words' }, page: '/my-meals' },
  'meal-subscription-ended': { values: { plan: 'words', last: 'day' }, page: '/my-meals' },
  'meal-skipped': { values: { name: 'words', date: 'day' }, page: '/my-meals' },
  'meal-changed': { values: { name: 'words', date: 'day' }, page: '/my-meals' },
  'meal-paused': { values: { plan: 'words', from: 'day' }, page: '/my-meals' },
  'bundle-longer': { values: { last: 'day' }, page: '/my-meals' },
  'company-added': { values: { company: 'words' }, page: '/profile' },
  'company-entered': { values: { company: 'words' }, page: '/my-company' },
  'company-removed': { values: { company: 'words' }, page: '/my-meals' },
  'order-ended': {
    values: { order: 'words', reason: 'orderReason', date: 'day' },
    channels: ['text'],
    foodOf: 'date',
    page: '/orders',
  },
  'order-changed': {
    values: { order: 'words', until: 'moment', date: 'day' },
    channels: ['text'],
    foodOf: 'date',
    page: '/orders',
  },
  // Taken back once it is delivered.
  'order-on-its-way': {
    values: { order: 'words', date: 'day' },
    channels: ['text'],
    foodOf: 'date',
    page: '/orders',
  },
  'order-change-proposed': {
    values: { order: 'words', date: 'day' },
    channels: ['text'],
    foodOf: 'date',
    page: '/orders',
  },
  'order-revised': {
    values: { order: 'words', total: 'money', date: 'day' },
    channels: ['text'],
    foodOf: 'date',
    page: '/orders',
  },
  'order-payment-missing': { values: { order: 'words' }, channels: ['text'], page: '/orders' },
  'order-payment-taken-back': { values: { order: 'words' }, channels: ['text'], page: '/orders' },
  'order-issue-answered': { values: { order: 'words' }, channels: ['text'], page: '/orders' },
  'balance-statement': {
    values: { period: 'period', amount: 'money' },
    channels: ['text'],
    page: '/balance',
    showsOwed: true,
  },
  'balance-reminder': { values: { amount: 'money', due: 'day' }, channels: ['text'], page: '/balance' },
  'money-received': { values: { amount: 'money', balance: 'money' }, page: '/balance' },
  'money-credited': { values: { amount: 'money', balance: 'money' }, page: '/balance' },
  'money-charged': { values: { amount: 'money', balance: 'money' }, page: '/balance' },
  'money-paid-back': { values: { amount: 'money', balance: 'money' }, page: '/balance' },
  'top-up-denied': { values: { amount: 'money' }, page: '/balance' },
} as const satisfies Readonly<Record<string, MessageRow>>;

export type MessageKind = keyof typeof MESSAGE_ROWS;
export const MESSAGE_KINDS = Object.keys(MESSAGE_ROWS) as [MessageKind, ...MessageKind[]];

export const messageRow = (kind: MessageKind): MessageRow => MESSAGE_ROWS[kind];

/** The values of a message by their names, as they are stored. */
export type MessageValues<Kind extends MessageKind> = Readonly<
  Record<keyof (typeof MESSAGE_ROWS)[Kind]['values'], string | number | readonly string[]>
> &
  Readonly<Record<string, unknown>>;
