import { Clock, X } from 'lucide-react';
import { useState } from 'react';
import { stepsFor } from '#domain/orders/lifecycle.ts';
import { stepTakenWords, stepWords } from '#domain/orders/status-words.ts';
import { isNextStatus } from '#domain/orders/statuses.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { AcceptOrder } from './accept-order.tsx';
import { useBoard } from './board-context.ts';
import { useAtNow } from './clock.tsx';
import { type MovedPromise, PromiseDialog } from './promise-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { kitchenTexts } from './texts.ts';
import { isForLater, minutesUntil, type Ticket } from './ticket.ts';
import type { GivenReason } from './use-reason.tsx';

interface TicketActionsProps {
  ticket: Ticket;
  /** A request about the order is under way. */
  busy: boolean;
}

/** Buttons that answer a customer who asks to cancel. */
function AnswerCancel({ ticket, busy }: TicketActionsProps) {
  const { asked, said } = useTexts(kitchenTexts);
  const taken = useTexts(stepTakenWords);
  const { act } = useBoard();
  const cancel = () =>
    act(
      ticket,
      { type: 'answerCancel', to: 'cancelled', reason: 'customerAsked' },
      taken.cancelled(ticket.number),
    );
  const keep = () => act(ticket, { type: 'answerCancel' }, said.kept(ticket.number));
  return (
    <div role="alert" className="grid gap-2 rounded-control bg-turmeric p-3 text-on-turmeric">
      <p className="font-semibold">{asked.title}</p>
      <Button variant="secondary" wide busy={busy} onClick={() => void keep()}>
        {asked.no}
      </Button>
      <Button wide busy={busy} onClick={() => void cancel()}>
        {asked.yes}
      </Button>
    </div>
  );
}

/** The buttons for the next steps of an order. */
export function TicketActions({ ticket, busy }: TicketActionsProps) {
  const { actions: texts, said } = useTexts(kitchenTexts);
  const steps = useTexts(stepWords);
  const taken = useTexts(stepTakenWords);
  const { timeOfDay } = useDates();
  const [asking, setAsking] = useState<'reason' | 'promise'>();
  const { act, role } = useBoard();
  const { number, kind, status } = ticket;
  // Until it is due, the time stays the one that the customer chose.
  const isLater = useAtNow((now) => isForLater(ticket, now));
  const close = () => setAsking(undefined);
  const possible = stepsFor(kind, status, role);
  const ending = possible.includes('rejected')
    ? 'rejected'
    : possible.includes('cancelled')
      ? 'cancelled'
      : undefined;

  const accept = (promisedInMinutes?: number) =>
    act(
      ticket,
      { type: 'step', to: 'accepted', ...(promisedInMinutes !== undefined && { promisedInMinutes }) },
      taken.accepted(number),
    );
  const end = (given: GivenReason) => {
    close();
    if (ending) void act(ticket, { type: 'step', to: ending, ...given }, taken[ending](number));
  };
  const move = ({ minutes, ...why }: MovedPromise) => {
    close();
    const promisedInMinutes = minutesUntil(ticket.promisedAt, new Date(), minutes);
    const time = timeOfDay(new Date(Date.now() + promisedInMinutes * 60_000));
    void act(ticket, { type: 'promise', promisedInMinutes, ...why }, said.promised(number, time));
  };

  return (
    <div className="grid gap-2">
      {ticket.cancelAskedAt && <AnswerCancel ticket={ticket} busy={busy} />}
      {possible.includes('accepted') && isLater && (
        <Button wide busy={busy} className="min-h-14 text-lg" onClick={() => void accept()}>
          {texts.accept}
        </Button>
      )}
      {possible.includes('accepted') && !isLater && (
        <AcceptOrder
          ticket={ticket}
          busy={busy}
          onAccept={(promisedInMinutes) => void accept(promisedInMinutes)}
        />
      )}
      {possible.filter(isNextStatus).map((to, index) => (
        <Button
          key={to}
          wide
          busy={busy}
          variant={index === 0 ? 'primary' : 'secondary'}
          className={index === 0 ? 'min-h-14 text-lg' : ''}
          onClick={() => void act(ticket, { type: 'step', to }, taken[to](number))}
        >
          {steps[to]}
        </Button>
      ))}
      <div className="flex flex-wrap gap-2">
        {status !== 'placed' && !isLater && (
          <Button
            variant="secondary"
            busy={busy}
            className="flex-1 px-2"
            onClick={() => setAsking('promise')}
          >
            <Clock className="size-4" aria-hidden="true" />
            {texts.time}
          </Button>
        )}
        {ending && (
          <Button variant="outline" busy={busy} className="flex-1 px-2" onClick={() => setAsking('reason')}>
            <X className="size-4" aria-hidden="true" />
            {ending === 'rejected' ? texts.reject : texts.cancel}
          </Button>
        )}
      </div>
      {ending && (
        <ReasonDialog ticket={ticket} to={ending} open={asking === 'reason'} onClose={close} onGiven={end} />
      )}
      <PromiseDialog ticket={ticket} open={asking === 'promise'} onClose={close} onMoved={move} />
    </div>
  );
}
