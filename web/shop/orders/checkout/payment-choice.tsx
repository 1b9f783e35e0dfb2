import { useQuery } from '@tanstack/react-query';
import { Banknote, CreditCard, Smartphone } from 'lucide-react';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { PAYMENT_METHODS, type PaymentMethod, paymentLabelsOf } from '#domain/orders/payment.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { paymentMethodsQuery } from '#web/shared/orders/upi/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';

const ICONS = { cod: Banknote, upi: Smartphone, card: CreditCard };

interface PaymentChoiceProps {
  kind: OrderKind;
  value: PaymentMethod;
  /** Why neither cash nor a test payment can be chosen for this order. */
  unpaidProblems: Partial<Record<PaymentMethod, string>>;
  onChange: (method: PaymentMethod) => void;
}

/** The choice of a payment method. */
export function PaymentChoice({ kind, unpaidProblems, ...props }: PaymentChoiceProps) {
  const { checkout: texts, test } = useTexts(orderTexts);
  const labels = useTexts(paymentLabelsOf)[kind];
  const { data: methods } = useQuery(paymentMethodsQuery(useSdk()));
  const noteOf = (method: PaymentMethod) => {
    const problem = unpaidProblems[method];
    if (problem) return problem;
    if (method === 'cod') return texts.paymentNotes.cod[kind];
    if (methods?.atGateway[method])
      return texts.gatewayNote(methods.minutesToPay, methods.gateway === 'test');
    if (method === 'upi' && methods?.prepaid.upi) return texts.upiNote(methods.minutesToPay);
    return texts.paymentNotes[method];
  };
  const isOffered = (method: PaymentMethod) => method === 'cod' || methods?.offers[method] !== 'off';
  const choices = PAYMENT_METHODS.filter(isOffered).map((method) => {
    const Icon = ICONS[method];
    return {
      value: method,
      label: labels[method],
      icon: <Icon className="size-6 shrink-0 text-muted" aria-hidden="true" />,
      badge: method !== 'cod' && methods?.offers[method] !== 'real' && <Badge>{test.test}</Badge>,
      note: noteOf(method),
    };
  });
  return <RadioCards legend={texts.payment} legendHidden name="paymentMethod" choices={choices} {...props} />;
}
