import type { OrderKind } from '#domain/orders/kinds.ts';
import type { OrderPayment } from '#domain/orders/payment.ts';
import { paymentLabels, paymentWords } from '#domain/payments/method-words.ts';
import { isOnline } from '#domain/payments/methods.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from './texts.tsx';

/** The words for how an order is paid. Of a test payment they say that no money moves (PAY-7). */
export function usePaymentText(): (order: OrderPayment & { kind: OrderKind }) => string {
  const labels = useTexts(paymentLabels);
  const { test } = useTexts(orderTexts);
  const words = useTexts(paymentWords);
  return (order) => {
    const { paymentMethod, alreadyPaid, prepaid, payBy, testPayment, kind } = order;
    if (testPayment) return test.method(labels[paymentMethod]);
    const isPrepaid = prepaid && isOnline(paymentMethod);
    if (isPrepaid && payBy !== null) return words.awaited[paymentMethod];
    return (alreadyPaid || isPrepaid ? words.paid : words.due[kind])[paymentMethod];
  };
}
