import { Bike, CircleCheck, CookingPot } from 'lucide-react';
import type { OrderStatus } from '#domain/orders/status.ts';
import { Badge } from '#web/ui/badge.tsx';

const LOOKS = {
  Preparing: { tone: 'accent', Icon: CookingPot },
  'Out for Delivery': { tone: 'warm', Icon: Bike },
  Delivered: { tone: 'good', Icon: CircleCheck },
} as const;

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon className="size-4" aria-hidden="true" />
      {status}
    </Badge>
  );
}
