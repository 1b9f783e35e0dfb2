import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cancelDeclinedAt } from '#domain/orders/cancelling.ts';
import { isLater } from '#domain/orders/due.ts';
import { countDishes, type OrderLine } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { phasesOf } from '#domain/orders/phases.ts';
import { reasonWords } from '#domain/orders/reasons.ts';
import { isFailed, isFulfilled, isOnTheWay, isOpen } from '#domain/orders/statuses.ts';
import { windowFrom } from '#domain/orders/window.ts';
import { settledOf } from '#domain/payments/settled.ts';
import { Moment } from '#web/brand/moment.tsx';
import { useDates } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { DoorLine } from '#web/shared/addresses/door-line.tsx';
import { useContact } from '#web/shared/content/contact-details.ts';
import { BillSummary } from '#web/shared/orders/bill-summary.tsx';
import type { OrderChange } from '#web/shared/orders/changes/order-change.ts';
import type { Revision } from '#web/shared/orders/changes/queries.ts';
import { RevisionList } from '#web/shared/orders/changes/revision-list.tsx';
import { HandedOver } from '#web/shared/orders/hand-over/handed-over.tsx';
import { OrderLines } from '#web/shared/orders/order-lines.tsx';
import type { FollowedOrder } from '#web/shared/orders/order-views.ts';
import { customerStatus } from '#web/shared/orders/shown-status.ts';
import { StatusBadge } from '#web/shared/orders/status-badge.tsx';
import type { StoryEvent, StoryPayment, StoryRefund } from '#web/shared/orders/story.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { AnchorButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ChangeProposals } from '../changes/change-proposals.tsx';
import { ChangeStory } from '../changes/change-story.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { KitchenPlace } from './kitchen-place.tsx';
import { OrderNews } from './order-news.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PhaseList } from './phase-list.tsx';
import type { Ride } from './ride.ts';
import { orderPageTexts } from './texts.tsx';

interface OrderPageProps {
  order: FollowedOrder;
  events: readonly StoryEvent[];
  payments: readonly StoryPayment[];
  refunds: readonly StoryRefund[];
  /** The proposed changes of its lines, and its revisions, oldest first. */
  changes: readonly OrderChange[];
  revisions: readonly Revision[];
  /** When it was loaded, in milliseconds: the page's clock starts there. */
  asOf: number;
  /** Where the order is, if it is on the way. */
  ride?: Ride | null;
  /** The page was opened by a mailed link, without signing in. */
  readOnly?: boolean;
  /** A button for each dish after delivery, such as the one that reviews it. */
  lineAction?: (line: OrderLine) => ReactNode;
  /** The button that orders the same again, once the order is over. */
  again?: ReactNode;
  /** Its invoices. */
  invoices?: ReactNode;
  /** The customer's reports about it. */
  issues?: (now: Date) => ReactNode;
  /** What the customer is asked or offered while they wait for it. */
  offer?: ReactNode;
  /** The code for the rider, or where it is. */
  code?: ReactNode;
  /** How the customer pays it, while it waits for its payment. */
  payment?: (now: Date) => ReactNode;
}

/** The window that the customer chose when ordering ahead. */
function Planned({ at }: { at: string }) {
  const { longDate, timeRange } = useDates();
  const window = windowFrom(at, useSiteSettings().kitchen.lateAfterMinutes);
  return <time dateTime={at}>{`${longDate(window.from)}, ${timeRange(window)}`}</time>;
}

/** The page on which a customer follows one order: phases, promised time, bill and contact. */
export function OrderPage(props: OrderPageProps) {
  const {
    order,
    events,
    payments,
    refunds,
    changes,
    revisions,
    asOf,
    ride = null,
    readOnly = false,
    lineAction,
    again,
    invoices,
    issues,
    offer,
    code,
    payment,
  } = props;
  const texts = useTexts(orderPageTexts);
  const { items } = useTexts(orderTexts);
  const { addressUnknown } = useTexts(orderMessages);
  const reasons = useTexts(reasonWords);
  const { kitchen } = useSiteSettings();
  const { phoneHref } = useContact();
  const now = useNow(asOf);
  const shown = customerStatus(order, now, kitchen);
  const orderedOn = new Date(order.orderedOn);
  const steps = events.map((event) => ({ ...event, createdAt: new Date(event.createdAt) }));
  const all = phasesOf({ kind: order.kind, orderedOn }, steps, shown);
  // What an order that has ended without food would have gone through is of no use.
  const phases = isFailed(shown.status) ? all.filter(({ state }) => state !== 'open') : all;
  const over = isFulfilled(shown.status);
  return (
    <article className="mx-auto grid max-w-4xl grid-cols-1 gap-5">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl">{texts.heading(order.number)}</h1>
          <p className="text-muted text-sm">{texts.placedOn(<Moment at={orderedOn} />)}</p>
          {order.scheduledFor && (
            <p className="font-semibold">{texts.orderedFor(<Planned at={order.scheduledFor} />)}</p>
          )}
        </div>
        <StatusBadge status={shown.status} isAhead={isLater(order, now)} />
      </header>

      {payment?.(now)}

      <ChangeProposals order={order} changes={changes} now={now} readOnly={readOnly} />

      <section
        aria-live="polite"
        className="grid grid-cols-1 gap-6 rounded-card border border-line bg-paper p-5 shadow-soft sm:p-6"
      >
        <OrderNews
          order={order}
          shown={shown}
          now={now}
          ride={isOnTheWay(shown.status) ? ride : null}
          declinedAt={cancelDeclinedAt(steps)}
        />
        {code}
        <ChangeStory changes={changes} isPaid={settledOf(payments).isPaid} />
        <PhaseList phases={phases} />
        {over && (
          <HandedOver order={order} now={now} why={order.statusReason && reasons[order.statusReason]} />
        )}
      </section>

      {issues?.(now)}

      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          <Panel title={items(countDishes(order.lines))}>
            <OrderLines lines={order.lines} action={over && !readOnly ? lineAction : undefined} />
            <div className="mt-5 border-line border-t pt-4">
              <BillSummary bill={order.bill} kind={order.kind} />
            </div>
            <RevisionList revisions={revisions} />
            {order.note && (
              <div className="mt-5 border-line border-t pt-4">
                <h3 className="text-base">{texts.note}</h3>
                <p className="wrap-anywhere mt-1 text-muted">{order.note}</p>
              </div>
            )}
            {order.cutlery && <p className="mt-5 border-line border-t pt-4">{texts.cutlery}</p>}
            {again && !isOpen(shown.status) && <div className="mt-5">{again}</div>}
          </Panel>
          {isOpen(shown.status) && offer}
        </div>
        <div className="grid gap-5">
          <Panel title={texts.payment.title}>
            <PaymentFacts order={order} over={over} payments={payments} refunds={refunds} />
          </Panel>
          {invoices}
          {order.kind === 'delivery' && (
            <Panel title={texts.address}>
              <p className="wrap-break-word text-muted">{order.address ?? addressUnknown}</p>
              <DoorLine door={order.door} className="mt-2" />
              {order.instructions && <p className="wrap-anywhere mt-2">{order.instructions}</p>}
            </Panel>
          )}
          <Panel anchor="help" title={texts.help.title}>
            <div className="grid gap-4">
              <AnchorButton variant="secondary" href={phoneHref}>
                <Phone className="size-4" aria-hidden="true" />
                {texts.help.call}
              </AnchorButton>
              {!readOnly && <CancelOrder order={order} shown={shown} now={now} />}
              <p className="text-muted">
                {texts.help.support(
                  <Link to="/support" className="font-semibold text-chilli-text underline underline-offset-4">
                    {texts.help.supportLink}
                  </Link>,
                )}
              </p>
            </div>
          </Panel>
          <KitchenPlace title={order.kind === 'pickup' ? texts.fetch : texts.map.title} />
        </div>
      </div>
    </article>
  );
}
