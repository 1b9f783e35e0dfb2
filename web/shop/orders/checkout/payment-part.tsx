import { paymentLabelsOf } from '#domain/payments/method-words.ts';
import { MethodIcon } from '#web/brand/method-icon.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { useUnpaidProblem } from '../cash/cash-problem.ts';
import { useCheckout } from './checkout-context.ts';
import { CheckoutPart } from './checkout-part.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import type { CheckoutDraft } from './use-checkout-draft.ts';

/** How the customer pays. */
export function PaymentPart({ draft }: { draft: CheckoutDraft }) {
  const { kind, bill, isRegular } = useCheckout();
  const { checkout: texts } = useTexts(orderTexts);
  const labels = useTexts(paymentLabelsOf)[kind];
  const { paymentMethod: method } = draft;
  const unpaidProblemOf = useUnpaidProblem(bill);
  return (
    <CheckoutPart
      title={texts.payment}
      icon={<MethodIcon method={method} className="size-5" />}
      chosen={isRegular ? <p>{labels[method]}</p> : undefined}
      wrong={unpaidProblemOf(method) !== undefined}
    >
      <PaymentChoice
        kind={kind}
        value={method}
        unpaidProblemOf={unpaidProblemOf}
        onChange={draft.setPaymentMethod}
      />
    </CheckoutPart>
  );
}
