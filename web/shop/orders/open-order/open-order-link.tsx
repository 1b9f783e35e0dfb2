import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CookingPot } from 'lucide-react';
import { Link } from 'react-router';
import { orderMessages } from '#domain/orders/messages.ts';
import { waitsForTime } from '#domain/orders/status.ts';
import { underWayWords } from '#domain/orders/status-words.ts';
import { isOpen } from '#domain/orders/statuses.ts';
import type { OrderWindow } from '#domain/orders/window.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { customerStatus } from '#web/shared/orders/shown-status.ts';
import { latestOrdersQuery } from '../queries.ts';
import { type Arrival, arrivalOf } from './arrival.ts';
import { openOrderTexts } from './texts.ts';

/** The newest order of a customer that is still under way, with its status and the current time; undefined if none is. */
export function useOpenOrder(user: CurrentUser) {
  const { data: orders = [], dataUpdatedAt } = useQuery(latestOrdersQuery(useSdk(), user.$id));
  const now = useNow(dataUpdatedAt);
  const settings = useSiteSettings().kitchen;
  return orders
    .map((order) => ({ order, now, shown: customerStatus(order, now, settings) }))
    .find(({ shown }) => isOpen(shown.status));
}

type OpenOrder = NonNullable<ReturnType<typeof useOpenOrder>>;

/** The words of the bar: 'Being cooked · 18 min'. */
function useOpenOrderWords({ order, shown, now }: OpenOrder): string {
  const texts = useTexts(openOrderTexts);
  const { timeRange, shortDate } = useDates();
  const { lateAfterMinutes } = useSiteSettings().kitchen;
  const steps = useTexts(underWayWords);
  const { timeWaits } = useTexts(orderMessages);
  if (waitsForTime(order)) return timeWaits;
  const isFetched = shown.status === 'ready' && order.kind === 'pickup';
  const step = isFetched ? texts.readyToFetch : isOpen(shown.status) && steps[shown.status];
  const arrival = arrivalOf(order, shown, { now, lateAfterMinutes });
  const timesOf = (window: OrderWindow) => {
    const day = shortDate(window.from);
    return day === shortDate(now) ? timeRange(window) : `${day}, ${timeRange(window)}`;
  };
  const time = {
    none: () => undefined,
    soon: () => texts.soon,
    minutes: ({ minutes = 0 }: Arrival) => texts.minutes(minutes),
    at: ({ window }: Arrival) => window && timesOf(window),
  }[arrival.kind](arrival);
  return [step, time].filter(Boolean).join(' · ');
}

/** A link to the order that is under way, with its step and the minutes that are left. */
export function OpenOrderLink({ open, className }: { open: OpenOrder; className: string }) {
  const texts = useTexts(openOrderTexts);
  const words = useOpenOrderWords(open);
  return (
    <Link
      to={`/orders/${open.order.id}`}
      className={`flex min-h-11 flex-wrap items-center gap-x-3 rounded-card border border-line bg-paper px-4 py-1.5 text-ink shadow-soft hover:border-turmeric ${className}`}
    >
      <CookingPot className="size-5 shrink-0 text-chilli-text" aria-hidden="true" />
      <span className="min-w-0 flex-1 basis-28 font-semibold tabular-nums leading-snug">{words}</span>
      <span className="flex shrink-0 items-center gap-1 font-semibold text-chilli-text">
        {texts.follow} <ChevronRight className="size-5" aria-hidden="true" />
      </span>
    </Link>
  );
}
