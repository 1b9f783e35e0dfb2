import type { OrderKind } from '#domain/orders/kinds.ts';
import { type OrderPayment, paymentLabels } from '#domain/orders/payment.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from './texts.tsx';

/** The words for how an order is paid. Of a test payment they say that no money moves (PAY-7). */
export function usePaymentText(): (order: OrderPayment & { kind: OrderKind }) => string {
  const labels = useTexts(paymentLabels);
  const { realPayment, test } = useTexts(orderTexts);
  return (order) => {
    const { paymentMethod, alreadyPaid, prepaid, payBy, testPayment, kind } = order;
    if (testPayment) return test.method(labels[paymentMethod]);
    if (prepaid && payBy !== null) return realPayment.awaited[paymentMethod];
    return (alreadyPaid || (prepaid && paymentMethod !== 'cod') ? realPayment.paid : realPayment.due[kind])[
      paymentMethod
    ];
  };
}
