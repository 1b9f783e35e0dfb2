import { Banknote, CreditCard, Smartphone } from 'lucide-react';
import { PAYMENT_METHODS, type PaymentMethod, paymentLabels } from '#domain/orders/payment.ts';
import { Badge } from '#web/ui/badge.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';

const ICONS = { cod: Banknote, upi: Smartphone, card: CreditCard };

const NOTES: Record<PaymentMethod, string> = {
  cod: 'Pay the rider when the food is at your door.',
  upi: 'No money moves.',
  card: 'No money moves, and no card is asked for.',
};

const choices = PAYMENT_METHODS.map((method) => {
  const Icon = ICONS[method];
  return {
    value: method,
    label: paymentLabels[method],
    icon: <Icon className="size-6 shrink-0 text-muted" aria-hidden="true" />,
    badge: method !== 'cod' && <Badge>Test payment</Badge>,
    note: NOTES[method],
  };
});

interface PaymentChoiceProps {
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

export function PaymentChoice(props: PaymentChoiceProps) {
  return (
    <RadioCards legend="Payment method" legendHidden name="paymentMethod" choices={choices} {...props} />
  );
}
