import { Clock, Printer, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { canRecall, stepsFor } from '#domain/orders/lifecycle.ts';
import { stepTakenWords } from '#domain/orders/status-words.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useBoard } from '../board-context.ts';
import { ProposeChange } from '../changes/propose-change.tsx';
import { useAtNow } from '../clock.tsx';
import { type MovedPromise, PromiseDialog } from '../promise-dialog.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { kitchenTexts } from '../texts.ts';
import { isForLater, minutesUntil, type Ticket } from '../ticket.ts';
import type { GivenReason } from '../use-reason.tsx';

const TOOL = 'flex-1 px-2!';

/** What is done rarely with an order: another time, another dish, its end, and its ticket on paper. */
export function TicketTools({ ticket, busy }: { ticket: Ticket; busy: boolean }) {
  const { actions: texts, said, ticket: words } = useTexts(kitchenTexts);
  const taken = useTexts(stepTakenWords);
  const { timeOfDay } = useDates();
  const { act, role, onPrint } = useBoard();
  const [asking, setAsking] = useState<'reason' | 'promise'>();
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
    <div className="flex flex-wrap gap-1.5">
      <Button
        variant="secondary"
        aria-label={words.print(number)}
        className="px-3!"
        onClick={() => onPrint(ticket.id)}
      >
        <Printer className="size-5" aria-hidden="true" />
      </Button>
      {canRecall(status) && !ticket.isQueued && (
        <Button
          variant="secondary"
          busy={busy}
          className={TOOL}
          onClick={() => void act(ticket, { type: 'undo' }, said.undone(number))}
        >
          <Undo2 className="size-4" aria-hidden="true" />
          {texts.recall}
        </Button>
      )}
      {status !== 'placed' && !isLater && (
        <Button variant="secondary" busy={busy} className={TOOL} onClick={() => setAsking('promise')}>
          <Clock className="size-4" aria-hidden="true" />
          {texts.time}
        </Button>
      )}
      {ending && (
        <Button variant="outline" busy={busy} className={TOOL} onClick={() => setAsking('reason')}>
          <X className="size-4" aria-hidden="true" />
          {ending === 'rejected' ? texts.reject : texts.cancel}
        </Button>
      )}
      <ProposeChange ticket={ticket} />
      {ending && (
        <ReasonDialog ticket={ticket} to={ending} open={asking === 'reason'} onClose={close} onGiven={end} />
      )}
      <PromiseDialog ticket={ticket} open={asking === 'promise'} onClose={close} onMoved={move} />
    </div>
  );
}
