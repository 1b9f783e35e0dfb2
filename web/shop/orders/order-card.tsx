import { ChevronDown, Clock, MapPin } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { isLater } from '#domain/orders/due.ts';
import { countDishes, type OrderLine } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { waitsForTime } from '#domain/orders/status.ts';
import { isFailed, isFulfilled, isOpen } from '#domain/orders/statuses.ts';
import { FIRST_PROMISE, hasFirstPromise } from '#domain/orders/window.ts';
import type { Settled } from '#domain/payments/settled.ts';
import { Money } from '#web/brand/money.tsx';
import { useDates } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useContact } from '#web/shared/content/contact-details.ts';
import { BillSummary } from '#web/shared/orders/bill-summary.tsx';
import type { ShownOrder } from '#web/shared/orders/order-views.ts';
import { useOrderWindow } from '#web/shared/orders/order-window.ts';
import { usePaymentText } from '#web/shared/orders/payment-text.ts';
import { customerStatus } from '#web/shared/orders/shown-status.ts';
import { StatusBadge } from '#web/shared/orders/status-badge.tsx';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { CardLines } from './card-lines.tsx';

interface FactProps {
  icon: ReactNode;
  /** Read aloud: who sees the icon needs no words. */
  label: string;
  children: ReactNode;
}

function Fact({ icon, label, children }: FactProps) {
  return (
    <div className="flex min-w-0 gap-3">
      <dt className="pt-0.5">
        {icon}
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 wrap-break-word">{children}</dd>
    </div>
  );
}

/** When an open order comes. */
function Window({ order }: { order: ShownOrder }) {
  const { list: texts } = useTexts(orderTexts);
  const { longDate, timeRange } = useDates();
  const { orderMode } = useSiteSettings().kitchen;
  const window = useOrderWindow(order);
  const { timeWaits } = useTexts(orderMessages);
  if (waitsForTime(order)) return timeWaits;
  if (!window) return null;
  if (hasFirstPromise(order, window, orderMode))
    return texts.minutes(FIRST_PROMISE.from, FIRST_PROMISE.until);
  const times = order.scheduledFor ? `${longDate(window.from)}, ${timeRange(window)}` : timeRange(window);
  return order.kind === 'pickup' ? texts.readyAt(times) : texts.comes(times);
}

/** A button for a dish of an order, such as the one that reviews it; small until the order has come. */
export type LineAction = (line: OrderLine, small: boolean) => ReactNode;

interface OrderCardProps {
  order: ShownOrder;
  /** What is paid for it; undefined while that is not known. */
  money: Settled | undefined;
  now: Date;
  lineAction?: LineAction | undefined;
  /** The button that orders the same again. */
  again: ReactNode;
}

/** One order of the list. */
export function OrderCard({ order, money, now, lineAction, again }: OrderCardProps) {
  const { list: texts, items, total } = useTexts(orderTexts);
  const { addressUnknown } = useTexts(orderMessages);
  const { address: kitchenAddress } = useContact();
  const paymentText = usePaymentText();
  const titleId = useId();
  const { dateAndTime } = useDates();
  const orderedOn = new Date(order.orderedOn);
  const { status } = customerStatus(order, now, useSiteSettings().kitchen);
  const isPickup = order.kind === 'pickup';
  const words = isPickup
    ? { ended: texts.notCollected, over: texts.collected }
    : { ended: texts.ended, over: texts.delivered };
  const isUnderWay = isOpen(status) && status !== 'awaitingPayment';
  return (
    <article
      aria-labelledby={titleId}
      className="overflow-hidden rounded-card border border-line bg-paper shadow-soft"
    >
      <div className="px-4 pt-3 sm:px-5">
        <h2 id={titleId} className="text-lg leading-snug">
          <time dateTime={order.orderedOn}>{dateAndTime(orderedOn)}</time>
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Link
            to={`/orders/${order.id}`}
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 hover:text-chilli-text"
          >
            {texts.order(order.number)}
          </Link>
          <StatusBadge status={status} isAhead={isLater(order, now)} />
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-x-3 px-4 pb-3 sm:px-5">
        {status === 'awaitingPayment' && <LinkButton to={`/orders/${order.id}`}>{texts.payNow}</LinkButton>}
        {isUnderWay && <LinkButton to={`/orders/${order.id}`}>{texts.follow}</LinkButton>}
        {!isOpen(status) && again}
        <LinkButton to={`/orders/${order.id}#help`} variant="quiet">
          {texts.help(order.number)}
        </LinkButton>
      </div>
      <div className="border-line border-t px-4 py-2 sm:px-5">
        <CardLines
          lines={order.lines}
          action={lineAction && ((line) => lineAction(line, !isFulfilled(status)))}
        />
      </div>
      <dl className="grid gap-1.5 px-4 pb-3 text-muted text-sm sm:px-5">
        <Fact
          icon={<MapPin className="size-4" aria-hidden="true" />}
          label={isPickup ? texts.fetchAt : texts.address}
        >
          {isPickup ? kitchenAddress : (order.address ?? addressUnknown)}
        </Fact>
        <Fact
          icon={<Clock className="size-4" aria-hidden="true" />}
          label={isPickup ? texts.pickup : texts.delivery}
        >
          {isFailed(status) ? words.ended : isFulfilled(status) ? words.over : <Window order={order} />}
        </Fact>
      </dl>
      <details className="group border-line border-t bg-cream px-4 sm:px-5">
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 py-1.5 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1 basis-32 text-muted text-sm">
            {`${items(countDishes(order.lines))} · ${paymentText(order, money)}`}
          </span>
          <span className="flex items-center gap-2 font-semibold">
            {total} <Money paise={order.bill.total} />
            <ChevronDown className="size-4 shrink-0 group-open:rotate-180" aria-hidden="true" />
          </span>
        </summary>
        <div className="max-w-sm pt-1 pb-4 sm:ml-auto">
          <BillSummary bill={order.bill} kind={order.kind} />
        </div>
      </details>
    </article>
  );
}
