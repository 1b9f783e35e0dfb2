import { isFailed, type OrderKind, type OrderStatus } from './lifecycle.ts';
import type { ShownStatus } from './status.ts';

/** The five phases that a customer sees, by the kind of order. */
const PHASES: Record<OrderKind, readonly OrderStatus[]> = {
  delivery: ['placed', 'accepted', 'preparing', 'outForDelivery', 'delivered'],
  pickup: ['placed', 'accepted', 'preparing', 'ready', 'collected'],
};

/** An event of an order, as `phasesOf` needs it. */
export interface PhaseEvent {
  type: string;
  from: OrderStatus;
  to: OrderStatus | null;
  createdAt: Date;
}

export interface Phase {
  name: OrderStatus;
  state: 'done' | 'current' | 'open';
  /** When the phase began; null when no step recorded it. */
  at: Date | null;
}

/** The time of each status that the order has had; undone steps are left out. */
function timesOf(orderedOn: Date, events: readonly PhaseEvent[]): Map<OrderStatus, Date> {
  const times = new Map<OrderStatus, Date>([['placed', orderedOn]]);
  for (const { type, from, to, createdAt } of events) {
    if (type === 'undo') times.delete(from);
    else if (to !== null && to !== from) times.set(to, createdAt);
  }
  return times;
}

/** The index of a status among the phases; -1 before the first. Food waiting for its rider counts as being prepared. */
function reached(kind: OrderKind, status: OrderStatus): number {
  const phases = PHASES[kind];
  if (status === 'awaitingPayment') return -1;
  return phases.indexOf(kind === 'delivery' && status === 'ready' ? 'preparing' : status);
}

/**
 * The phases of an order as its customer sees them (LIFE-13). Of a failed order, the last recorded phase is the last one
 * done.
 * @param events steps and undone steps, oldest first
 */
export function phasesOf(
  order: { kind: OrderKind; orderedOn: Date },
  events: readonly PhaseEvent[],
  { status }: ShownStatus,
): Phase[] {
  const { kind, orderedOn } = order;
  const times = timesOf(orderedOn, events);
  const failed = isFailed(status);
  const at = failed
    ? Math.max(...PHASES[kind].map((name, index) => (times.has(name) ? index : 0)))
    : reached(kind, status);
  const last = PHASES[kind].length - 1;
  return PHASES[kind].map((name, index) => ({
    name,
    state:
      index < at || (index === at && (failed || at === last)) ? 'done' : index === at ? 'current' : 'open',
    at: index <= at ? (times.get(name) ?? null) : null,
  }));
}
