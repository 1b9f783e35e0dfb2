/** Messages about payments and refunds, for server and pages. */
export const paymentMessages = {
  onlyPaid: 'All that can be recorded of a payment is that it was paid.',
  notDue: 'This payment is not due: it was recorded already, or the order has ended.',
  undoTooLate:
    'A payment can be taken back for 30 seconds, by whoever recorded it, while nothing of it was refunded. Later a refund corrects it.',
  refundTooHigh: 'This is more than was paid for the order and has not gone back yet.',
  refundStays:
    'A refund stays as it was entered. All that can be recorded of it is that the money was given back.',
  refundIsDone: 'It was recorded already that this money was given back.',
  noSuchLine: 'This order has fewer lines.',
} as const;
