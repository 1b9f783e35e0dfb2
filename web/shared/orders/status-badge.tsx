import { orderMessages } from '#domain/orders/messages.ts';
import { statusWords } from '#domain/orders/status-words.ts';
import { type OrderStatus, rowOf } from '#domain/orders/statuses.ts';
import { STATUS_ICONS } from '#web/brand/status-icons.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';

/** The status of an order. An order ahead that has not begun is marked as one. */
export function StatusBadge({ status, isAhead = false }: { status: OrderStatus; isAhead?: boolean }) {
  const { tone, icon } = rowOf(status);
  const Icon = STATUS_ICONS[icon];
  const words = useTexts(statusWords);
  const { ahead } = useTexts(orderMessages);
  return (
    <Badge tone={tone}>
      <Icon className="size-4" aria-hidden="true" />
      {isAhead && status === 'placed' ? ahead : words[status]}
    </Badge>
  );
}
