import { Clock, MapPin } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { isLater } from '#domain/orders/due.ts';
import { countDishes, type OrderLine } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { isFailed, isFulfilled, isOpen } from '#domain/orders/statuses.ts';
import { FIRST_PROMISE, hasFirstPromise } from '#domain/orders/window.ts';
import type { Settled } from '#domain/payments/settled.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useContact } from '#web/shared/content/contact-details.ts';
import { BillSummary } from '#web/shared/orders/bill-summary.tsx';
import { OrderLines } from '#web/shared/orders/order-lines.tsx';
import type { ShownOrder } from '#web/shared/orders/order-views.ts';
import { useOrderWindow } from '#web/shared/orders/order-window.ts';
import { usePaymentText } from '#web/shared/orders/payment-text.ts';
import { customerStatus } from '#web/shared/orders/shown-status.ts';
import { StatusBadge } from '#web/shared/orders/status-badge.tsx';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { LinkButton } from '#web/ui/button.tsx';

interface FactProps {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}

function Fact({ icon, label, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-3 font-semibold text-sm">
        {icon}
        {label}
      </dt>
      <dd className="wrap-break-word pl-8 text-muted">{children}</dd>
    </div>
  );
}

/** When an open order comes. */
function Window({ order }: { order: ShownOrder }) {
  const { list: texts } = useTexts(orderTexts);
  const { longDate, timeRange } = useDates();
  const { orderMode } = useSiteSettings().kitchen;
  const window = useOrderWindow(order);
  if (!window) return null;
  if (hasFirstPromise(order, window, orderMode))
    return texts.minutes(FIRST_PROMISE.from, FIRST_PROMISE.until);
  const times = order.scheduledFor ? `${longDate(window.from)}, ${timeRange(window)}` : timeRange(window);
  return order.kind === 'pickup' ? texts.readyAt(times) : texts.comes(times);
}

interface OrderCardProps {
  order: ShownOrder;
  /** What is paid for it; undefined while that is not known. */
  money: Settled | undefined;
  now: Date;
  lineAction?: ((line: OrderLine) => ReactNode) | undefined;
  /** The button that orders the same again. */
  again: ReactNode;
}

/** One order of the list. */
export function OrderCard({ order, money, now, lineAction, again }: OrderCardProps) {
  const { list: texts, items } = useTexts(orderTexts);
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
  return (
    <article
      aria-labelledby={titleId}
      className="overflow-hidden rounded-card border border-line bg-paper shadow-soft"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b px-5 py-4">
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg">
            <time dateTime={order.orderedOn}>{dateAndTime(orderedOn)}</time>
          </h2>
          <Link
            to={`/orders/${order.id}`}
            className="-mb-2 inline-flex min-h-11 items-center text-sm underline underline-offset-4 hover:text-chilli-text"
          >
            {texts.order(order.number)}
          </Link>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge status={status} isAhead={isLater(order, now)} />
          {status === 'awaitingPayment' && <LinkButton to={`/orders/${order.id}`}>{texts.payNow}</LinkButton>}
        </div>
        <div className="flex basis-full flex-wrap items-start gap-3">
          {isOpen(status) && status !== 'awaitingPayment' && (
            <LinkButton to={`/orders/${order.id}`}>{texts.follow}</LinkButton>
          )}
          {!isOpen(status) && again}
          <LinkButton to={`/orders/${order.id}#help`} variant="quiet">
            {texts.help(order.number)}
          </LinkButton>
        </div>
      </div>
      <div className="grid gap-6 px-5 py-5 md:grid-cols-[minmax(0,1fr)_17rem]">
        <OrderLines lines={order.lines} action={lineAction} />
        <dl className="grid content-start gap-4 md:border-line md:border-l md:pl-6">
          <Fact
            icon={<MapPin className="size-5 shrink-0" aria-hidden="true" />}
            label={isPickup ? texts.fetchAt : texts.address}
          >
            {isPickup ? kitchenAddress : (order.address ?? addressUnknown)}
          </Fact>
          <Fact
            icon={<Clock className="size-5 shrink-0" aria-hidden="true" />}
            label={isPickup ? texts.pickup : texts.delivery}
          >
            {isFailed(status) ? words.ended : isFulfilled(status) ? words.over : <Window order={order} />}
          </Fact>
        </dl>
      </div>
      <div className="grid gap-x-6 gap-y-3 border-line border-t bg-cream px-5 py-4 md:grid-cols-[minmax(0,1fr)_17rem]">
        <p className="text-muted text-sm">{`${items(countDishes(order.lines))} · ${paymentText(order, money)}`}</p>
        <div className="md:pl-6">
          <BillSummary bill={order.bill} kind={order.kind} />
        </div>
      </div>
    </article>
  );
}
