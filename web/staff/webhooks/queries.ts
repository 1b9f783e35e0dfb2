import { DELIVERY_STATES, type DeliveryProblem, type DeliveryState } from '#domain/webhooks/attributes.ts';
import { searchedList } from '#web/lib/sdk/list-query.ts';

/** A message to a webhook. */
export interface DeliveryRow {
  id: string;
  webhookId: string;
  type: string;
  state: DeliveryState;
  attempts: number;
  status: number | null;
  problem: DeliveryProblem | null;
  answer: string | null;
  /** ISO times: of what happened, and of the next try. */
  at: string;
  dueAt: string | null;
}

/** Messages to webhooks, the newest first; for administrators. */
export const deliveriesQuery = searchedList({
  collection: 'webhookDeliveries',
  newestBy: '$createdAt',
  filters: { state: DELIVERY_STATES },
  perPage: 50,
  read: (document): DeliveryRow => ({
    id: document.$id,
    webhookId: document.webhookId,
    type: document.type,
    state: document.state,
    attempts: document.attempts,
    status: document.status,
    problem: document.problem,
    answer: document.answer,
    at: document.$createdAt,
    dueAt: document.dueAt,
  }),
});
