import { Banknote, CreditCard, Smartphone } from 'lucide-react';
import type { OrderKind } from '#domain/orders/lifecycle.ts';
import { PAYMENT_METHODS, type PaymentMethod, paymentLabelsOf } from '#domain/orders/payment.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { orderTexts } from './texts.tsx';

const ICONS = { cod: Banknote, upi: Smartphone, card: CreditCard };

interface PaymentChoiceProps {
  kind: OrderKind;
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

/** The choice of a payment method. */
export function PaymentChoice({ kind, ...props }: PaymentChoiceProps) {
  const texts = useTexts(orderTexts).checkout;
  const labels = useTexts(paymentLabelsOf)[kind];
  const choices = PAYMENT_METHODS.map((method) => {
    const Icon = ICONS[method];
    return {
      value: method,
      label: labels[method],
      icon: <Icon className="size-6 shrink-0 text-muted" aria-hidden="true" />,
      badge: method !== 'cod' && <Badge>{texts.testPayment}</Badge>,
      note: method === 'cod' ? texts.paymentNotes.cod[kind] : texts.paymentNotes[method],
    };
  });
  return <RadioCards legend={texts.payment} legendHidden name="paymentMethod" choices={choices} {...props} />;
}
