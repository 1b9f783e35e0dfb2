/** What the gateway that the server is connected to means for card payments, and for UPI without a UPI id. */
export const gatewayTexts = {
  none: 'No payment gateway is connected. Card payments, and UPI without a UPI id, can only be test payments: no money moves. Whoever runs the server sets RAZORPAY_KEY_ID to change that.',
  test: 'Razorpay is connected in test mode: customers go through its payment page, and no money moves.',
  live: 'Razorpay is connected in live mode: card payments, and UPI without a UPI id, are real money.',
} as const;
