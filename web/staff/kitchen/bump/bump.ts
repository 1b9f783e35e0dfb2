import { needsAllergiesSeen } from '#domain/allergies/seen.ts';
import { needsCode } from '#domain/hand-over/code.ts';
import type { OrderRole } from '#domain/orders/actors.ts';
import { nextStepsFor, stepsFor } from '#domain/orders/lifecycle.ts';
import type { Pace } from '#domain/orders/pace.ts';
import { waitsForTime } from '#domain/orders/status.ts';
import type { StepStatus } from '#domain/orders/statuses.ts';
import { isForLater, proposalFor, type Ticket } from '../ticket.ts';

/** The step that moves an order on. */
export interface Bump {
  type: 'step';
  to: StepStatus;
  promisedInMinutes?: number;
}

export interface BumpDeps {
  now: Date;
  role: OrderRole;
  pace: Pace;
  acceptStartsCooking: boolean;
}

/** Whether somebody has to read the customer's words about allergies before the order goes on (ALLERGY-4). */
export const mustReadAllergies = (ticket: Ticket, role: BumpDeps['role']): boolean =>
  stepsFor(ticket.kind, ticket.status, role).some((to) => needsAllergiesSeen(ticket, to));

/** Whether the kitchen has to say why it takes the step: it hands the order over without its customer's code (DOOR-3). */
export const mustSayWhy = (ticket: Ticket, to: StepStatus): boolean =>
  to === 'delivered' && needsCode(ticket);

/**
 * What one tap or one key does with an order (BOARD-23): a new one is accepted with the time that is proposed for it, any
 * other one takes its usual next step. Null if somebody has to decide or read first, because it has no time yet, or its customer
 * asks to cancel, names an allergy or has a code, or while its last step waits to be sent.
 */
export function bumpOf(ticket: Ticket, { now, role, pace, acceptStartsCooking }: BumpDeps): Bump | null {
  const { kind, status, promisedAt } = ticket;
  if (ticket.cancelAskedAt !== null || ticket.isQueued) return null;
  if (mustReadAllergies(ticket, role) || waitsForTime(ticket)) return null;
  if (stepsFor(kind, status, role).includes('accepted')) {
    if (isForLater(ticket, now)) return { type: 'step', to: 'accepted' };
    const { minutes, kept } = proposalFor(promisedAt, now, pace[kind]);
    // A kept promise is not sent again: minutes are rounded, and it would move by some seconds.
    return { type: 'step', to: 'accepted', ...(!kept && { promisedInMinutes: minutes }) };
  }
  const [to] = nextStepsFor(kind, status, role, acceptStartsCooking);
  return to && !mustSayWhy(ticket, to) ? { type: 'step', to } : null;
}
