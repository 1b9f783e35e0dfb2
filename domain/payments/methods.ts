/**
 * The ways to pay an order (ORDER-7): one row each, with everything that depends on it. Whatever else needs to know about a
 * way to pay asks its row, or a list that is derived here. Its words are in `method-words.ts`.
 */

/** All ways to pay, in the order in which they are offered. */
export const PAYMENT_METHODS = ['cod', 'upi', 'card', 'balance', 'house'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export interface MethodRow {
  /**
   * When customers who order online pay: once they have the food, or before the kitchen begins. What is paid before has an
   * offer (`MethodOffer`) that depends on what the kitchen has set up. From the ledger an order is paid at once, as an entry.
   */
  paid: 'before' | 'after' | 'ledger';
  /** What must be set up so that customers pay real money by it. A gateway stands in for a UPI id. */
  needs: 'nothing' | 'upiId' | 'gateway';
  /** Whether a payment by it can be a test (PAY-7). If it can't, its payments and refunds are always real money. */
  canBeTest: boolean;
  /** Where its money is counted when a day is closed (DAY-3): in the drawer of whoever took it, at the bank, or nowhere. */
  goesTo: 'drawer' | 'bank' | 'nowhere';
  /** Whether riders and people at the counter take it; staff can leave it to be paid then. */
  byHand: boolean;
  /** Whether customers name the number of their payment, which the kitchen then looks for at its bank (UPI-7). */
  hasNumber: boolean;
  /** What it is called in files and at the gateway. */
  inFiles: string;
  icon: MethodIcon;
}

export type MethodIcon = 'notes' | 'phone' | 'card' | 'notebook';

const METHODS = {
  /** Cash. The kitchen's own money for change and refunds is cash too. */
  cod: {
    paid: 'after',
    needs: 'nothing',
    canBeTest: false,
    goesTo: 'drawer',
    byHand: true,
    hasNumber: false,
    inFiles: 'cash',
    icon: 'notes',
  },
  upi: {
    paid: 'before',
    needs: 'upiId',
    canBeTest: true,
    goesTo: 'bank',
    byHand: true,
    hasNumber: true,
    inFiles: 'upi',
    icon: 'phone',
  },
  /** Everything that is paid on a page of the gateway, except UPI. */
  card: {
    paid: 'before',
    needs: 'gateway',
    canBeTest: true,
    goesTo: 'bank',
    byHand: false,
    hasNumber: false,
    inFiles: 'card',
    icon: 'card',
  },
  /** From what the customer has paid ahead (LEDGER-17). */
  balance: {
    paid: 'ledger',
    needs: 'nothing',
    canBeTest: false,
    goesTo: 'nowhere',
    byHand: false,
    hasNumber: false,
    inFiles: 'balance',
    icon: 'notebook',
  },
  /** On the customer's house account (LEDGER-18). */
  house: {
    paid: 'ledger',
    needs: 'nothing',
    canBeTest: false,
    goesTo: 'nowhere',
    byHand: false,
    hasNumber: false,
    inFiles: 'house account',
    icon: 'notebook',
  },
} as const satisfies Record<PaymentMethod, MethodRow>;

type Rows = typeof METHODS;
/** The ways to pay whose row has these values. */
type MethodWith<Row> = {
  [Method in PaymentMethod]: Rows[Method] extends Row ? Method : never;
}[PaymentMethod];

/** The ways by which customers pay before the kitchen begins. */
export type OnlineMethod = MethodWith<{ paid: 'before' }>;
/** The ways by which riders and people at the counter are paid. */
export type HandMethod = MethodWith<{ byHand: true }>;
export type BankMethod = MethodWith<{ goesTo: 'bank' }>;
/** The ways to pay for which no money moves: the order is an entry of the customer's ledger. */
export type LedgerMethod = MethodWith<{ paid: 'ledger' }>;
/** The ways to pay with money. */
export type MoneyMethod = Exclude<PaymentMethod, LedgerMethod>;

/** What somebody is paid with who is paid later than was planned, and what the kitchen gives back by hand. */
export const CASH = 'cod' satisfies HandMethod;
/** What is paid from what the customer has, and what is paid on their house account. */
export const BALANCE = 'balance' satisfies LedgerMethod;
export const HOUSE = 'house' satisfies LedgerMethod;
/** What the gateway has received by a way that is none of ours, such as net banking. */
export const OTHER_AT_GATEWAY = 'card' satisfies OnlineMethod;

/** What depends on a way to pay. */
export const rowOf = (method: PaymentMethod): MethodRow => METHODS[method];

export const isOnline = (method: PaymentMethod): method is OnlineMethod => rowOf(method).paid === 'before';
export const isBank = (method: PaymentMethod): method is BankMethod => rowOf(method).goesTo === 'bank';
export const isDrawer = (method: PaymentMethod): boolean => rowOf(method).goesTo === 'drawer';
export const isLedger = (method: PaymentMethod): method is LedgerMethod => rowOf(method).paid === 'ledger';
export const isMoney = (method: PaymentMethod): method is MoneyMethod => !isLedger(method);
const isByHand = (method: PaymentMethod): method is HandMethod => rowOf(method).byHand;

export const ONLINE_METHODS: readonly OnlineMethod[] = PAYMENT_METHODS.filter(isOnline);
export const HAND_METHODS: readonly HandMethod[] = PAYMENT_METHODS.filter(isByHand);
/** By which the kitchen is paid only once the food is there. */
export const AFTER_METHODS = PAYMENT_METHODS.filter((method) => rowOf(method).paid === 'after');
export const MONEY_METHODS: readonly MoneyMethod[] = PAYMENT_METHODS.filter(isMoney);
/** In the order in which an order's refunds go back to the ledger: a debt becomes smaller first (LEDGER-20). */
export const LEDGER_METHODS: readonly LedgerMethod[] = ['house', 'balance'];
export const TESTED_METHODS = PAYMENT_METHODS.filter((method) => rowOf(method).canBeTest);
export const NUMBERED_METHODS = PAYMENT_METHODS.filter((method) => rowOf(method).hasNumber);

/** Something for each way to pay before the kitchen begins. */
export type OfOnline<Value> = Readonly<Record<OnlineMethod, Value>>;
export const ofOnline = <Value>(of: (method: OnlineMethod) => Value): OfOnline<Value> =>
  Object.fromEntries(ONLINE_METHODS.map((method) => [method, of(method)])) as OfOnline<Value>;

/**
 * How customers may pay: with `real` money, as a `test` without money, or not at all (`off`). In test mode a gateway moves
 * no money either.
 */
export type MethodOffer = 'real' | 'test' | 'off';
export type MethodOffers = OfOnline<MethodOffer>;

/** How customers may pay by a method; undefined if the offers are not known yet. What is not paid online is real. */
export const offerOf = (method: PaymentMethod, offers: MethodOffers | undefined): MethodOffer | undefined =>
  isOnline(method) ? offers?.[method] : 'real';
