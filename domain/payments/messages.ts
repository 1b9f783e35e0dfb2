/** Messages about payments and refunds, for server and pages. */
export const paymentMessages = {
  onlyPaid: 'All that can be recorded of a payment is that it was paid.',
  notDue: 'This payment is not due: it was recorded already, or the order has ended.',
  undoTooLate:
    'A payment can be taken back for 30 seconds, by whoever recorded it, while nothing of it was refunded and its day is not closed. Later a refund corrects it.',
  correctionTooLate:
    'This payment can’t be taken back: something of it was refunded, its day is closed, or its order has ended without food.',
  notConfirmedByHand:
    'Only a payment of a prepaid order that somebody confirmed by hand can be taken back with a reason.',
  notAUtr: 'Please type the 12 digits of the UTR, which your UPI app shows with the payment.',
  referenceUsed: 'This UTR belongs to a payment that was counted already. Please look at the number again.',
  refundTooHigh: 'This is more than was paid for the order and has not gone back yet.',
  onlyToBalance:
    'This is more than was paid with money. What was paid from the balance or on the house account goes back there.',
  notByHand: 'What is paid from the balance or on the house account is not recorded by hand.',
  refundStays:
    'A refund stays as it was entered. All that can be recorded of it is that the money was given back.',
  refundIsDone: 'It was recorded already that this money was given back.',
  refundIsSent: 'The payment gateway is giving this money back. Please wait until it says how that went.',
  notPayable: 'This order does not wait for an online payment any more. Please look at its page.',
  gatewayOut:
    'The payment page can’t be opened right now. Your order is kept for you. Please try again in a moment.',
  badSignature: 'The signature does not belong to this message.',
  otherAmount: (came: string, asked: string) =>
    `${came} arrived for this order instead of ${asked}. Please look at it at the payment gateway.`,
  refundedElsewhere: (amount: string) =>
    `${amount} of this payment was given back at the payment gateway itself. Please enter it as a refund that is done.`,
  noSuchProblem: 'This payment has no such problem, or somebody has answered it already.',
  noSuchLine: 'This order has fewer lines.',
} as const;
