import { Phone } from 'lucide-react';
import { isLater } from '#domain/orders/due.ts';
import { reasonWords } from '#domain/orders/reasons.ts';
import type { ShownStatus } from '#domain/orders/status.ts';
import { isFailed, isFulfilled, isOpen } from '#domain/orders/statuses.ts';
import { phoneLink } from '#domain/phone.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { FollowedOrder } from '#web/shared/orders/order-views.ts';
import { useOrderWindow } from '#web/shared/orders/order-window.ts';
import { AnchorButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { orderPageTexts } from './texts.tsx';

interface NewsProps {
  order: FollowedOrder;
  shown: ShownStatus;
  now: Date;
}

interface OrderNewsProps extends NewsProps {
  /** When the kitchen declined to cancel the order; null if it did not. */
  declinedAt: Date | null;
}

function Time({ at }: { at: Date }) {
  const { timeOfDay } = useDates();
  return <time dateTime={at.toISOString()}>{timeOfDay(at)}</time>;
}

/** The promised time of an open order. */
function Promised({ order, shown, now }: NewsProps) {
  const { news: texts } = useTexts(orderPageTexts);
  const reasons = useTexts(reasonWords);
  const { shortDate } = useDates();
  const promised = useOrderWindow(order);
  if (shown.status === 'ready' && order.kind === 'pickup') return <Notice>{texts.ready}</Notice>;
  if (!promised) return null;
  const { from, until } = promised;
  if (now > until && !shown.byAge) return <Notice tone="warning">{texts.late}</Notice>;
  const isAhead = isLater(order, now);
  const times = texts.window(<Time at={from} />, <Time at={until} />);
  const window = isAhead ? texts.on(shortDate(from), times) : times;
  return (
    <div>
      <p className="font-semibold text-lg">
        {order.kind === 'pickup' ? texts.readyAt(window) : texts.comes(window)}
      </p>
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

/** The current state of an order: promised time, rider, and the kitchen's reason and note. */
export function OrderNews({ order, shown, now, declinedAt }: OrderNewsProps) {
  const { news: texts, rider } = useTexts(orderPageTexts);
  const reasons = useTexts(reasonWords);
  return (
    <div className="grid gap-4">
      {isFailed(shown.status) && <Ended order={order} shown={shown} />}
      {isOpen(shown.status) && <Promised order={order} shown={shown} now={now} />}
      {isFulfilled(shown.status) && <p className="font-semibold text-lg">{texts.delivered}</p>}
      {order.attemptReason && <Notice tone="warning">{texts.attempted(reasons[order.attemptReason])}</Notice>}
      {order.statusNote && <Notice>{texts.note(order.statusNote)}</Notice>}
      {order.cancelAskedAt && <Notice>{texts.asked(<Time at={new Date(order.cancelAskedAt)} />)}</Notice>}
      {declinedAt && isOpen(shown.status) && <Notice>{texts.declined(<Time at={declinedAt} />)}</Notice>}
      {order.riderName && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>{rider.brings(order.riderName)}</p>
          {order.riderPhone && (
            <AnchorButton variant="secondary" href={phoneLink(order.riderPhone)}>
              <Phone className="size-4" aria-hidden="true" />
              {rider.call}
            </AnchorButton>
          )}
        </div>
      )}
    </div>
  );
}
