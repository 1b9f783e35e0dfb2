/**
 * What a kitchen and its customers owe each other, by plain addition in paise. It shares no code with the product: a history
 * runs each command on both and compares them afterwards.
 */

export type Method = 'cod' | 'upi' | 'card' | 'balance' | 'house';
const ONLINE: readonly Method[] = ['upi', 'card'];
const isLedger = (method: Method) => method === 'balance' || method === 'house';

/** The pencil's rule: ₹40 for bringing less than ₹500, and 5 % tax in whole rupees on what a coupon leaves. */
export const feeOf = (quantity: number, price: number): number => (quantity * price >= 500_00 ? 0 : 40_00);
export const totalOf = ({ quantity, price, fee, off }: Priced): number => {
  const dishes = quantity * price - off;
  return dishes + Math.round((dishes * 5) / 100 / 100) * 100 + fee;
};

interface Part {
  method: Method;
  amount: number;
  state: 'due' | 'paid' | 'gone';
}

export const OPEN = ['awaitingPayment', 'placed', 'accepted', 'ready', 'outForDelivery'] as const;
type Status = (typeof OPEN)[number] | 'delivered' | 'ended';

interface Priced {
  /** What its dish costs for one. */
  price: number;
  quantity: number;
  /** What bringing it costs, as agreed when it was placed. */
  fee: number;
  /** What a coupon takes off. */
  off: number;
}

export interface ModelOrder extends Priced {
  id: string;
  who: ModelPerson;
  status: Status;
  revision: number;
  parts: Part[];
  /** What went back of the money of the ledger, and of all other money together. */
  back: { house: number; balance: number; money: number };
  /** It ended while it held a part of the balance: money that comes later becomes credit. */
  hasReleased: boolean;
  /** The number of the day whose portions it took; undefined for a meal of a plan. */
  portionsOf: number | undefined;
}

/** An entry that somebody recorded by hand. */
export interface ModelEntry {
  id: string;
  who: ModelPerson;
  change: number;
  isReversed: boolean;
}

export interface ModelSubscription {
  id: string;
  price: number;
  people: number;
  paidBy: 'balance' | 'house';
  /** What somebody asked for tomorrow: nothing, or so many people. */
  tomorrow: { isSkipped: boolean; people: number | null };
  /** The number of the last day of a pause. */
  pausedUntil: number;
}

export interface ModelPerson {
  id: string;
  balance: number;
  limit: number | null;
  isClosed: boolean;
  subscription: ModelSubscription | null;
  /** Portions of the dish in the cart. */
  cart: number;
  /** The amount of a top-up that waits for staff. */
  topUp: { id: string; amount: number } | null;
  /** A balance that is asked back. */
  askedBack: { id: string; amount: number } | null;
}

export interface Model {
  people: ModelPerson[];
  orders: ModelOrder[];
  entries: ModelEntry[];
  price: number;
  planPrice: number;
  portionsLeft: number;
  /** Counts the days of the history. */
  day: number;
  /** Money received and given back today, by everything but the ledger. */
  till: number;
}

export const PORTIONS = 40;
/** A coupon takes ₹20 off two orders of a customer, and four in all. An order that ends without food gives it back. */
export const COUPON = { off: 20_00, perPerson: 2, total: 4 };

export const newModel = (people: string[]): Model => ({
  people: people.map((id) => ({
    ...{ id, balance: 0, limit: null, isClosed: false, cart: 0 },
    ...{ subscription: null, topUp: null, askedBack: null },
  })),
  ...{ orders: [], entries: [] },
  ...{ price: 59_00, planPrice: 120_00, portionsLeft: PORTIONS, day: 0, till: 0 },
});

const sumOf = (parts: readonly Part[], counts: (part: Part) => boolean) =>
  parts.filter(counts).reduce((sum, { amount }) => sum + amount, 0);

export const heldBy = ({ orders }: Model, who: ModelPerson): number =>
  sumOf(
    orders.filter((order) => order.who === who).flatMap(({ parts }) => parts),
    ({ method, state }) => isLedger(method) && state === 'due',
  );

export const usableOf = (model: Model, who: ModelPerson): number =>
  Math.max(0, who.balance - heldBy(model, who));

/** What a way to pay comes to: how much from the ledger, and how much by something else. */
export function shares(method: Method, fromBalance: number, total: number): Part[] {
  const part = method === 'balance' ? total : Math.min(fromBalance, total);
  return [
    { method: 'balance' as const, amount: part, state: 'due' as const },
    { method, amount: total - part, state: 'due' as const },
  ].filter(({ amount }) => amount > 0);
}

/** Whether somebody may pay so. */
export function canPay(model: Model, who: ModelPerson, parts: Part[]): boolean {
  const asked = (of: Method) => sumOf(parts, ({ method }) => method === of);
  const [balance, house] = [asked('balance'), asked('house')];
  if (balance > usableOf(model, who)) return false;
  if (house === 0) return true;
  return who.limit !== null && balance + house <= who.limit + who.balance - heldBy(model, who);
}

export function canUseCoupon({ orders }: Model, who: ModelPerson): boolean {
  const uses = orders.filter(({ off, status }) => off > 0 && status !== 'ended');
  return uses.length < COUPON.total && uses.filter((order) => order.who === who).length < COUPON.perPerson;
}

/** Counts what an order takes from the ledger. */
function count(order: ModelOrder): void {
  for (const part of order.parts)
    if (isLedger(part.method) && part.state === 'due') {
      part.state = 'paid';
      order.who.balance -= part.amount;
    }
}

/** Adds an order that its customer has placed, or that a meal became. */
export function place(
  model: Model,
  lines: Priced & Pick<ModelOrder, 'id' | 'who' | 'parts' | 'portionsOf'>,
): ModelOrder {
  const waits = lines.parts.some(({ method }) => ONLINE.includes(method));
  if (lines.portionsOf === model.day) model.portionsLeft -= lines.quantity;
  const status = waits ? 'awaitingPayment' : 'placed';
  const back = { house: 0, balance: 0, money: 0 };
  const order: ModelOrder = { ...lines, revision: 1, status, back, hasReleased: false };
  model.orders.push(order);
  if (!waits) count(order);
  return order;
}

const paidOf = ({ parts }: ModelOrder, ...methods: Method[]) =>
  sumOf(parts, ({ method, state }) => state === 'paid' && methods.includes(method));

/** What of an order can go back, by where it goes: the debt first, then the balance, then money. */
const returnable = (order: ModelOrder) => ({
  house: paidOf(order, 'house') - order.back.house,
  balance: paidOf(order, 'balance') - order.back.balance,
  money: paidOf(order, 'cod', 'upi', 'card') - order.back.money,
});

/** Gives back up to an amount: to the ledger what came from it; all of it if money becomes credit too. @returns the credit */
function giveBack(order: ModelOrder, amount: number, toBalance = false): number {
  const before = order.who.balance;
  let rest = amount;
  const left = returnable(order);
  for (const from of ['house', 'balance', 'money'] as const) {
    const part = Math.min(rest, left[from]);
    order.back[from] += part;
    if (from !== 'money' || toBalance) order.who.balance += part;
    rest -= part;
  }
  return order.who.balance - before;
}

/** Whether money for a part can still come: online also once the order has ended. */
export const isAwaited =
  ({ status }: ModelOrder) =>
  ({ method, state }: Part) =>
    isLedger(method)
      ? false
      : state === 'due' || (state === 'gone' && status === 'ended' && method !== 'cod');

/** Records that money has come for the part of an order that is paid outside of the ledger. */
export function receive(model: Model, order: ModelOrder): void {
  const part = order.parts.find(isAwaited(order));
  if (!part) throw new Error(`Nothing of ${order.id} waits for money`);
  part.state = 'paid';
  model.till += part.amount;
  if (order.status === 'awaitingPayment') {
    order.status = 'placed';
    count(order);
  } else if (order.status === 'ended') giveBack(order, Number.MAX_SAFE_INTEGER, order.hasReleased);
}

/** Ends an order without food: what it took goes back, its portions too. @returns what became credit */
export function end(model: Model, order: ModelOrder): number {
  if (order.portionsOf === model.day) model.portionsLeft += order.quantity;
  for (const part of order.parts)
    if (part.state === 'due') {
      part.state = 'gone';
      if (isLedger(part.method)) order.hasReleased = true;
    }
  order.status = 'ended';
  return giveBack(order, Number.MAX_SAFE_INTEGER);
}

/** Gives back a part as goodwill, from one source. @returns whether that can be done */
export function refund(order: ModelOrder, amount: number, toBalance: boolean): boolean {
  const left = returnable(order);
  const from = (['money', 'house', 'balance'] as const).find((each) => left[each] >= amount);
  if (!from) return false;
  order.back[from] += amount;
  if (from !== 'money' || toBalance) order.who.balance += amount;
  return true;
}

/** Takes portions off an accepted order: less is due, and what was paid already goes back. */
export function takeOff(model: Model, order: ModelOrder, quantity: number): void {
  const before = totalOf(order);
  order.quantity -= quantity;
  order.revision++;
  if (order.portionsOf === model.day) model.portionsLeft += quantity;
  let less = before - totalOf(order);
  for (const part of order.parts.toReversed())
    if (part.state === 'due') {
      const lower = Math.min(less, part.amount);
      part.amount -= lower;
      if (part.amount === 0) part.state = 'gone';
      less -= lower;
    }
  giveBack(order, less);
}
