import { KITCHEN_ROLES } from '#domain/users/roles.ts';
import type { OrderRole } from './actors.ts';
import type { OrderKind } from './kinds.ts';

/**
 * The statuses of an order (LIFE-1): one row each, with everything that depends on it. Whatever else needs to know about a
 * status asks its row, or a list that is derived here. Its words are in `status-words.ts`.
 */

/** All statuses, in the order in which an order has them. */
export const ORDER_STATUSES = [
  'awaitingPayment',
  'placed',
  'accepted',
  'preparing',
  'ready',
  'outForDelivery',
  'delivered',
  'collected',
  'rejected',
  'cancelled',
  'expired',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The columns of the kitchen's board, in the order of an order's steps. */
export const COLUMNS = ['new', 'preparing', 'ready', 'onTheWay'] as const;
export type BoardColumn = (typeof COLUMNS)[number];

/** A step to another status. All lead forward. */
interface NextStep {
  to: OrderStatus;
  /** The roles that may take this step. */
  by: readonly OrderRole[];
  /** Only for orders of this kind. */
  kind?: OrderKind;
}

export interface StatusRow {
  /** Whether the order waits for its payment, is in work, reached its customer, or ended without food. */
  stage: 'unpaid' | 'open' | 'fulfilled' | 'failed';
  /** Its column on the kitchen's board; null: the board does not show it. */
  column: BoardColumn | null;
  /** The phase that its customer sees, by the kind of the order; null: none. */
  phase: Readonly<Record<OrderKind, OrderStatus | null>>;
  /** Whether an order ahead may keep it until the order is due, because nobody has begun with it. */
  canWait: boolean;
  /** Whether its dishes are still to be cooked. */
  toCook: boolean;
  /** Whether its lines can be ticked off as cooked. */
  ticksLines: boolean;
  /** Whether the kitchen may propose to remove or replace lines (CHANGE-1). */
  changesLines: boolean;
  /** The riders who see it: nobody, its own, or every rider while it has none. */
  riders: 'none' | 'own' | 'any';
  /** Whether its invoice may be issued (INVOICE-3). */
  invoiced: boolean;
  /** The mail and the alert that tell its customer; null: none. */
  news: 'confirmation' | 'accepted' | 'onItsWay' | 'delivered' | 'ended' | null;
  /** The reasons that the kitchen has for cancelling it besides the usual ones. */
  cancelledFor: 'unpaid' | 'attempt' | null;
  /** The color of its badge. */
  tone: 'neutral' | 'accent' | 'warm' | 'good';
  /** The picture of its badge, and of its phase. */
  icon: StatusIcon;
  phaseIcon: StatusIcon;
  next: readonly NextStep[];
}

export type StatusIcon = 'clock' | 'receipt' | 'pot' | 'bag' | 'bike' | 'check' | 'cross' | 'house';

const KITCHEN: readonly OrderRole[] = KITCHEN_ROLES;
const KITCHEN_OR_RIDER: readonly OrderRole[] = [...KITCHEN, 'rider'];
/** Customers may cancel only for some time: see cancelling.ts. */
const KITCHEN_OR_CUSTOMER: readonly OrderRole[] = [...KITCHEN, 'customer'];
const SYSTEM: readonly OrderRole[] = ['system'];

const CANCEL: NextStep = { to: 'cancelled', by: KITCHEN_OR_CUSTOMER };

/** Of an order that ended without food. */
const FAILED = {
  stage: 'failed',
  column: null,
  phase: { delivery: null, pickup: null },
  canWait: false,
  toCook: false,
  ticksLines: false,
  changesLines: false,
  riders: 'none',
  invoiced: false,
  news: 'ended',
  cancelledFor: null,
  tone: 'neutral',
  icon: 'cross',
  phaseIcon: 'cross',
  next: [],
} as const satisfies StatusRow;

/** Of an order that its customer has. */
const FULFILLED = {
  ...FAILED,
  stage: 'fulfilled',
  invoiced: true,
  news: 'delivered',
  tone: 'good',
  icon: 'check',
  phaseIcon: 'house',
} as const satisfies StatusRow;

/** Of an order that the kitchen has accepted, while the food is there. */
const IN_THE_KITCHEN = {
  ...FAILED,
  stage: 'open',
  column: 'preparing',
  toCook: true,
  ticksLines: true,
  changesLines: true,
  news: null,
  tone: 'accent',
  icon: 'pot',
} as const satisfies StatusRow;

const STATUSES = {
  /** Not visible to the kitchen yet. */
  awaitingPayment: {
    ...FAILED,
    stage: 'unpaid',
    news: null,
    cancelledFor: 'unpaid',
    icon: 'clock',
    phaseIcon: 'clock',
    next: [{ to: 'placed', by: SYSTEM }, CANCEL, { to: 'expired', by: SYSTEM }],
  },
  /** Waits for the kitchen to accept or reject it. */
  placed: {
    ...FAILED,
    stage: 'open',
    column: 'new',
    phase: { delivery: 'placed', pickup: 'placed' },
    canWait: true,
    toCook: true,
    news: 'confirmation',
    tone: 'accent',
    icon: 'clock',
    phaseIcon: 'receipt',
    next: [
      { to: 'accepted', by: KITCHEN },
      { to: 'rejected', by: KITCHEN },
      CANCEL,
      { to: 'expired', by: SYSTEM },
    ],
  },
  accepted: {
    ...IN_THE_KITCHEN,
    phase: { delivery: 'accepted', pickup: 'accepted' },
    canWait: true,
    news: 'accepted',
    phaseIcon: 'check',
    next: [{ to: 'preparing', by: KITCHEN }, { to: 'ready', by: KITCHEN }, CANCEL],
  },
  preparing: {
    ...IN_THE_KITCHEN,
    phase: { delivery: 'preparing', pickup: 'preparing' },
    phaseIcon: 'pot',
    next: [{ to: 'ready', by: KITCHEN }, CANCEL],
  },
  /** Packed. To its customer, food that waits for its rider counts as being prepared. */
  ready: {
    ...IN_THE_KITCHEN,
    column: 'ready',
    phase: { delivery: 'preparing', pickup: 'ready' },
    toCook: false,
    changesLines: false,
    riders: 'any',
    invoiced: true,
    tone: 'warm',
    icon: 'bag',
    phaseIcon: 'bag',
    next: [
      { to: 'outForDelivery', by: KITCHEN_OR_RIDER, kind: 'delivery' },
      { to: 'delivered', by: KITCHEN_OR_RIDER, kind: 'delivery' },
      { to: 'collected', by: KITCHEN, kind: 'pickup' },
      CANCEL,
    ],
  },
  /** The food is with a rider. */
  outForDelivery: {
    ...IN_THE_KITCHEN,
    column: 'onTheWay',
    phase: { delivery: 'outForDelivery', pickup: null },
    toCook: false,
    ticksLines: false,
    changesLines: false,
    riders: 'own',
    invoiced: true,
    news: 'onItsWay',
    cancelledFor: 'attempt',
    tone: 'warm',
    icon: 'bike',
    phaseIcon: 'bike',
    next: [
      { to: 'delivered', by: KITCHEN_OR_RIDER, kind: 'delivery' },
      { ...CANCEL, kind: 'delivery' },
    ],
  },
  /** The customer has the food. */
  delivered: { ...FULFILLED, phase: { delivery: 'delivered', pickup: null } },
  collected: { ...FULFILLED, phase: { delivery: null, pickup: 'collected' } },
  /** The kitchen did not take it. */
  rejected: FAILED,
  /** The customer or the kitchen called it off. */
  cancelled: FAILED,
  /** Nobody accepted or paid it in time. */
  expired: FAILED,
} as const satisfies Record<OrderStatus, StatusRow>;

type Rows = typeof STATUSES;
/** The statuses whose row has one of these values. */
type StatusWith<Row> = { [Status in OrderStatus]: Rows[Status] extends Row ? Status : never }[OrderStatus];

/** The statuses of orders that ended without food; the customer may be owed money. */
export type FailedStatus = StatusWith<{ stage: 'failed' }>;
/** The statuses of orders that have not ended. */
export type OpenStatus = StatusWith<{ stage: 'unpaid' | 'open' }>;
/** The statuses that are a phase of some kind of order. */
export type PhaseStatus = {
  [Status in OrderStatus]: Status extends Rows[Status]['phase'][OrderKind] ? Status : never;
}[OrderStatus];
/** The statuses that somebody brings an order to by a step; nobody does that with the other ones. */
export type StepStatus = Exclude<OrderStatus, 'awaitingPayment' | 'placed' | 'expired'>;
/** The statuses after the acceptance: steps of the food itself. */
export type NextStatus = Exclude<StepStatus, 'accepted' | FailedStatus>;

/** What depends on a status. */
export const rowOf = (status: OrderStatus): StatusRow => STATUSES[status];

const statusesWhere = (is: (row: StatusRow) => boolean): readonly OrderStatus[] =>
  ORDER_STATUSES.filter((status) => is(STATUSES[status]));

/** Whether an order ended without food. */
export const isFailed = (status: OrderStatus): status is FailedStatus => rowOf(status).stage === 'failed';
/** Whether the customer has the food. */
export const isFulfilled = (status: OrderStatus): boolean => rowOf(status).stage === 'fulfilled';
/** Whether the order has not ended: its customer, the kitchen or a rider has something left to do. */
export const isOpen = (status: OrderStatus): status is OpenStatus =>
  !isFailed(status) && !isFulfilled(status);
/**
 * Whether the kitchen may propose to remove or replace lines (CHANGE-1). While a proposal is open, the order cannot leave
 * these statuses, except by ending.
 */
export const canChangeLines = (status: OrderStatus): boolean => rowOf(status).changesLines;
/** Whether a rider has the food. */
export const isOnTheWay = (status: OrderStatus): boolean => rowOf(status).column === 'onTheWay';
export const ON_THE_WAY_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(isOnTheWay);
/** Whether the kitchen has accepted the order, and the customer does not have the food yet. */
export const isAccepted = (status: OrderStatus): boolean => {
  const { column } = rowOf(status);
  return column !== null && column !== 'new';
};

/** Whether the food is packed: it waits, is with a rider, or its customer has it (PACK-1). */
export const isPacked = (status: OrderStatus): boolean =>
  isFulfilled(status) || (isAccepted(status) && !rowOf(status).toCook);

/** Whether a step to the status is one of the food itself, after the acceptance. */
export const isNextStatus = (status: OrderStatus): status is NextStatus =>
  isFulfilled(status) || (isAccepted(status) && status !== 'accepted');

export const FAILED_STATUSES: readonly FailedStatus[] = ORDER_STATUSES.filter(isFailed);
export const FULFILLED_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(isFulfilled);
export const OPEN_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(isOpen);
export const ENDED_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter((status) => !isOpen(status));
/** Of orders in work: the kitchen or a rider has something to do, and the board shows them. */
export const BOARD_STATUSES = statusesWhere(({ column }) => column !== null);
/** Of orders that count as sold: neither waiting for their payment nor ended without food. */
export const SOLD_STATUSES = statusesWhere(({ stage }) => stage === 'open' || stage === 'fulfilled');
export const UNSOLD_STATUSES = statusesWhere(({ stage }) => stage === 'unpaid' || stage === 'failed');
/** Of orders that are packed, or will be: the kitchen has accepted them. */
export const TO_PACK_STATUSES = ORDER_STATUSES.filter((status) => isAccepted(status) || isFulfilled(status));
/** In which an order ahead may wait until it is due. */
export const WAITING_STATUSES = statusesWhere(({ canWait }) => canWait);
/** Of orders that their own rider sees. */
export const RIDER_STATUSES = statusesWhere(({ riders }) => riders !== 'none');
/** Of orders that any rider may take. */
export const FREE_STATUSES = statusesWhere(({ riders }) => riders === 'any');

/** What the kitchen answers a new order with. */
export const ANSWER_STATUSES: readonly OrderStatus[] = STATUSES.placed.next
  .filter(({ by }) => by === KITCHEN)
  .map(({ to }) => to);

/** The phases that a customer sees, by the kind of order. */
export const PHASES: Readonly<Record<OrderKind, readonly PhaseStatus[]>> = {
  delivery: phasesOfKind('delivery'),
  pickup: phasesOfKind('pickup'),
};

function phasesOfKind(kind: OrderKind): PhaseStatus[] {
  return ORDER_STATUSES.filter((status): status is PhaseStatus => STATUSES[status].phase[kind] === status);
}
