import { CircleCheck, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { estimatedDelivery } from '#domain/orders/status.ts';
import { useDates } from '#web/lib/dates.ts';
import { useKitchenSettings } from '#web/lib/kitchen/kitchen-settings.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BillSummary } from './bill-summary.tsx';
import { OrderLines } from './order-lines.tsx';
import { countOf, type Order, paymentWords, shownStatus } from './present.ts';
import { Progress } from './progress.tsx';
import { useNow } from './use-now.ts';

export function NoOrderDetails() {
  return (
    <EmptyState
      heading="h1"
      picture={<ReceiptText className="size-14" aria-hidden="true" />}
      title="No Order Details Found"
      action={
        <>
          <LinkButton to="/orders">My orders</LinkButton>
          <LinkButton to="/menu" variant="secondary">
            Browse the menu
          </LinkButton>
        </>
      }
    >
      Orders you have placed are all in your order history.
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

/** @param asOf when the order was read, in milliseconds; the clock starts there */
export function OrderSuccess({ order, asOf }: { order: Order; asOf: number }) {
  const now = useNow(asOf);
  const { dateAndTime, timeOfDay } = useDates();
  const orderedOn = new Date(order.orderedOn);
  const { orderMode } = useKitchenSettings();
  const expected = estimatedDelivery(orderedOn);
  return (
    <div className="mx-auto max-w-3xl">
      <div className="flex flex-col items-center text-center">
        <CircleCheck className="size-16 text-good" strokeWidth={1.5} aria-hidden="true" />
        <h1 className="mt-4 text-3xl sm:text-4xl">Thank you, your order is in</h1>
        <p className="mt-2 text-muted">The kitchen has it. We will be with you soon.</p>
        <p className="mt-5 rounded-full bg-turmeric px-5 py-2 font-semibold text-on-turmeric">
          Estimated delivery: <time dateTime={expected.toISOString()}>{timeOfDay(expected)}</time>
        </p>
      </div>

      <div className="mt-8 rounded-card border border-line bg-paper px-3 py-6 shadow-soft sm:px-6">
        <Progress status={shownStatus(order, now, orderMode).status} />
      </div>

      <section
        aria-label="Order details"
        className="mt-5 overflow-hidden rounded-card border border-line bg-paper shadow-soft"
      >
        <dl className="grid gap-x-6 gap-y-4 px-5 py-5 sm:grid-cols-2">
          <Fact label="Order number">{order.number}</Fact>
          <Fact label="Date">
            <time dateTime={order.orderedOn}>{dateAndTime(orderedOn)}</time>
          </Fact>
          <Fact label="Delivery address">{order.address}</Fact>
          <Fact label="Payment method">{paymentWords(order.paymentMethod)}</Fact>
        </dl>
        <div className="border-line border-t px-5 py-5">
          <h2 className="mb-4 text-lg">{countOf(order.lines)}</h2>
          <OrderLines lines={order.lines} />
        </div>
        <div className="border-line border-t bg-cream px-5 py-4">
          <BillSummary bill={order.bill} />
        </div>
      </section>

      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <LinkButton to="/orders">View my orders</LinkButton>
        <LinkButton to="/" variant="secondary">
          Back to home
        </LinkButton>
      </div>
      <p className="mt-6 text-center text-muted">
        Something not right?{' '}
        <Link to="/support" className="font-semibold text-chilli-text underline underline-offset-4">
          Contact support
        </Link>
      </p>
    </div>
  );
}
