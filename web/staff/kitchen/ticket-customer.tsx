import { MapPin, Phone } from 'lucide-react';
import { isOnline } from '#domain/payments/methods.ts';
import { phoneLink } from '#domain/phone.ts';
import { Money } from '#web/brand/money.tsx';
import { useTexts } from '#web/lib/texts.ts';
import type { OrderMoney } from '#web/shared/orders/settled.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useBoard } from './board-context.ts';
import { RecordPayment } from './payment-dialog.tsx';
import { kitchenTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';

const WAY =
  'grid size-11 shrink-0 place-items-center rounded-control border border-edge bg-paper text-ink hover:border-ink';

/** What is paid and still to pay, the customer's name and address, and links to call and to open a map. */
export function TicketCustomer({ ticket, money }: { ticket: Ticket; money: OrderMoney | undefined }) {
  const { correction } = useBoard();
  const { ticket: texts, test } = useTexts(kitchenTexts);
  const { customerName, customerPhone, address, instructions, kind, total } = ticket;
  const mayBeCorrected = ticket.prepaid && isOnline(ticket.paymentMethod) && !ticket.testPayment;
  const name = customerName ?? texts.noName;
  const toBring = kind === 'delivery' ? address : null;
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <div className="flex-1 font-semibold leading-tight">
          {ticket.testPayment && <Badge tone="warm">{test.test}</Badge>}
          {!money && !ticket.testPayment && <Money paise={total} />}
          {money?.isPaid && !ticket.testPayment && (
            <p className="text-good">
              {texts.paid} <Money paise={money.paid} />
            </p>
          )}
          {money && money.due > 0 && (
            <p className="text-danger">
              {texts.cash} <Money paise={money.due} />
            </p>
          )}
        </div>
        {money?.isConfirmed && mayBeCorrected && correction(ticket)}
        {money && money.due > 0 && ticket.status !== 'placed' && <RecordPayment ticket={ticket} />}
      </div>
      <div className="text-sm leading-snug">
        <div className="flex items-center gap-2">
          <p className="wrap-anywhere min-w-0 flex-1 font-semibold">{name}</p>
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
        <p className="wrap-anywhere mt-1 text-muted">{kind === 'pickup' ? texts.pickup : address}</p>
        {instructions && <p className="wrap-anywhere mt-1 font-semibold">{instructions}</p>}
      </div>
    </div>
  );
}
