import { type PaymentMethod, paymentLabels } from '#domain/orders/payment.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from './texts.tsx';

/** The name of a payment method; UPI and card say that no real money moves (ORDER-7). */
export function usePaymentText(): (method: PaymentMethod) => string {
  const labels = useTexts(paymentLabels);
  const { testPayment } = useTexts(orderTexts);
  return (method) => (method === 'cod' ? labels.cod : testPayment(labels[method]));
}
