/** How an order is paid (ORDER-7). The default is cod; upi and card only pretend to take money. */
export const PAYMENT_METHODS = ['cod', 'upi', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const paymentLabels: Record<PaymentMethod, string> = {
  cod: 'Cash on Delivery',
  upi: 'UPI',
  card: 'Card',
};
