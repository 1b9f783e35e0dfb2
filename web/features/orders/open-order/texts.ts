import type { OrderStatus } from '#domain/orders/lifecycle.ts';

const steps: Partial<Record<OrderStatus, string>> = {
  awaitingPayment: 'Waiting for your payment',
  placed: 'With the kitchen',
  accepted: 'The kitchen has taken it',
  preparing: 'Being cooked',
  ready: 'Packed',
  outForDelivery: 'On its way',
};

/** Texts of the bar that leads to the order under way. */
export const openOrderTexts = {
  label: 'Your order',
  steps,
  /** A pickup that waits at the counter. */
  readyToFetch: 'Ready for you',
  minutes: (minutes: number) => `${minutes} min`,
  soon: 'any minute now',
  follow: 'Follow',
} as const;
