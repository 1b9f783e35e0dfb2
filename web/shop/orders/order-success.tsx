import { CircleX, Clock, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { countDishes } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { awaitsPayment } from '#domain/orders/payment.ts';
import { waitsForTime } from '#domain/orders/status.ts';
import { isFailed } from '#domain/orders/statuses.ts';
import { hasFirstPromise } from '#domain/orders/window.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useAtDoor } from '#web/shared/addresses/at-door.ts';
import { useContact } from '#web/shared/content/contact-details.ts';
import { BillSummary } from '#web/shared/orders/bill-summary.tsx';
import { OrderLines } from '#web/shared/orders/order-lines.tsx';
import type { PlacedOrder } from '#web/shared/orders/order-views.ts';
import { useOrderWindow } from '#web/shared/orders/order-window.ts';
import { usePaymentText } from '#web/shared/orders/payment-text.ts';
import { useMoney } from '#web/shared/orders/settled.ts';
import { shownStatus } from '#web/shared/orders/shown-status.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { whenTexts } from '#web/shared/orders/when/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PayOrder } from './gateway/pay-order.tsx';
import { arrivalOf } from './open-order/arrival.ts';
import { Pot } from './pot.tsx';
import { Progress } from './progress.tsx';

/** Shown if the order does not exist, or belongs to somebody else. */
export function NoOrderDetails() {
  const { placed: texts, toMenu } = useTexts(orderTexts);
  return (
    <EmptyState
      heading="h1"
      picture={<ReceiptText className="size-14" aria-hidden="true" />}
      title={texts.noDetails}
      action={
        <>
          <LinkButton to="/orders">{texts.myOrders}</LinkButton>
          <LinkButton to="/menu" variant="secondary">
            {toMenu}
          </LinkButton>
        </>
      }
    >
      {texts.noDetailsHint}
    </EmptyState>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="wrap-break-word font-semibold">{children}</dd>
    </div>
  );
}

/** An order that was placed and is not paid: how to pay it, or that it is off. */
function Unpaid({ order, userId, now }: { order: PlacedOrder; userId: string; now: Date }) {
  const { placed: texts } = useTexts(orderTexts);
  const isOff = isFailed(order.status);
  const Icon = isOff ? CircleX : Clock;
  return (
    <>
      <div className="mb-6 flex flex-col items-center text-center">
        <Icon className="size-14 text-muted" strokeWidth={1.5} aria-hidden="true" />
        <h1 className="mt-3 text-3xl sm:text-4xl">{isOff ? texts.off : texts.awaits}</h1>
        <Link
          to={`/orders/${order.id}`}
          className="py-2.5 font-semibold text-chilli-text underline underline-offset-4"
        >
          {isOff ? texts.toOrder : texts.follow}
        </Link>
      </div>
      <PayOrder order={order} userId={userId} now={now} />
    </>
  );
}

/**
 * The page after an order was placed.
 * @param asOf when the order was loaded, in milliseconds: the page's clock starts there
 */
export function OrderSuccess({ order, userId, asOf }: { order: PlacedOrder; userId: string; asOf: number }) {
  const { placed: texts, items } = useTexts(orderTexts);
  const { addressUnknown, timeWaits, timeWaitsWhy } = useTexts(orderMessages);
  const { address: kitchenAddress } = useContact();
  const { plannedFor } = useTexts(whenTexts);
  const paymentText = usePaymentText();
  const money = useMoney(userId, [order.id]);
  const now = useNow(asOf);
  const { dateAndTime, longDate, timeOfDay, timeRange } = useDates();
  const orderedOn = new Date(order.orderedOn);
  const { orderMode, lateAfterMinutes } = useSiteSettings().kitchen;
  const shown = shownStatus(order, now, orderMode);
  const arrival = arrivalOf(order, shown, { now, lateAfterMinutes });
  const isPickup = order.kind === 'pickup';
  const toDoor = useAtDoor(order);
  const waits = waitsForTime(order);
  const window = useOrderWindow(order);
  // By the first settings the page estimates one time, with which the window of all other pages begins (ORDER-12).
  const isEstimate = window && hasFirstPromise(order, window, orderMode);
  const time = window && (
    <time dateTime={window.from.toISOString()}>
      {isEstimate ? timeOfDay(window.from) : timeRange(window)}
    </time>
  );
  return (
    <div className="mx-auto max-w-3xl">
      {awaitsPayment(order) ? (
        <Unpaid order={order} userId={userId} now={now} />
      ) : (
        <>
          <div className="flex flex-col items-center text-center">
            <Pot />
            <h1 className="mt-3 text-3xl sm:text-4xl">{texts.heading}</h1>
            <p className="mt-1 text-muted">
              {waits ? timeWaitsWhy : isPickup ? texts.textPickup : texts.text}
            </p>
            {arrival.kind === 'minutes' && (
              <p className="mt-4 font-display text-5xl tabular-nums leading-none">
                {texts.minutesLeft(arrival.minutes ?? 0)}
              </p>
            )}
            {(window || waits) && (
              <p className="mt-3 rounded-full bg-turmeric px-5 py-2 font-semibold text-on-turmeric">
                {!window
                  ? timeWaits
                  : order.scheduledFor
                    ? plannedFor(`${longDate(window.from)}, ${timeRange(window)}`)
                    : isPickup
                      ? texts.estimatedPickup(time)
                      : texts.estimated(time)}
              </p>
            )}
            <LinkButton to={`/orders/${order.id}`} className="mt-5 min-w-56">
              {texts.follow}
            </LinkButton>
          </div>

          <div className="mt-6 rounded-card border border-line bg-paper px-3 py-6 shadow-soft sm:px-6">
            <Progress kind={order.kind} status={shown.status} />
          </div>
        </>
      )}

      <section
        aria-label={texts.details}
        className="mt-5 overflow-hidden rounded-card border border-line bg-paper shadow-soft"
      >
        <dl className="grid gap-x-6 gap-y-4 px-5 py-5 sm:grid-cols-2">
          <Fact label={texts.number}>{order.number}</Fact>
          <Fact label={texts.date}>
            <time dateTime={order.orderedOn}>{dateAndTime(orderedOn)}</time>
          </Fact>
          {isPickup ? (
            <Fact label={texts.fetchAt}>{kitchenAddress}</Fact>
          ) : (
            <Fact label={texts.address}>{order.address ?? addressUnknown}</Fact>
          )}
          {toDoor.length > 0 && <Fact label={texts.instructions}>{toDoor.join(' · ')}</Fact>}
          <Fact label={texts.payment}>{paymentText(order, money[order.id])}</Fact>
          {order.note && <Fact label={texts.note}>{order.note}</Fact>}
          {order.cutlery && <Fact label={texts.cutlery}>{texts.withCutlery}</Fact>}
        </dl>
        <div className="border-line border-t px-5 py-5">
          <h2 className="mb-4 text-lg">{items(countDishes(order.lines))}</h2>
          <OrderLines lines={order.lines} />
        </div>
        <div className="border-line border-t bg-cream px-5 py-4">
          <BillSummary bill={order.bill} kind={order.kind} />
        </div>
      </section>

      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <LinkButton to="/orders" variant="secondary">
          {texts.toOrders}
        </LinkButton>
        <LinkButton to="/" variant="secondary">
          {texts.toHome}
        </LinkButton>
      </div>
      <p className="mt-6 text-center text-muted">
        {texts.help(
          <Link to="/support" className="font-semibold text-chilli-text underline underline-offset-4">
            {texts.helpLink}
          </Link>,
        )}
      </p>
    </div>
  );
}
