import type { OrderKind } from '#domain/orders/kinds.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { windowFrom } from '#domain/orders/window.ts';
import type { OfferedSlots } from '#domain/slots/offered.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { whenTexts } from './texts.ts';

/** When an order as soon as possible comes, or that the kitchen answers first or is full; undefined while it is closed. */
export function useComes(offered: OfferedSlots | undefined, kind: OrderKind): string | undefined {
  const { comes, fullNow } = useTexts(whenTexts);
  const { timeWaits } = useTexts(orderMessages);
  const { timeRange } = useDates();
  const { lateAfterMinutes } = useSiteSettings().kitchen;
  if (offered?.answersFirst) return timeWaits;
  if (offered?.isFull) return fullNow;
  return offered?.soonest ? comes[kind](timeRange(windowFrom(offered.soonest, lateAfterMinutes))) : undefined;
}
