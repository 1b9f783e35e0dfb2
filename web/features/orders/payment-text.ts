import type { OrderKind } from '#domain/orders/lifecycle.ts';
import { isMockPayment, type OrderPayment, paymentLabels } from '#domain/orders/payment.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from './texts.tsx';

/** How an order is paid; online UPI and card payments say that no real money moves (ORDER-7). */
export function usePaymentText(): (order: OrderPayment & { kind: OrderKind }) => string {
  const labels = useTexts(paymentLabels);
  const { testPayment, realPayment } = useTexts(orderTexts);
  return (order) => {
    const { paymentMethod, alreadyPaid, kind } = order;
    if (isMockPayment(order)) return testPayment(labels[paymentMethod]);
    return (alreadyPaid ? realPayment.paid : realPayment.due[kind])[paymentMethod];
  };
}
