/**
 * How an order reached the kitchen: `online` from the customer, or `staff` when somebody of the kitchen typed it for a
 * customer on the phone or at the counter.
 */
export const ORDER_CHANNELS = ['online', 'staff'] as const;
