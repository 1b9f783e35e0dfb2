import { Phone } from 'lucide-react';
import { isLater } from '#domain/orders/due.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { reasonWords } from '#domain/orders/reasons.ts';
import { type ShownStatus, waitsForTime } from '#domain/orders/status.ts';
import { isFailed, isFulfilled, isOpen } from '#domain/orders/statuses.ts';
import { phoneLink } from '#domain/phone.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { FollowedOrder } from '#web/shared/orders/order-views.ts';
import { useOrderWindow } from '#web/shared/orders/order-window.ts';
import { AnchorButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { arrivalOf } from '../open-order/arrival.ts';
import type { Ride } from './ride.ts';
import { RideLine, saysWhen } from './ride-line.tsx';
import { RideMap } from './ride-map.tsx';
import { orderPageTexts } from './texts.tsx';

interface NewsProps {
  order: FollowedOrder;
  shown: ShownStatus;
  now: Date;
  /** Where the order is, once it is on the way with a rider who is located. */
  ride: Ride | null;
}

interface OrderNewsProps extends NewsProps {
  /** When the kitchen declined to cancel the order; null if it did not. */
  declinedAt: Date | null;
}

function Time({ at }: { at: Date }) {
  const { timeOfDay } = useDates();
  return <time dateTime={at.toISOString()}>{timeOfDay(at)}</time>;
}

/** What the page is opened for: the largest type on it. */
const ANSWER = 'font-display text-4xl tabular-nums leading-tight sm:text-5xl';
const ANSWER_OF_WORDS = 'font-display text-2xl leading-tight';

/** The minutes until an open order comes, and its promised time. */
function Promised({ order, shown, now, ride }: NewsProps) {
  const { news: texts } = useTexts(orderPageTexts);
  const reasons = useTexts(reasonWords);
  const messages = useTexts(orderMessages);
  const { shortDate } = useDates();
  const { lateAfterMinutes } = useSiteSettings().kitchen;
  const promised = useOrderWindow(order);
  if (shown.status === 'ready' && order.kind === 'pickup') return <Notice>{texts.ready}</Notice>;
  if (waitsForTime(order))
    return (
      <div>
        <p className={ANSWER_OF_WORDS}>{messages.timeWaits}</p>
        <p className="text-muted">{messages.timeWaitsWhy}</p>
      </div>
    );
  if (!promised) return null;
  const { from, until } = promised;
  if (now > until && !shown.byAge) return <Notice tone="warning">{texts.late}</Notice>;
  const isAhead = isLater(order, now);
  const isFollowed = saysWhen(ride, now);
  const arrival = arrivalOf(order, shown, { now, lateAfterMinutes });
  const isPickup = order.kind === 'pickup';
  const times = texts.window(<Time at={from} />, <Time at={until} />);
  const window = isAhead ? texts.on(shortDate(from), times) : times;
  return (
    <div>
      {!isFollowed && arrival.kind === 'minutes' && (
        <p className={ANSWER}>{(isPickup ? texts.readyIn : texts.arrivesIn)(arrival.minutes ?? 0)}</p>
      )}
      {!isFollowed && arrival.kind === 'soon' && <p className={ANSWER}>{texts.anyMinute}</p>}
      {isFollowed ? (
        <p className="text-muted">{texts.promised(window)}</p>
      ) : (
        <p className={arrival.kind === 'at' ? ANSWER_OF_WORDS : 'text-lg'}>
          {isPickup ? texts.readyAt(window) : texts.comes(window)}
        </p>
      )}
      {shown.status === 'placed' && <p className="text-muted">{isAhead ? texts.ahead : texts.waiting}</p>}
      {order.statusReason && <p className="text-muted">{texts.moved(reasons[order.statusReason])}</p>}
    </div>
  );
}

/** Shows that an order ended without food, and why. */
function Ended({ order, shown }: Pick<NewsProps, 'order' | 'shown'>) {
  const { news: texts } = useTexts(orderPageTexts);
  const reasons = useTexts(reasonWords);
  const reason = order.statusReason && reasons[order.statusReason];
  if (order.statusReason === 'unpaid') return <Notice tone="warning">{texts.unpaid}</Notice>;
  if (shown.status === 'expired') return <Notice tone="warning">{texts.expired}</Notice>;
  const what = shown.status === 'rejected' ? texts.rejected : texts.cancelled;
  return <Notice tone="warning">{texts.because(what, reason)}</Notice>;
}

/** Who brings it, and how to call them. */
function Rider({ order }: { order: FollowedOrder }) {
  const { rider } = useTexts(orderPageTexts);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-semibold">{rider.brings(order.riderName ?? '')}</p>
      {order.riderPhone && (
        <AnchorButton variant="secondary" href={phoneLink(order.riderPhone)}>
          <Phone className="size-4" aria-hidden="true" />
          {rider.call}
        </AnchorButton>
      )}
    </div>
  );
}

/** The current state of an order: promised time, rider, and the kitchen's reason and note. */
export function OrderNews({ order, shown, now, ride, declinedAt }: OrderNewsProps) {
  const { news: texts } = useTexts(orderPageTexts);
  const reasons = useTexts(reasonWords);
  return (
    <div className="grid gap-4">
      {isFailed(shown.status) && <Ended order={order} shown={shown} />}
      {ride && <RideLine ride={ride} now={now} big={ANSWER} />}
      {ride && <RideMap order={order} ride={ride} />}
      {isOpen(shown.status) && <Promised order={order} shown={shown} now={now} ride={ride} />}
      {isFulfilled(shown.status) && <p className={ANSWER_OF_WORDS}>{texts.delivered}</p>}
      {order.riderName && <Rider order={order} />}
      {order.attemptReason && <Notice tone="warning">{texts.attempted(reasons[order.attemptReason])}</Notice>}
      {order.statusNote && <Notice>{texts.note(order.statusNote)}</Notice>}
      {order.cancelAskedAt && <Notice>{texts.asked(<Time at={new Date(order.cancelAskedAt)} />)}</Notice>}
      {declinedAt && isOpen(shown.status) && <Notice>{texts.declined(<Time at={declinedAt} />)}</Notice>}
    </div>
  );
}
