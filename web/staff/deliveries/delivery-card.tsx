import { ChevronDown, Navigation, Phone } from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import { countDishes, lineName } from '#domain/orders/line.ts';
import { expectedAtDoor } from '#domain/orders/payment.ts';
import { attemptWords } from '#domain/orders/staff-reason-words.ts';
import type { Settled } from '#domain/payments/settled.ts';
import { phoneLink } from '#domain/phone.ts';
import { Money } from '#web/brand/money.tsx';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { DoorLine } from '#web/shared/addresses/door-line.tsx';
import { useOrderWindow } from '#web/shared/orders/order-window.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { amountOf, type Delivery, type DuePayment, wayTo } from './delivery.ts';
import { NextStep, OtherActions } from './delivery-actions.tsx';
import { ShowUpi } from './show-upi.tsx';
import { deliveryTexts } from './texts.ts';
import type { RiderActions } from './use-rider-actions.ts';

const SQUARE = 'size-11 shrink-0 p-0';
/** What the rider must have read before the order is unfolded. */
const SIGN = 'rounded-control px-2 py-0.5 font-bold';

interface DeliveryCardProps {
  delivery: Delivery;
  /** The order has no rider yet. */
  free?: boolean;
  /** The payments to collect. */
  due: readonly DuePayment[];
  /** What is paid for it; undefined while that is not known. */
  money: Settled | undefined;
  /** Metres from the kitchen, as the crow flies; undefined where the place is not known. */
  metres?: number | undefined;
  now: Date;
  acts: RiderActions;
}

type Known = Pick<DeliveryCardProps, 'delivery' | 'due'> & { free: boolean };

/** What is to be collected, or that it is paid. Who may still take the order reads what was ordered (RIDER-5). */
function ToCollect({ delivery, due, free }: Known) {
  const { card: texts, test } = useTexts(deliveryTexts);
  const amount = free ? expectedAtDoor(delivery) : amountOf(due);
  if (amount === 0)
    return (
      <span className="ml-auto font-semibold text-good text-sm">
        {delivery.testPayment ? test.test : texts.nothing}
      </span>
    );
  return (
    <span className={`${SIGN} ml-auto bg-turmeric text-on-turmeric`}>
      <span className="sr-only">{texts.collect} </span>
      <Money paise={amount} />
    </span>
  );
}

/** Number, time, distance and money of an order. */
function Head({ delivery, due, free, now, metres }: Known & Pick<DeliveryCardProps, 'now' | 'metres'>) {
  const { card: texts } = useTexts(deliveryTexts);
  const { timeRange } = useDates();
  const promised = useOrderWindow(delivery);
  return (
    <header className="flex flex-wrap items-baseline gap-x-2">
      <h3 id={`delivery-${delivery.id}`} className="text-lg tabular-nums leading-6">
        {delivery.number}
      </h3>
      {promised && (
        <p className="text-sm">
          <time dateTime={promised.from.toISOString()}>{timeRange(promised)}</time>
          {promised.from < now && <span className="ml-1 font-semibold text-danger">{texts.late}</span>}
        </p>
      )}
      {metres !== undefined && (
        <span className="text-muted text-sm tabular-nums">
          {texts.kilometres((metres / 1000).toFixed(1))}
        </span>
      )}
      <ToCollect delivery={delivery} due={due} free={free} />
    </header>
  );
}

/** What is in the bag, and whatever else is not on the row. */
function Unfolded({ delivery, due, free, money, acts }: Known & Pick<DeliveryCardProps, 'money' | 'acts'>) {
  const { card: texts, test } = useTexts(deliveryTexts);
  return (
    <div className="grid gap-2 border-line border-t pt-2">
      <p className="font-semibold">{delivery.customerName ?? texts.noName}</p>
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
      {!free &&
        (due.length > 0 ? (
          <>
            {money?.isPartlyPaid && <p className="font-semibold">{texts.partly(formatMoney(money.paid))}</p>}
            <ShowUpi orderId={delivery.id} number={delivery.number} />
          </>
        ) : (
          <p className="font-semibold text-good">{delivery.testPayment ? test.test : texts.paid}</p>
        ))}
      {!free && <OtherActions delivery={delivery} due={due} acts={acts} />}
    </div>
  );
}

/** One order to deliver, low enough that five are in sight on a phone: the rest unfolds. */
export function DeliveryCard({ delivery, free = false, due, money, metres, now, acts }: DeliveryCardProps) {
  const { card: texts, problem } = useTexts(deliveryTexts);
  const words = useTexts(attemptWords);
  const { timeOfDay } = useDates();
  const [open, setOpen] = useState(false);
  const { id, number, address, customerPhone, note, instructions, attemptedAt, attemptReason } = delivery;
  const failed = acts.problemOf(delivery);
  const way = wayTo(delivery);
  const clamped = open ? '' : 'line-clamp-2';
  return (
    <article
      aria-labelledby={`delivery-${id}`}
      className="grid min-w-0 gap-1 rounded-card border border-edge bg-paper px-3 py-1.5 shadow-soft"
    >
      <Head {...{ delivery, due, free, now, metres }} />
      <p className={`wrap-anywhere leading-5 ${open ? 'whitespace-pre-line' : ''} ${clamped}`}>
        {address ?? texts.noAddress}
      </p>
      <DoorLine door={delivery.door} className="font-semibold leading-5" />
      {instructions && <p className={`wrap-anywhere font-semibold leading-5 ${clamped}`}>{instructions}</p>}
      {delivery.hasAllergies && <p className={`${SIGN} bg-chilli text-white`}>{texts.checkAllergy}</p>}
      {note && <p className={`${SIGN} wrap-anywhere bg-turmeric/25 leading-5 ${clamped}`}>{note}</p>}
      {attemptedAt && attemptReason && (
        <p role="status" className={`${SIGN} bg-turmeric text-on-turmeric`}>
          {problem.reported(words[attemptReason].chosen, timeOfDay(new Date(attemptedAt)))}
        </p>
      )}
      {failed && (
        <p role="alert" className="font-semibold text-danger">
          {failed}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {customerPhone && !free && (
          <AnchorButton
            variant="secondary"
            href={phoneLink(customerPhone)}
            aria-label={texts.callLabel(delivery.customerName ?? texts.noName)}
            className={SQUARE}
          >
            <Phone className="size-5" aria-hidden="true" />
          </AnchorButton>
        )}
        {way && (
          <AnchorButton
            variant="secondary"
            href={way}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.wayLabel(number)}
            className={SQUARE}
          >
            <Navigation className="size-5" aria-hidden="true" />
          </AnchorButton>
        )}
        <NextStep {...{ delivery, free, due, acts }} />
        <Button
          variant="quiet"
          aria-expanded={open}
          aria-label={texts.moreLabel(number)}
          className={SQUARE}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown className={`size-5 ${open ? 'rotate-180' : ''}`} aria-hidden="true" />
        </Button>
      </div>
      <div hidden={!open}>
        <Unfolded {...{ delivery, due, free, money, acts }} />
      </div>
    </article>
  );
}
