/** Age from which an order is on its way, in minutes (ORDER-13). */
const OUT_FOR_DELIVERY_AFTER = 30;
/** Age from which an order counts as delivered, in minutes (ORDER-13). */
const DELIVERED_AFTER = 60;
/** Estimate on the success page, in minutes (ORDER-12). */
const ESTIMATED_MINUTES = 30;

const MINUTE = 60_000;

export type OrderStatus = 'Preparing' | 'Out for Delivery' | 'Delivered';

/** What the kitchen's own lists say (ORDER-13): nobody records how far an order is, and age alone proves nothing there. */
export const RECORDED_STATUS = 'Pending';

/** Status by age (ORDER-13): under 30 minutes, 30 to under 60, from 60. */
export function orderStatus(orderedOn: Date, now: Date): OrderStatus {
  const age = (now.getTime() - orderedOn.getTime()) / MINUTE;
  if (age < OUT_FOR_DELIVERY_AFTER) return 'Preparing';
  return age < DELIVERED_AFTER ? 'Out for Delivery' : 'Delivered';
}

/** When the success page says the food will be there. */
export function estimatedDelivery(orderedOn: Date): Date {
  return new Date(orderedOn.getTime() + ESTIMATED_MINUTES * MINUTE);
}
