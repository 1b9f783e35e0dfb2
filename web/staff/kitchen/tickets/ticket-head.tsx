import { Ellipsis } from 'lucide-react';
import { waitsForTime } from '#domain/orders/status.ts';
import type { KitchenSettings } from '#domain/site/kitchen-settings.ts';
import { Money } from '#web/brand/money.tsx';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useOrderWindow } from '#web/shared/orders/order-window.ts';
import type { OrderMoney } from '#web/shared/orders/settled.ts';
import { shownStatus } from '#web/shared/orders/shown-status.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useBoard } from '../board-context.ts';
import { useAtNow } from '../clock.tsx';
import { kitchenTexts } from '../texts.ts';
import { ageOf, isForLater, isLate, type Ticket } from '../ticket.ts';

const AGE = {
  fresh: 'bg-ink/8 text-ink',
  amber: 'bg-turmeric text-on-turmeric',
  red: 'bg-chilli text-white',
} as const;

export type Urgency = keyof typeof AGE;

/** How urgent an order is by its age, within the limits that the owner sets. */
export function urgencyOf(ticket: Ticket, now: Date, limits: KitchenSettings): Urgency {
  const age = ageOf(ticket, now);
  if (age >= limits.redAfterMinutes) return 'red';
  return age >= limits.amberAfterMinutes ? 'amber' : 'fresh';
}

/** What is paid, or to collect; the total while that is not known. */
export function TicketMoney({ ticket, money }: { ticket: Ticket; money: OrderMoney | undefined }) {
  const { ticket: texts, test } = useTexts(kitchenTexts);
  if (ticket.testPayment) return <Badge tone="warm">{test.test}</Badge>;
  if (!money) return <Money paise={ticket.total} />;
  return (
    <span className="ml-auto flex flex-wrap justify-end gap-x-2">
      {money.isPaid && (
        <span className="text-good">
          {texts.paid} <Money paise={money.paid} />
        </span>
      )}
      {money.due > 0 && (
        <span className="text-danger">
          {texts.cash} <Money paise={money.due} />
        </span>
      )}
    </span>
  );
}

interface TicketHeadProps {
  ticket: Ticket;
  money: OrderMoney | undefined;
  bumpKey: number | undefined;
  headingId: string;
  /** The button that shows the customer and what is done rarely. */
  details: { open: boolean; controls: string; onToggle: () => void };
}

/** An order's number, its age, its promised time, and what is paid or to collect. */
export function TicketHead({ ticket, money, bumpKey, headingId, details }: TicketHeadProps) {
  const { ticket: texts } = useTexts(kitchenTexts);
  const { shortDate, timeRange } = useDates();
  const { settings } = useBoard();
  const age = useAtNow((now) => ageOf(ticket, now));
  const urgency = useAtNow((now) => urgencyOf(ticket, now, settings));
  const byAge = useAtNow((now) => shownStatus(ticket, now, settings.orderMode).byAge);
  const isLater = useAtNow((now) => isForLater(ticket, now));
  const promised = useOrderWindow(ticket);
  const late = useAtNow((now) => isLate(ticket, now));
  return (
    <header>
      <div className="flex items-center gap-1.5">
        {bumpKey !== undefined && (
          <kbd className="grid size-6 shrink-0 place-items-center rounded-md bg-ink font-bold font-sans text-cream text-sm leading-none">
            {bumpKey}
          </kbd>
        )}
        <h3 id={headingId} className="flex-1 text-xl tabular-nums in-data-[density=roomy]:text-2xl">
          {ticket.number}
        </h3>
        {!isLater && (
          <span
            className={`rounded-full px-2.5 py-0.5 font-semibold tabular-nums leading-tight whitespace-nowrap ${AGE[urgency]}`}
          >
            <span aria-hidden="true">{texts.age(age)}</span>
            <span className="sr-only">{texts.ageLabel(age)}</span>
          </span>
        )}
        <button
          type="button"
          aria-label={texts.more(ticket.number)}
          aria-expanded={details.open}
          aria-controls={details.controls}
          onClick={details.onToggle}
          className="-my-1.5 -mr-1.5 grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-ink/8 aria-expanded:bg-ink/8"
        >
          <Ellipsis className="size-5" aria-hidden="true" />
        </button>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-2 font-semibold text-sm leading-tight in-data-[density=roomy]:text-base">
        {promised && (
          <p>
            <time dateTime={promised.from.toISOString()}>
              {isLater
                ? texts.ahead(`${shortDate(promised.from)}, ${timeRange(promised)}`)
                : texts.promised(timeRange(promised))}
            </time>
            {late && <span className="ml-1.5 text-danger">{texts.late}</span>}
          </p>
        )}
        {waitsForTime(ticket) && <p>{texts.noTime}</p>}
        <TicketMoney ticket={ticket} money={money} />
      </div>
      {byAge && !isLater && <p className="text-muted text-sm">{texts.byAge}</p>}
    </header>
  );
}
