import { useQuery } from '@tanstack/react-query';
import { MapPin, Phone } from 'lucide-react';
import { paise } from '#domain/money.ts';
import { phoneLink } from '#domain/phone.ts';
import { Money } from '#web/brand/money.tsx';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useBoard } from './board-context.ts';
import { boardDueQuery } from './changes/queries.ts';
import { moneyOfTicket } from './connection/next-tickets.ts';
import { RecordPayment } from './payment-dialog.tsx';
import { kitchenTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';

const WAY =
  'grid size-11 shrink-0 place-items-center rounded-control border border-edge bg-paper text-ink hover:border-ink';

/** What is paid and still to pay, the customer's name and address, and links to call and to open a map. */
export function TicketCustomer({ ticket, isRecorded }: { ticket: Ticket; isRecorded: boolean }) {
  const { correction } = useBoard();
  const { ticket: texts, test } = useTexts(kitchenTexts);
  const { customerName, customerPhone, address, instructions, kind, total } = ticket;
  const { data: dueByPayments } = useQuery({
    ...boardDueQuery(useSdk(), useCurrentUser()?.$id ?? ''),
    select: (byOrder) => byOrder[ticket.id],
  });
  const { isPaid, due } = moneyOfTicket(ticket, dueByPayments, isRecorded);
  const name = customerName ?? texts.noName;
  const toBring = kind === 'delivery' ? address : null;
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <div className="flex-1 font-semibold leading-tight">
          {ticket.isTest ? (
            <Badge tone="warm">{test.test}</Badge>
          ) : (
            <p className={isPaid ? 'text-good' : 'text-danger'}>
              {isPaid ? texts.paid : texts.cash} <Money paise={isPaid ? paise(total - due) : total} />
            </p>
          )}
          {isPaid && due > 0 && (
            <p className="text-danger">
              {texts.cash} <Money paise={due} />
            </p>
          )}
        </div>
        {isRecorded && ticket.isPaid && ticket.isPrepaid && !ticket.isTest && correction(ticket)}
        {(!isPaid || due > 0) && ticket.status !== 'placed' && <RecordPayment ticket={ticket} />}
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
