import type { OrderKind } from './kinds.ts';
import type { ShownStatus } from './status.ts';
import { isFailed, type OrderStatus, PHASES, type PhaseStatus, rowOf } from './statuses.ts';

/** An event of an order, as `phasesOf` needs it. */
export interface PhaseEvent {
  type: string;
  from: OrderStatus;
  to: OrderStatus | null;
  createdAt: Date;
}

export interface Phase {
  name: PhaseStatus;
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

/** The index of a status among the phases of a kind of order; -1 before the first. */
function phaseIndex(kind: OrderKind, status: OrderStatus): number {
  const phases: readonly (OrderStatus | null)[] = PHASES[kind];
  return phases.indexOf(rowOf(status).phase[kind]);
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
    : phaseIndex(kind, status);
  const last = PHASES[kind].length - 1;
  return PHASES[kind].map((name, index) => ({
    name,
    state:
      index < at || (index === at && (failed || at === last)) ? 'done' : index === at ? 'current' : 'open',
    at: index <= at ? (times.get(name) ?? null) : null,
  }));
}
