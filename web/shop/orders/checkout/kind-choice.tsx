import { Bike, ShoppingBag } from 'lucide-react';
import { ORDER_KINDS, type OrderKind } from '#domain/orders/kinds.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';

const ICONS = { delivery: Bike, pickup: ShoppingBag };

interface KindChoiceProps {
  value: OrderKind;
  onChange: (kind: OrderKind) => void;
}

/** The choice between delivery and pickup. */
export function KindChoice(props: KindChoiceProps) {
  const { kind, kinds } = useTexts(orderTexts).checkout;
  const { pickupMinutes } = useSiteSettings().kitchen;
  const notes = { delivery: kinds.delivery.note, pickup: kinds.pickup.note(pickupMinutes) };
  const choices = ORDER_KINDS.map((value) => {
    const Icon = ICONS[value];
    return {
      value,
      label: kinds[value].label,
      note: notes[value],
      icon: <Icon className="size-6 shrink-0 text-muted" aria-hidden="true" />,
    };
  });
  return <RadioCards legend={kind} legendHidden name="kind" choices={choices} {...props} />;
}
