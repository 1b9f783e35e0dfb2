import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { awaitsPayment } from '#domain/orders/payment.ts';
import { isFailed } from '#domain/orders/statuses.ts';
import { rowOf } from '#domain/payments/methods.ts';
import { Money } from '#web/brand/money.tsx';
import { useDates } from '#web/lib/dates.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { ShownOrder } from '#web/shared/orders/order-views.ts';
import { orderPaymentsQuery, type StoryPayment } from '#web/shared/orders/story.ts';
import { upiTexts } from '#web/shared/orders/upi/texts.tsx';
import { UpiCode } from '#web/shared/orders/upi/upi-code.tsx';
import { upiRequestQuery } from '#web/shared/orders/upi/upi-request.ts';
import { UtrForm } from '#web/shared/orders/upi/utr-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const MINUTE = 60_000;

interface PayByUpiProps {
  order: ShownOrder;
  userId: string;
  now: Date;
}

/** A UTR in groups of four digits, as banks print it. */
const Utr = ({ digits }: { digits: string }) => (
  <strong className="whitespace-nowrap tabular-nums">{digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</strong>
);

/** When a waiting order must be paid. */
export function Until({ payBy, now }: { payBy: Date; now: Date }) {
  const texts = useTexts(upiTexts);
  const { timeOfDay } = useDates();
  const minutes = Math.max(0, Math.ceil((payBy.getTime() - now.getTime()) / MINUTE));
  return (
    <p className="font-semibold">
      {texts.until(<time dateTime={payBy.toISOString()}>{timeOfDay(payBy)}</time>, texts.left(minutes))}
    </p>
  );
}

interface PartProps {
  payment: StoryPayment;
  isEnded: boolean;
}

/** The number that the customer has entered, while the kitchen looks for it. They can correct it. */
function Claimed({ payment: { id, reference }, isEnded }: PartProps) {
  const texts = useTexts(upiTexts);
  const [corrects, setCorrects] = useState(false);
  const utr = <Utr digits={reference ?? ''} />;
  return (
    <div className="grid gap-4">
      <div role="status">
        {!isEnded && <h2 className="text-xl">{texts.checking}</h2>}
        <p className="mt-1 text-muted">{isEnded ? texts.endedChecking(utr) : texts.checkingHint(utr)}</p>
      </div>
      {corrects && <UtrForm of="payments" id={id} reference={reference} onSent={() => setCorrects(false)} />}
      <Button variant="secondary" onClick={() => setCorrects(!corrects)}>
        {corrects ? texts.keep : texts.correct}
      </Button>
    </div>
  );
}

/** Money for an order that has ended: its customer can say that they have paid. */
function Ended({ payment }: Pick<PartProps, 'payment'>) {
  const texts = useTexts(upiTexts);
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{texts.ended}</summary>
      <p className="mb-3 text-muted">{texts.endedHint}</p>
      <UtrForm of="payments" id={payment.id} reference={null} onSent={() => undefined} />
    </details>
  );
}

/**
 * The payment of an order by UPI, for its customer: how to pay, the UTR, and the kitchen's answer. Nothing once the
 * payment is confirmed, which only the kitchen can do.
 */
export function PayByUpi({ order, userId, now }: PayByUpiProps) {
  const texts = useTexts(upiTexts);
  const { data: payments = [] } = useQuery(orderPaymentsQuery(useSdk(), userId, order.id));
  const payment = payments.find(
    ({ method, mock, state }) => rowOf(method).hasNumber && !mock && state !== 'paid',
  );
  const isEnded = isFailed(order.status);
  const waits = awaitsPayment(order);
  const { data: request } = useQuery({
    ...upiRequestQuery(useSdk(), order.id),
    enabled: waits && !isEnded && rowOf(order.paymentMethod).hasNumber,
  });
  if (!awaitsPayment(order) || !payment) return null;
  // Without a UPI id the order is paid at the gateway.
  if (!isEnded && request === null && payment.claimedAt === null) return null;
  const isClaimed = payment.claimedAt !== null && payment.deniedAt === null;
  return (
    <section
      aria-live="polite"
      className="rounded-card border border-line bg-paper p-5 text-start shadow-soft sm:p-6"
    >
      <div className="mx-auto grid max-w-md gap-5">
        {payment.deniedAt && payment.reference && (
          <Notice tone="warning">{texts.denied(payment.reference)}</Notice>
        )}
        {isClaimed ? (
          <Claimed payment={payment} isEnded={isEnded} />
        ) : isEnded ? (
          <Ended payment={payment} />
        ) : (
          <>
            <div>
              <h2 className="text-2xl">{texts.title(<Money paise={payment.amount} />)}</h2>
              <Until payBy={new Date(order.payBy)} now={now} />
              <p className="mt-1 text-muted">{texts.kept}</p>
            </div>
            <UpiCode id={order.id} paid="orders" />
            <div className="border-line border-t pt-5">
              <h3 className="mb-3 text-lg">{texts.paid}</h3>
              <UtrForm
                key={payment.deniedAt}
                of="payments"
                id={payment.id}
                reference={payment.reference}
                onSent={() => undefined}
              />
            </div>
          </>
        )}
      </div>
    </section>
  );
}
