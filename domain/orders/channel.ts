/**
 * How an order reached the kitchen: `online` from the customer, or `staff` if staff typed it for a customer on the phone
 * or at the counter, or `plan` if it is a meal of a subscription, which the server places at its cutoff.
 */
export const ORDER_CHANNELS = ['online', 'staff', 'plan'] as const;
export type OrderChannel = (typeof ORDER_CHANNELS)[number];
