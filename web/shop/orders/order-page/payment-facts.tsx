import { awaitsPayment } from '#domain/orders/payment.ts';
import { settledOf } from '#domain/payments/settled.ts';
import { Money } from '#web/brand/money.tsx';
import { useTexts } from '#web/lib/texts.ts';
import type { FollowedOrder } from '#web/shared/orders/order-views.ts';
import { usePaymentText } from '#web/shared/orders/payment-text.ts';
import type { StoryPayment, StoryRefund } from '#web/shared/orders/story.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { orderPageTexts } from './texts.tsx';

interface PaymentProps {
  /** Whether the customer has the food. */
  over: boolean;
  order: FollowedOrder;
  payments: readonly StoryPayment[];
  refunds: readonly StoryRefund[];
}

/** How the order is paid, and its refunds. */
export function PaymentFacts({ order, over, payments, refunds }: PaymentProps) {
  const { payment: texts } = useTexts(orderPageTexts);
  const { test } = useTexts(orderTexts);
  const paymentText = usePaymentText();
  const doorText = order.kind === 'pickup' ? texts.dueAtCounter : texts.due;
  const dueText = awaitsPayment(order) ? texts.awaited : doorText;
  const stateText = { paid: texts.paid, due: dueText, failed: texts.failed, expired: texts.expired };
  // After delivery, 'due' may only mean that nobody has recorded the cash.
  const isShown = ({ state }: StoryPayment) => !(over && state === 'due');
  return (
    <div className="grid gap-2">
      <p className="text-muted">{paymentText(order, settledOf(payments))}</p>
      {payments.filter(isShown).map(({ id, state, amount, mock }) => (
        <p key={id} className="flex justify-between gap-4 font-semibold">
          <span>{mock && state === 'paid' ? test.test : stateText[state]}</span>
          {state !== 'expired' && <Money paise={amount} />}
        </p>
      ))}
      {refunds.map(({ id, amount, reason, state, toBalance }) => (
        <p key={id} className="flex justify-between gap-4">
          <span>{`${texts.refundStates[toBalance ? 'credited' : state]} (${texts.reasons[reason]})`}</span>
          <Money paise={amount} className="font-semibold" />
        </p>
      ))}
    </div>
  );
}
