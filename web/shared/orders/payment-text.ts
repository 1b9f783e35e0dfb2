import { formatMoney } from '#domain/money.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { awaitsPayment, type OrderPayment } from '#domain/orders/payment.ts';
import { paymentLabels, paymentLabelsOf, paymentWords } from '#domain/payments/method-words.ts';
import { isOnline } from '#domain/payments/methods.ts';
import type { Settled } from '#domain/payments/settled.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from './texts.tsx';

type PaidOrder = Pick<OrderPayment, 'paymentMethod' | 'prepaid' | 'payBy' | 'testPayment'> & {
  kind: OrderKind;
};

/**
 * The words for how an order is paid. Its payments say whether it is; until they are known, the words only say how it is to
 * be paid. Of a test payment they say that no money moves (PAY-7).
 */
export function usePaymentText(): (order: PaidOrder, settled: Settled | undefined) => string {
  const labels = useTexts(paymentLabels);
  const labelsOf = useTexts(paymentLabelsOf);
  const { test } = useTexts(orderTexts);
  const words = useTexts(paymentWords);
  return (order, settled) => {
    const { paymentMethod, testPayment, kind } = order;
    if (testPayment) return test.method(labels[paymentMethod]);
    if (awaitsPayment(order) && isOnline(paymentMethod)) return words.awaited[paymentMethod];
    if (!settled) return labelsOf[kind][paymentMethod];
    if (settled.isPartlyPaid) return words.partly(formatMoney(settled.due));
    if (!settled.isPaid) return words.due[kind][paymentMethod];
    return settled.paidBy.map((method) => words.paid[method]).join(' · ');
  };
}
