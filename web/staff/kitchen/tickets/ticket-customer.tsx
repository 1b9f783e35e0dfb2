import { MapPin, Phone } from 'lucide-react';
import { isOnline } from '#domain/payments/methods.ts';
import { phoneLink } from '#domain/phone.ts';
import { useTexts } from '#web/lib/texts.ts';
import { DoorLine } from '#web/shared/addresses/door-line.tsx';
import type { OrderMoney } from '#web/shared/orders/settled.ts';
import { useBoard } from '../board-context.ts';
import { RecordPayment } from '../payment-dialog.tsx';
import { kitchenTexts } from '../texts.ts';
import type { Ticket } from '../ticket.ts';

const WAY =
  'grid size-11 shrink-0 place-items-center rounded-control border border-edge bg-paper text-ink hover:border-ink';

/** The customer's name and address, links to call and to open a map, and buttons about the payment. */
export function TicketCustomer({ ticket, money }: { ticket: Ticket; money: OrderMoney | undefined }) {
  const { correction } = useBoard();
  const { ticket: texts } = useTexts(kitchenTexts);
  const { customerName, customerPhone, address, instructions, kind } = ticket;
  const mayBeCorrected = ticket.prepaid && isOnline(ticket.paymentMethod) && !ticket.testPayment;
  const name = customerName ?? texts.noName;
  const toBring = kind === 'delivery' ? address : null;
  return (
    <div className="grid gap-1.5 text-sm leading-snug">
      <div className="flex flex-wrap items-center gap-1.5">
        <p className="wrap-anywhere min-w-0 flex-1 basis-16 font-semibold">{name}</p>
        {money?.isConfirmed && mayBeCorrected && correction(ticket)}
        {money && money.due > 0 && ticket.status !== 'placed' && <RecordPayment ticket={ticket} />}
        {customerPhone && (
          <a href={phoneLink(customerPhone)} aria-label={texts.call(name)} className={WAY}>
            <Phone className="size-5" aria-hidden="true" />
          </a>
        )}
      </div>
      {toBring && (
        <div className="flex items-center gap-1.5">
          <p className="wrap-anywhere min-w-0 flex-1 text-muted">{toBring}</p>
          <a
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(toBring)}`}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.map}
            className={WAY}
          >
            <MapPin className="size-5" aria-hidden="true" />
          </a>
        </div>
      )}
      {toBring && <DoorLine door={ticket.door} className="font-semibold" />}
      {instructions && <p className="wrap-anywhere font-semibold">{instructions}</p>}
    </div>
  );
}
