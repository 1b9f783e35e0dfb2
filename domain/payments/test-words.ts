/** What stands with a payment for which no money moves (PAY-7). */
export const testPaymentWords = {
  test: 'TEST, no money',
  method: (method: string) => `${method} (TEST, no money)`,
  noInvoice: 'TEST, no money: there is no invoice for this order.',
};
