import { Banknote, CreditCard, type LucideIcon, NotebookText, Smartphone } from 'lucide-react';
import { type MethodIcon as IconName, type PaymentMethod, rowOf } from '#domain/payments/methods.ts';

const ICONS: Record<IconName, LucideIcon> = {
  notes: Banknote,
  phone: Smartphone,
  card: CreditCard,
  notebook: NotebookText,
};

/** The picture of a way to pay. Beside its name it says nothing more. */
export function MethodIcon({ method, className }: { method: PaymentMethod; className: string }) {
  const Icon = ICONS[rowOf(method).icon];
  return <Icon className={className} aria-hidden="true" />;
}
