/** When the kitchen begins with an order. */

/** The times of an order. */
export interface DueOrder {
  orderedOn: Date;
  /** When the kitchen begins with it: the promised time minus the preparation. Null: at once, when it is placed. */
  dueAt: Date | null;
}

/** From when the age of an order counts (SLOT-6). */
export const startOf = ({ orderedOn, dueAt }: DueOrder): Date => dueAt ?? orderedOn;

/** Whether an order was ordered ahead and is not due yet. An order that a full kitchen put off is not: it is shown at once. */
export const isLater = (
  { scheduledFor, dueAt }: { scheduledFor: Date | string | null; dueAt: Date | string | null },
  now: Date,
): boolean => scheduledFor !== null && dueAt !== null && now < new Date(dueAt);
