import { Printer } from 'lucide-react';
import type { KitchenSettings } from '#domain/site/kitchen-settings.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useOrderWindow } from '#web/shared/orders/order-window.ts';
import { shownStatus } from '#web/shared/orders/shown-status.ts';
import { useBoard } from './board-context.ts';
import { useAtNow } from './clock.tsx';
import { kitchenTexts } from './texts.ts';
import { ageOf, isForLater, type Ticket } from './ticket.ts';

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

interface TicketHeadProps {
  ticket: Ticket;
  settings: KitchenSettings;
  headingId: string;
}

/** An order's number, its age and its promised time. */
export function TicketHead({ ticket, settings, headingId }: TicketHeadProps) {
  const { ticket: texts } = useTexts(kitchenTexts);
  const { shortDate, timeRange } = useDates();
  const { onPrint } = useBoard();
  const age = useAtNow((now) => ageOf(ticket, now));
  const urgency = useAtNow((now) => urgencyOf(ticket, now, settings));
  const byAge = useAtNow((now) => shownStatus(ticket, now, settings.orderMode).byAge);
  const isLater = useAtNow((now) => isForLater(ticket, now));
  const promised = useOrderWindow(ticket);
  const isLate = useAtNow((now) => promised !== null && promised.from < now);
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <h3 id={headingId} className="flex-1 text-2xl tabular-nums">
        {ticket.number}
      </h3>
      <button
        type="button"
        aria-label={texts.print(ticket.number)}
        onClick={() => onPrint(ticket.id)}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-ink/8"
      >
        <Printer className="size-5" aria-hidden="true" />
      </button>
      {!isLater && (
        <span className={`rounded-full px-3 py-1 font-semibold tabular-nums leading-tight ${AGE[urgency]}`}>
          <span aria-hidden="true">{texts.age(age)}</span>
          <span className="sr-only">{texts.ageLabel(age)}</span>
        </span>
      )}
      {promised && (
        <p className="w-full font-semibold">
          <time dateTime={promised.from.toISOString()}>
            {isLater
              ? texts.ahead(`${shortDate(promised.from)}, ${timeRange(promised)}`)
              : texts.promised(timeRange(promised))}
          </time>
          {isLate && <span className="ml-2 text-danger">{texts.late}</span>}
        </p>
      )}
      {byAge && !isLater && <p className="w-full text-muted text-sm">{texts.byAge}</p>}
    </header>
  );
}
