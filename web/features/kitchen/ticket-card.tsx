import { MapPin, Phone } from 'lucide-react';
import type { DishType } from '#domain/dishes/attributes.ts';
import type { OrderRole } from '#domain/orders/lifecycle.ts';
import { phoneLink } from '#domain/phone.ts';
import type { KitchenSettings } from '#domain/site/kitchen-settings.ts';
import { Money } from '#web/brand/money.tsx';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useDates } from '#web/lib/dates.ts';
import { shownStatus } from '#web/lib/kitchen/shown-status.ts';
import { useTexts } from '#web/lib/texts.ts';
import { kitchenTexts } from './texts.ts';
import { ageOf, type Ticket } from './ticket.ts';
import { TicketActions } from './ticket-actions.tsx';
import { type Acts, ticketElementId } from './use-acts.ts';

const AGE = {
  fresh: 'bg-ink/8 text-ink',
  amber: 'bg-turmeric text-on-turmeric',
  red: 'bg-chilli text-white',
} as const;

const EDGE = { fresh: 'border-edge', amber: 'border-turmeric', red: 'border-chilli' } as const;

/** How long an order has waited for the kitchen's patience, which the owner sets. */
function urgency(age: number, { amberAfterMinutes, redAfterMinutes }: KitchenSettings): keyof typeof AGE {
  if (age >= redAfterMinutes) return 'red';
  return age >= amberAfterMinutes ? 'amber' : 'fresh';
}

const WAY =
  'grid size-11 shrink-0 place-items-center rounded-control border border-edge bg-paper text-ink hover:border-ink';

/** What is to be paid and where the order goes, with one tap to call and one to see the way. */
function Customer({ ticket, isPaid }: { ticket: Ticket; isPaid: boolean }) {
  const { ticket: texts } = useTexts(kitchenTexts);
  const { customerName, customerPhone, address, kind, total } = ticket;
  const name = customerName ?? texts.noName;
  const toBring = kind === 'delivery' ? address : null;
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-2">
        <p className={`flex-1 font-semibold leading-tight ${isPaid ? 'text-good' : 'text-danger'}`}>
          {isPaid ? texts.paid : texts.cash} <Money paise={total} />
        </p>
        {customerPhone && (
          <a href={phoneLink(customerPhone)} aria-label={texts.call(name)} className={WAY}>
            <Phone className="size-5" aria-hidden="true" />
          </a>
        )}
        {toBring && (
          <a
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(toBring)}`}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.map}
            className={WAY}
          >
            <MapPin className="size-5" aria-hidden="true" />
          </a>
        )}
      </div>
      <div className="wrap-anywhere text-sm leading-snug">
        <p className="font-semibold">{name}</p>
        <p className="text-muted">{kind === 'pickup' ? texts.pickup : address}</p>
      </div>
    </div>
  );
}

interface TicketCardProps {
  ticket: Ticket;
  role: OrderRole;
  now: Date;
  settings: KitchenSettings;
  types: Readonly<Record<string, DishType>>;
  cashTaken: boolean;
  acts: Acts;
}

/** One order on the board. */
export function TicketCard({ ticket, role, now, settings, types, cashTaken, acts }: TicketCardProps) {
  const { ticket: texts } = useTexts(kitchenTexts);
  const { timeOfDay } = useDates();
  const age = ageOf(ticket, now);
  const how = urgency(age, settings);
  const promised = ticket.promisedAt === null ? null : new Date(ticket.promisedAt);
  const { byAge } = shownStatus(ticket, now, settings.orderMode);
  const headingId = `${ticketElementId(ticket.id)}-number`;
  return (
    <article
      id={ticketElementId(ticket.id)}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={`grid min-w-0 gap-3 rounded-card border-2 bg-paper p-3 shadow-soft ${EDGE[how]}`}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <h3 id={headingId} className="text-2xl tabular-nums">
          {ticket.number}
        </h3>
        <span className={`rounded-full px-3 py-1 font-semibold tabular-nums leading-tight ${AGE[how]}`}>
          <span aria-hidden="true">{texts.age(age)}</span>
          <span className="sr-only">{texts.ageLabel(age)}</span>
        </span>
        {promised && (
          <p className="w-full font-semibold">
            <time dateTime={promised.toISOString()}>{texts.promised(timeOfDay(promised))}</time>
            {promised < now && <span className="ml-2 text-danger">{texts.late}</span>}
          </p>
        )}
        {byAge && <p className="w-full text-muted text-sm">{texts.byAge}</p>}
      </header>
      <ul className="grid gap-1.5 text-lg leading-snug">
        {ticket.lines.map((line, index) => {
          const type = types[line.dishId];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines stay where they are
            <li key={index} className="flex items-start gap-2">
              <span className="shrink-0 font-bold tabular-nums">{texts.quantity(line.quantity)}</span>
              <span className="wrap-anywhere min-w-0 flex-1">{line.name}</span>
              {type && (
                <span className="mt-1 shrink-0">
                  <VegMark type={type} size="small" />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {ticket.note && (
        <p className="wrap-anywhere rounded-control bg-turmeric/25 px-3 py-2 font-bold">{ticket.note}</p>
      )}
      <Customer ticket={ticket} isPaid={ticket.paymentMethod !== 'cod' || cashTaken} />
      <TicketActions ticket={ticket} role={role} now={now} acts={acts} />
    </article>
  );
}
