import type { OrderKind } from '#domain/orders/lifecycle.ts';
import { isMockPayment, type OrderPayment, paymentLabels } from '#domain/orders/payment.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from './texts.tsx';

/** The words for how an order is paid. For online UPI and card payments they say that no real money moves (ORDER-7). */
export function usePaymentText(): (order: OrderPayment & { kind: OrderKind }) => string {
  const labels = useTexts(paymentLabels);
  const { testPayment, realPayment } = useTexts(orderTexts);
  return (order) => {
    const { paymentMethod, alreadyPaid, prepaid, payBy, kind } = order;
    if (isMockPayment(order)) return testPayment(labels[paymentMethod]);
    if (prepaid && payBy !== null) return realPayment.awaited[paymentMethod];
    return (alreadyPaid || prepaid ? realPayment.paid : realPayment.due[kind])[paymentMethod];
  };
}
