import type { NextStatus, OpenStatus, OrderStatus, PhaseStatus, StepStatus } from './statuses.ts';

/** The words for the statuses of an order. A status without its words does not compile. */

/** Each status in one or two words, for customers. */
export const statusWords: Record<OrderStatus, string> = {
  awaitingPayment: 'Awaiting payment',
  placed: 'Waiting for the kitchen',
  accepted: 'Accepted',
  preparing: 'Preparing',
  ready: 'Ready',
  outForDelivery: 'Out for Delivery',
  delivered: 'Delivered',
  collected: 'Collected',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

/** The phases of an order, for its customer. */
export const phaseWords: Record<PhaseStatus, string> = {
  placed: 'Order Received',
  accepted: 'Accepted',
  preparing: 'Preparing',
  ready: 'Ready for you',
  outForDelivery: 'On the Way',
  delivered: 'Delivered',
  collected: 'Collected',
};

/** What happens to the order right now, in the bar that leads its customer to it. */
export const underWayWords: Record<OpenStatus, string> = {
  awaitingPayment: 'Waiting for your payment',
  placed: 'With the kitchen',
  accepted: 'The kitchen has taken it',
  preparing: 'Being cooked',
  ready: 'Ready',
  outForDelivery: 'On its way',
};

/** The board’s button for a step to a status. */
export const stepWords: Record<NextStatus, string> = {
  preparing: 'Start cooking',
  ready: 'Ready',
  outForDelivery: 'Hand to rider',
  delivered: 'Delivered',
  collected: 'Collected',
};

/** What staff read once a step is taken. */
export const stepTakenWords: Record<StepStatus, (order: string) => string> = {
  accepted: (order) => `${order} is accepted`,
  preparing: (order) => `${order} is being cooked`,
  ready: (order) => `${order} is ready`,
  outForDelivery: (order) => `${order} is on its way`,
  delivered: (order) => `${order} is delivered`,
  collected: (order) => `${order} is collected`,
  rejected: (order) => `${order} is rejected`,
  cancelled: (order) => `${order} is cancelled`,
};
