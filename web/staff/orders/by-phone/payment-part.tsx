import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '#domain/money.ts';
import { methodNames, paymentWords } from '#domain/payments/method-words.ts';
import { HOUSE, MONEY_METHODS, offerOf } from '#domain/payments/methods.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ledgerPayTexts } from '#web/shared/ledger/texts.ts';
import { UseBalance } from '#web/shared/ledger/use-balance.tsx';
import type { LedgerPayment } from '#web/shared/ledger/use-ledger-payment.ts';
import { paymentMethodsQuery } from '#web/shared/orders/upi/queries.ts';
import { ChoiceRow } from '#web/ui/form/choice-row.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type PhoneOrderDraft, SETTLINGS } from './draft.ts';
import { byPhoneTexts } from './texts.ts';
import { settlingFor } from './use-phone-order.ts';

interface PaymentPartProps {
  draft: PhoneOrderDraft;
  ledger: LedgerPayment;
  onChange: (change: Partial<PhoneOrderDraft>) => void;
}

/** How the order will be paid: from the customer's balance, at the door, later, or by what it was paid already. */
export function PaymentPart({ draft, ledger, onChange }: PaymentPartProps) {
  const texts = useTexts(byPhoneTexts).details;
  const pay = useTexts(ledgerPayTexts);
  const { due } = useTexts(paymentWords);
  const names = useTexts(methodNames);
  const { data: methods } = useQuery(paymentMethodsQuery(useSdk()));
  const { kind, paidBy } = draft;
  const { house, rest, fromBalance } = ledger;
  const settling = settlingFor(draft, ledger);
  const settlings = SETTLINGS.filter((value) => {
    if (value === HOUSE) return house !== null;
    return value === 'paid' || offerOf(value, methods?.offers) !== 'off';
  });
  const labelOf = (value: (typeof SETTLINGS)[number]) => {
    if (value === 'paid') return texts.alreadyPaid;
    return value === HOUSE && house ? pay.later[house.rhythm] : due[kind][value];
  };
  const problem = settling === HOUSE ? ledger.problemOf(HOUSE) : undefined;
  return (
    <>
      <UseBalance payment={ledger} byStaff />
      {(rest > 0 || fromBalance === 0) && (
        <ChoiceRow
          legend={texts.payment}
          name="settling"
          choices={settlings.map((value) => ({ value, label: labelOf(value) }))}
          value={settling}
          onChange={(chosen) => onChange({ settling: chosen })}
        />
      )}
      {settling === HOUSE && house && !problem && (
        <p className="text-muted">{pay.left(formatMoney(house.left), formatMoney(house.limit))}</p>
      )}
      {problem && <Notice tone="warning">{problem}</Notice>}
      {settling === 'paid' && (rest > 0 || fromBalance === 0) && (
        <ChoiceRow
          legend={texts.paidBy}
          name="paidBy"
          choices={MONEY_METHODS.map((value) => ({ value, label: names[value] }))}
          value={paidBy}
          onChange={(chosen) => onChange({ paidBy: chosen })}
        />
      )}
    </>
  );
}
