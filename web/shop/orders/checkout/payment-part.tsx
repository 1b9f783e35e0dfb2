import { useQuery } from '@tanstack/react-query';
import { paymentLabelsOf } from '#domain/payments/method-words.ts';
import { HOUSE, offerOf } from '#domain/payments/methods.ts';
import { MethodIcon } from '#web/brand/method-icon.tsx';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ledgerPayTexts } from '#web/shared/ledger/texts.ts';
import { UseBalance } from '#web/shared/ledger/use-balance.tsx';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { paymentMethodsQuery } from '#web/shared/orders/upi/queries.ts';
import { useUnpaidProblem } from '../cash/cash-problem.ts';
import { useCheckout } from './checkout-context.ts';
import { CheckoutPart } from './checkout-part.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import type { CheckoutDraft } from './use-checkout-draft.ts';

/** Why the order can't be paid as the customer has chosen; undefined if it can. */
export function usePaymentProblem({ paymentMethod, ledger }: CheckoutDraft): string | undefined {
  const { noTest } = useTexts(ledgerPayTexts);
  const { data: methods } = useQuery(paymentMethodsQuery(useSdk()));
  const unpaidProblem = useUnpaidProblem({ total: ledger.rest })(paymentMethod);
  if (ledger.rest === 0) return undefined;
  const isTest = offerOf(paymentMethod, methods?.offers) === 'test';
  return ledger.problemOf(paymentMethod) ?? (ledger.isUsed && isTest ? noTest : unpaidProblem);
}

/** How the customer pays. */
export function PaymentPart({ draft }: { draft: CheckoutDraft }) {
  const { kind, isReceipt } = useCheckout();
  const { checkout: texts } = useTexts(orderTexts);
  const { later } = useTexts(ledgerPayTexts);
  const labels = useTexts(paymentLabelsOf)[kind];
  const { paymentMethod, ledger } = draft;
  const method = ledger.methodFor(paymentMethod);
  const wrong = usePaymentProblem(draft) !== undefined;
  const unpaidProblemOf = useUnpaidProblem({ total: ledger.rest });
  const label = method === HOUSE && ledger.house ? later[ledger.house.rhythm] : labels[method];
  return (
    <CheckoutPart
      title={texts.payment}
      icon={<MethodIcon method={method} className="size-5" />}
      chosen={isReceipt ? <p>{label}</p> : undefined}
      inSight={ledger.offered > 0 && <UseBalance payment={ledger} />}
      wrong={wrong}
    >
      {ledger.rest > 0 && (
        <PaymentChoice
          kind={kind}
          value={paymentMethod}
          compact={!isReceipt}
          ledger={ledger}
          unpaidProblemOf={unpaidProblemOf}
          onChange={draft.setPaymentMethod}
        />
      )}
    </CheckoutPart>
  );
}
