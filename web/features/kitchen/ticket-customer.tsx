import { MapPin, Phone } from 'lucide-react';
import { phoneLink } from '#domain/phone.ts';
import { Money } from '#web/brand/money.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { RecordPayment } from './payment-dialog.tsx';
import { kitchenTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';

const WAY =
  'grid size-11 shrink-0 place-items-center rounded-control border border-edge bg-paper text-ink hover:border-ink';

/** What is to be paid and where the order goes, with one tap to call and one to see the way. */
export function TicketCustomer({ ticket, isPaid }: { ticket: Ticket; isPaid: boolean }) {
  const { ticket: texts } = useTexts(kitchenTexts);
  const { customerName, customerPhone, address, kind, total } = ticket;
  const name = customerName ?? texts.noName;
  const toBring = kind === 'delivery' ? address : null;
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <p className={`flex-1 font-semibold leading-tight ${isPaid ? 'text-good' : 'text-danger'}`}>
          {isPaid ? texts.paid : texts.cash} <Money paise={total} />
        </p>
        {!isPaid && ticket.status !== 'placed' && <RecordPayment ticket={ticket} />}
      </div>
      <div className="flex items-start gap-2">
        <div className="wrap-anywhere min-w-0 flex-1 text-sm leading-snug">
          <p className="font-semibold">{name}</p>
          <p className="text-muted">{kind === 'pickup' ? texts.pickup : address}</p>
        </div>
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
    </div>
  );
}
