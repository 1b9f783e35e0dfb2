import { Navigation, Phone } from 'lucide-react';
import { formatMoney } from '#domain/money.ts';
import { countDishes, lineName } from '#domain/orders/line.ts';
import type { Settled } from '#domain/payments/settled.ts';
import { phoneLink } from '#domain/phone.ts';
import { Money } from '#web/brand/money.tsx';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useOrderWindow } from '#web/shared/orders/order-window.ts';
import { AnchorButton } from '#web/ui/button.tsx';
import { amountOf, type Delivery, type DuePayment, wayTo } from './delivery.ts';
import { DeliveryActions } from './delivery-actions.tsx';
import { ShowUpi } from './show-upi.tsx';
import { deliveryTexts } from './texts.ts';
import type { RiderActions } from './use-rider-actions.ts';

interface DeliveryCardProps {
  delivery: Delivery;
  /** The order has no rider yet. */
  free?: boolean;
  /** The payments to collect. */
  due: readonly DuePayment[];
  /** What is paid for it; undefined while that is not known. */
  money: Settled | undefined;
  now: Date;
  acts: RiderActions;
}

/** The dishes in the bag. */
function Bag({ delivery }: { delivery: Delivery }) {
  const { card: texts } = useTexts(deliveryTexts);
  return (
    <details className="text-muted">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {texts.dishes(countDishes(delivery.lines))}
      </summary>
      <ul className="wrap-anywhere grid gap-1 pb-1">
        {delivery.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order keep their places
          <li key={index}>
            {texts.quantity(line.quantity)} {lineName(line)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One order to deliver: address, phone, payment to collect, and the next step. */
export function DeliveryCard({ delivery, free = false, due, money, now, acts }: DeliveryCardProps) {
  const { card: texts, test } = useTexts(deliveryTexts);
  const { timeRange } = useDates();
  const { id, number, address, customerName, customerPhone, note, instructions } = delivery;
  const promised = useOrderWindow(delivery);
  const isLate = promised !== null && promised.from < now;
  const name = customerName ?? texts.noName;
  return (
    <article
      aria-labelledby={`delivery-${id}`}
      className="grid min-w-0 gap-3 rounded-card border border-edge bg-paper p-4 shadow-soft"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={`delivery-${id}`} className="text-2xl tabular-nums">
          {number}
        </h3>
        {promised && (
          <p className="font-semibold">
            <time dateTime={promised.from.toISOString()}>{texts.promised(timeRange(promised))}</time>
            {isLate && <span className="ml-2 text-danger">{texts.late}</span>}
          </p>
        )}
      </header>
      <div className="wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="whitespace-pre-line text-lg leading-snug">{address ?? texts.noAddress}</p>
        {instructions && <p className="mt-1 font-semibold">{instructions}</p>}
      </div>
      {delivery.hasAllergies && (
        <p className="rounded-control bg-chilli px-3 py-2 font-bold text-white">{texts.checkAllergy}</p>
      )}
      {note && <p className="wrap-anywhere rounded-control bg-turmeric/25 px-3 py-2 font-bold">{note}</p>}
      <div className="flex gap-2">
        {customerPhone && !free && (
          <AnchorButton
            variant="secondary"
            href={phoneLink(customerPhone)}
            aria-label={texts.callLabel(name)}
            className="flex-1 px-3"
          >
            <Phone className="size-5" aria-hidden="true" />
            {texts.call}
          </AnchorButton>
        )}
        {address && (
          <AnchorButton
            variant="secondary"
            href={wayTo(address)}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.wayLabel(number)}
            className="flex-1 px-3"
          >
            <Navigation className="size-5" aria-hidden="true" />
            {texts.way}
          </AnchorButton>
        )}
      </div>
      <Bag delivery={delivery} />
      {!free &&
        (due.length > 0 ? (
          <>
            <p className="flex items-baseline justify-between gap-3 rounded-control bg-turmeric px-3 py-2 font-semibold text-on-turmeric">
              {texts.collect}
              <Money paise={amountOf(due)} className="text-2xl" />
            </p>
            {money?.isPartlyPaid && <p className="font-semibold">{texts.partly(formatMoney(money.paid))}</p>}
            <ShowUpi orderId={id} number={number} />
          </>
        ) : (
          <p className="font-semibold text-good">{delivery.testPayment ? test.test : texts.paid}</p>
        ))}
      <DeliveryActions delivery={delivery} free={free} due={due} acts={acts} />
    </article>
  );
}
