import type { StepReason } from '#domain/orders/reasons.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';

/** Something the kitchen does with an order. */
export type BoardAction =
  | {
      type: 'step';
      to: OrderStatus;
      promisedInMinutes?: number;
      reason?: StepReason;
      dishId?: string;
      note?: string;
      /** The person has read the allergies of the order that they accept or begin with. */
      allergiesSeen?: true;
    }
  | { type: 'undo' }
  | { type: 'promise'; promisedInMinutes: number; reason: StepReason; note?: string }
  | { type: 'answerCancel'; to?: 'cancelled'; reason?: StepReason }
  | { type: 'assign'; riderId: string | null }
  | { type: 'lines'; revision: number; doneBefore: string[]; doneLines: string[] };
