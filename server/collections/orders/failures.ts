import { allergyMessages } from '#domain/allergies/messages.ts';
import { handOverMessages } from '#domain/hand-over/messages.ts';
import { issueMessages } from '#domain/order-issues/messages.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { PLACING_FAILURES } from '#domain/orders/refusals.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import type { FailureList } from '#server/base/failure.ts';

/** What is refused of orders (when they are placed: domain/orders/refusals.ts), their payments and what was reported of them. */
export const orderFailures = {
  ...PLACING_FAILURES,
  order_allergies_unseen: [409, allergyMessages.unseen],
  order_moved_on: [409, 'The status of this order has changed. Please load it again.'],
  order_time_needed: [409, 'This order has no time yet. Please say in how many minutes it comes.'],
  order_code_needed: [409, handOverMessages.needed],
  order_code_wrong: [400, handOverMessages.wrong],
  order_code_spent: [409, handOverMessages.spent],
  order_cancel_too_late: [409, orderMessages.cancelTooLate],
  order_undo_too_late: [409, orderMessages.undoTooLate],
  order_issue_too_early: [409, issueMessages.notYet],
  order_issue_too_late: [409, issueMessages.tooLate],
  order_issue_open: [409, issueMessages.alreadyOpen],
  order_issue_moved_on: [409, issueMessages.movedOn],
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

declare module '#server/base/failure.ts' {
  interface DeclaredFailures extends Record<keyof typeof orderFailures, unknown> {}
}
