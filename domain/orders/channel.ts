/**
 * How an order reached the kitchen: `online` from the customer, or `staff` if staff typed it for a customer on the phone
 * or at the counter.
 */
export const ORDER_CHANNELS = ['online', 'staff'] as const;
export type OrderChannel = (typeof ORDER_CHANNELS)[number];
