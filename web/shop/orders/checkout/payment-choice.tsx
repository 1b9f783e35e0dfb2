import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '#domain/money.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { paymentLabelsOf, paymentNotes } from '#domain/payments/method-words.ts';
import {
  CASH,
  HOUSE,
  isOnline,
  MONEY_METHODS,
  type MoneyMethod,
  offerOf,
  type PaymentMethod,
} from '#domain/payments/methods.ts';
import { MethodIcon } from '#web/brand/method-icon.tsx';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ledgerPayTexts } from '#web/shared/ledger/texts.ts';
import type { LedgerPayment } from '#web/shared/ledger/use-ledger-payment.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { paymentMethodsQuery } from '#web/shared/orders/upi/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';

interface PaymentChoiceProps {
  kind: OrderKind;
  value: PaymentMethod;
  /** In little room: only the note of the chosen one is shown. */
  compact: boolean;
  ledger: LedgerPayment;
  /** Why neither cash nor a test payment can be chosen for this order. */
  unpaidProblemOf: (method: PaymentMethod) => string | undefined;
  onChange: (method: PaymentMethod) => void;
}

/** The choice of a payment method. */
export function PaymentChoice({ kind, ledger, unpaidProblemOf, ...props }: PaymentChoiceProps) {
  const { checkout: texts, test } = useTexts(orderTexts);
  const pay = useTexts(ledgerPayTexts);
  const labels = useTexts(paymentLabelsOf)[kind];
  const notes = useTexts(paymentNotes)[kind];
  const { data: methods } = useQuery(paymentMethodsQuery(useSdk()));
  const noteOf = (method: MoneyMethod) => {
    const problem = unpaidProblemOf(method);
    if (problem) return problem;
    if (method === CASH && props.compact) return undefined;
    if (!isOnline(method) || !methods?.prepaid[method]) return notes[method];
    const { minutesToPay, atGateway, gateway } = methods;
    return atGateway[method]
      ? texts.gatewayNote(minutesToPay, gateway === 'test')
      : texts.upiNote(minutesToPay);
  };
  const offers = methods?.offers;
  const ofMoney = MONEY_METHODS.filter((method) => offerOf(method, offers) !== 'off').map((method) => ({
    value: method,
    label: labels[method],
    icon: <MethodIcon method={method} className="size-6 shrink-0 text-muted" />,
    badge: offerOf(method, offers) !== 'real' && <Badge>{test.test}</Badge>,
    note: noteOf(method),
  }));
  const { house, problemOf } = ledger;
  const ofHouse = house && {
    value: HOUSE as PaymentMethod,
    label: pay.later[house.rhythm],
    icon: <MethodIcon method={HOUSE} className="size-6 shrink-0 text-muted" />,
    note: problemOf(HOUSE) ?? pay.left(formatMoney(house.left), formatMoney(house.limit)),
  };
  const choices = [...ofMoney, ...(ofHouse ? [ofHouse] : [])];
  return <RadioCards legend={texts.payment} legendHidden name="paymentMethod" choices={choices} {...props} />;
}
