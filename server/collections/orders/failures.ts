import { issueMessages } from '#domain/order-issues/messages.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import { openingMessages } from '#domain/site/messages.ts';
import type { FailureList } from '#server/http/failure.ts';

/** What is refused of orders, their payments and what was reported of them. */
export const orderFailures = {
  order_empty: [400, 'Your cart is empty'],
  order_below_minimum: [400, 'The order is below the minimum. Please add a dish.'],
  order_outside_area: [400, 'The kitchen does not deliver there. Please choose another address.'],
  order_customer_blocked: [403, 'The kitchen takes no orders from this account. Please call it.'],
  order_guest_limit: [409, orderMessages.guestLimit],
  order_guest_portions: [409, orderMessages.guestPortions],
  order_cash_limit: [400, 'The order is too large to be paid in cash. Please choose another way to pay.'],
  order_payment_off: [400, 'The kitchen does not take this way to pay. Please choose another one.'],
  order_phone_unproven: [403, 'An order in cash needs a proven phone number.'],
  order_slot_unavailable: [409, 'This time can’t be chosen any more. Please choose another one.'],
  order_terms_changed: [409, 'The bill has changed. Please look at it again and order again.'],
  order_price_changed: [409, 'A price has changed. Please check your cart and order again.'],
  order_dish_unavailable: [409, 'A dish is not available. Please remove it from your cart.'],
  order_portions_gone: [409, 'Too few portions of a dish are left. Please order fewer of it.'],
  kitchen_closed: [409, openingMessages.closed(undefined)],
  order_moved_on: [409, 'The status of this order has changed. Please load it again.'],
  order_cancel_too_late: [409, orderMessages.cancelTooLate],
  order_undo_too_late: [409, orderMessages.undoTooLate],
  order_issue_too_early: [409, issueMessages.notYet],
  order_issue_too_late: [409, issueMessages.tooLate],
  order_issue_open: [409, issueMessages.alreadyOpen],
  order_issue_moved_on: [409, issueMessages.movedOn],
  order_pickup_off: [409, 'This kitchen offers no pickup right now.'],
  order_revised: [409, 'This order was changed meanwhile. Please load it again.'],
  order_change_open: [409, orderMessages.changeOpen],
  order_change_answered: [409, 'This change is not open any more. Please load it again.'],
  payment_not_due: [409, paymentMessages.notDue],
  payment_reference_used: [409, paymentMessages.referenceUsed],
  payment_undo_too_late: [409, paymentMessages.undoTooLate],
  payment_not_payable: [409, paymentMessages.notPayable],
  refund_at_gateway: [409, paymentMessages.refundIsSent],
  refund_exceeds_payment: [409, paymentMessages.refundTooHigh],
} as const satisfies FailureList;

declare module '#server/http/failure.ts' {
  interface DeclaredFailures extends Record<keyof typeof orderFailures, unknown> {}
}
