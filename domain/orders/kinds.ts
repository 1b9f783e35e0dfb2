/** Delivered by a rider, or picked up by the customer. */
export const ORDER_KINDS = ['delivery', 'pickup'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
