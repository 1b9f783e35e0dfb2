import { PAID_BY, type PaidBy } from '#domain/ledger/attributes.ts';
import { type Paise, paise, sum, ZERO_PAISE } from '#domain/money.ts';
import type { StepReason } from '#domain/orders/reasons.ts';
import type { FailedStatus } from '#domain/orders/statuses.ts';
import { CASH, isBank, isDrawer, type PaymentMethod } from '#domain/payments/methods.ts';

// What the money of a day adds up to. The entries come from the ledger in groups, so that a day of any size is small here.

/** A number of entries, and what they come to. */
export interface Total {
  count: number;
  amount: Paise;
}

export const NO_TOTAL: Total = { count: 0, amount: ZERO_PAISE };

const totalOf = (parts: readonly Total[]): Total => ({
  count: parts.reduce((count, part) => count + part.count, 0),
  amount: sum(...parts.map(({ amount }) => amount)),
});

/** Payments of one day that are alike. */
export interface PaymentGroup extends Total {
  method: PaymentMethod;
  /** No money has moved. */
  mock: boolean;
  /** The rider who took the money; null: it was taken in the kitchen or online. */
  riderId: string | null;
  riderName: string | null;
  /** The tips in these payments. */
  tips: Paise;
  /** They were recorded after their own day was closed. */
  late: boolean;
}

/** Refunds that were given back on one day and are alike. */
export interface RefundGroup extends Total {
  method: PaymentMethod;
  mock: boolean;
  late: boolean;
}

/** Money that came in for customers' balances, or was paid out of them, on one day (DAY-11). */
export interface BalanceGroup extends Total {
  paidBy: PaidBy;
  /** It came in; otherwise it was paid out. */
  isIn: boolean;
  /** The rider who took the cash at a door; null: it is in the till, or at the bank. */
  riderId: string | null;
  riderName: string | null;
  late: boolean;
}

/** Orders that ended without food, by how and why. */
export interface EndGroup extends Total {
  status: FailedStatus;
  /** Null if nobody gave a reason. */
  reason: StepReason | null;
}

/** Everything that was booked for one day. */
export interface DayEntries {
  payments: readonly PaymentGroup[];
  refunds: readonly RefundGroup[];
  balances: readonly BalanceGroup[];
  ends: readonly EndGroup[];
  orders: Total;
  /** Meals of plans that were delivered and paid from balances; a meal for two people counts twice. */
  meals: Total;
}

/** The cash that somebody must have. */
export interface Drawer {
  /** The rider who has it; null: the till. */
  riderId: string | null;
  /** The rider's name; empty for the till. */
  name: string;
  payments: number;
  received: Paise;
  /** What was given back in cash. Refunds, and what is paid out of balances, come from the till; a rider's is only reversed. */
  givenBack: Paise;
  /** The tips in the received amount. */
  tips: Paise;
}

/** What came in and went back by one method. Mock payments are apart from real ones. */
export interface MethodTotal {
  method: PaymentMethod;
  mock: boolean;
  received: Total;
  givenBack: Total;
}

/** What came in for balances and was paid out of them, in cash or at the bank. */
export interface BalanceTotal {
  paidBy: PaidBy;
  received: Total;
  givenBack: Total;
}

export interface DayTotals {
  orders: Total;
  /** The till first, then the riders by their names. */
  drawers: readonly Drawer[];
  methods: readonly MethodTotal[];
  balances: readonly BalanceTotal[];
  ends: readonly EndGroup[];
  /** Meals of plans that were delivered and had been paid ahead: no money of this day (DAY-13). */
  prepaid: Total;
  /** The tips in real payments. */
  tips: Paise;
  /** Money of this day's figures that belongs to days closed before. */
  lateReceived: Total;
  lateGivenBack: Total;
}

const isInDrawer = ({ method, mock }: { method: PaymentMethod; mock: boolean }) => isDrawer(method) && !mock;

function balancesOf({ balances }: Pick<DayEntries, 'balances'>): BalanceTotal[] {
  const of = (paidBy: PaidBy, isIn: boolean) =>
    totalOf(balances.filter((group) => group.paidBy === paidBy && group.isIn === isIn));
  return PAID_BY.filter((paidBy) => balances.some((group) => group.paidBy === paidBy)).map((paidBy) => ({
    paidBy,
    received: of(paidBy, true),
    givenBack: of(paidBy, false),
  }));
}

function drawersOf({ payments, refunds, balances }: DayEntries): Drawer[] {
  const cash = payments.filter(isInDrawer);
  const cashOfBalances = balances.filter(({ paidBy }) => paidBy === 'cash');
  const drawer = (riderId: string | null): Drawer => {
    const isTheirs = (group: PaymentGroup | BalanceGroup) => group.riderId === riderId;
    const own = cash.filter(isTheirs);
    const ofBalances = cashOfBalances.filter(isTheirs);
    const { count, amount } = totalOf([...own, ...ofBalances.filter(({ isIn }) => isIn)]);
    const back = riderId === null ? refunds.filter(isInDrawer) : [];
    return {
      riderId,
      name: (riderId !== null && [...own, ...ofBalances][0]?.riderName) || '',
      payments: count,
      received: amount,
      givenBack: totalOf([...back, ...ofBalances.filter(({ isIn }) => !isIn)]).amount,
      tips: sum(...own.map(({ tips }) => tips)),
    };
  };
  const riders = new Set([...cash, ...cashOfBalances].flatMap(({ riderId }) => riderId ?? []));
  const sorted = [...riders].map(drawer).sort((one, other) => one.name.localeCompare(other.name));
  return [drawer(null), ...sorted];
}

function methodsOf({ payments, refunds }: DayEntries): MethodTotal[] {
  const kinds = new Map(
    [...payments, ...refunds].map(({ method, mock }) => [`${method} ${mock}`, { method, mock }]),
  );
  return [...kinds.values()]
    .map(({ method, mock }) => {
      const isThis = (group: PaymentGroup | RefundGroup) => group.method === method && group.mock === mock;
      const [received, givenBack] = [totalOf(payments.filter(isThis)), totalOf(refunds.filter(isThis))];
      return { method, mock, received, givenBack };
    })
    .sort((one, other) => Number(one.mock) - Number(other.mock) || one.method.localeCompare(other.method));
}

/** The totals of a day's entries (DAY-2). They contain every entry exactly once. */
export function dayTotals(entries: DayEntries): DayTotals {
  const { payments, refunds, balances, ends, orders, meals } = entries;
  const isLate = ({ late }: { late: boolean }) => late;
  return {
    orders,
    drawers: drawersOf(entries),
    methods: methodsOf(entries),
    balances: balancesOf(entries),
    ends,
    prepaid: meals,
    tips: sum(...payments.filter(({ mock }) => !mock).map(({ tips }) => tips)),
    lateReceived: totalOf([...payments, ...balances.filter(({ isIn }) => isIn)].filter(isLate)),
    lateGivenBack: totalOf([...refunds, ...balances.filter(({ isIn }) => !isIn)].filter(isLate)),
  };
}

/** Where money is counted: cash by who has it, UPI and card by what the bank app or the terminal says. */
export interface CountingPlace {
  method: PaymentMethod;
  /** The rider who has the cash; null: the till, the bank app or the card terminal. */
  riderId: string | null;
}

/** What somebody counted in one place. */
export interface Counted extends CountingPlace {
  amount: Paise;
}

/** One place of a day: what must be there, and what was found. */
export interface Reckoning extends CountingPlace {
  name: string;
  expected: Paise;
  /** Null: not counted. */
  counted: Paise | null;
  /** Counted minus expected: below zero, money is missing. */
  difference: Paise | null;
}

const isSamePlace = (one: CountingPlace) => (other: CountingPlace) =>
  one.method === other.method && one.riderId === other.riderId;

/** Compares what was counted with what is expected, place by place (DAY-3). Mock payments are expected nowhere. */
export function reckon(
  { drawers, methods }: Pick<DayTotals, 'drawers' | 'methods'>,
  counted: readonly Counted[],
): Reckoning[] {
  const places = [
    ...drawers.map(({ riderId, name, received, givenBack }) => ({
      method: CASH as PaymentMethod,
      riderId,
      name,
      expected: paise(received - givenBack),
    })),
    ...methods
      .filter(({ method, mock }) => isBank(method) && !mock)
      .map(({ method, received, givenBack }) => ({
        method,
        riderId: null,
        name: '',
        expected: paise(received.amount - givenBack.amount),
      })),
  ];
  return places.map((place) => {
    const found = counted.find(isSamePlace(place))?.amount ?? null;
    return { ...place, counted: found, difference: found === null ? null : paise(found - place.expected) };
  });
}

/** The cash that the till and all riders must have together. */
export const expectedCash = ({ drawers }: Pick<DayTotals, 'drawers'>): Paise =>
  paise(sum(...drawers.map(({ received }) => received)) - sum(...drawers.map(({ givenBack }) => givenBack)));

/** What is wrong with a count; undefined if it can be closed with. */
export function countProblem(
  totals: Pick<DayTotals, 'drawers' | 'methods'>,
  counted: readonly Counted[],
): 'unknownPlace' | 'twice' | 'missing' | undefined {
  const places = reckon(totals, []);
  if (counted.some((one) => !places.some(isSamePlace(one)))) return 'unknownPlace';
  if (counted.some((one) => counted.filter(isSamePlace(one)).length > 1)) return 'twice';
  const mustCount = places.filter(({ method, expected }) => !isBank(method) && expected !== 0);
  return mustCount.some((place) => !counted.some(isSamePlace(place))) ? 'missing' : undefined;
}
