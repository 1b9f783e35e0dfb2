import { Bike, CircleCheck, CircleX, Clock, CookingPot, type LucideIcon, ShoppingBag } from 'lucide-react';
import type { OrderStatus } from '#domain/orders/lifecycle.ts';
import { orderMessages, statusWords } from '#domain/orders/messages.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const LOOKS: Record<OrderStatus, { tone: BadgeTone; Icon: LucideIcon }> = {
  awaitingPayment: { tone: 'neutral', Icon: Clock },
  placed: { tone: 'accent', Icon: Clock },
  accepted: { tone: 'accent', Icon: CookingPot },
  preparing: { tone: 'accent', Icon: CookingPot },
  ready: { tone: 'warm', Icon: ShoppingBag },
  outForDelivery: { tone: 'warm', Icon: Bike },
  delivered: { tone: 'good', Icon: CircleCheck },
  collected: { tone: 'good', Icon: CircleCheck },
  rejected: { tone: 'neutral', Icon: CircleX },
  cancelled: { tone: 'neutral', Icon: CircleX },
  expired: { tone: 'neutral', Icon: CircleX },
};

/** The status of an order. An order ahead that has not begun is marked as one. */
export function StatusBadge({ status, isAhead = false }: { status: OrderStatus; isAhead?: boolean }) {
  const { tone, Icon } = LOOKS[status];
  const words = useTexts(statusWords);
  const { ahead } = useTexts(orderMessages);
  return (
    <Badge tone={tone}>
      <Icon className="size-4" aria-hidden="true" />
      {isAhead && status === 'placed' ? ahead : words[status]}
    </Badge>
  );
}
