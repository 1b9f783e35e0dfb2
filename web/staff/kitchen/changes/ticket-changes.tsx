import { Hourglass, Phone } from 'lucide-react';
import { lineName, type OrderLine } from '#domain/orders/line.ts';
import { phoneLink } from '#domain/phone.ts';
import { useTexts } from '#web/lib/texts.ts';
import { minutesToAnswer, type OrderChange } from '#web/shared/orders/changes/order-change.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { useAtNow } from '../clock.tsx';
import { kitchenTexts } from '../texts.ts';
import type { Ticket } from '../ticket.ts';
import { boardChangeTexts } from './texts.ts';
import { useChanges } from './use-changes.ts';
import { useTicketChanges } from './use-ticket-changes.ts';

/** '2 × Samosa'. */
function useLineWords(): (line: OrderLine | undefined) => string {
  const { ticket: texts } = useTexts(kitchenTexts);
  return (line) => (line ? `${texts.quantity(line.quantity)} ${lineName(line)}` : '');
}

/** A change that waits for the customer's answer, with the minutes left. */
function OpenChange({ change, ticket }: { change: OrderChange; ticket: Ticket }) {
  const texts = useTexts(boardChangeTexts);
  const words = useLineWords();
  const { answer, busy } = useChanges();
  const { number, customerPhone } = ticket;
  const byPhone = ticket.channel === 'staff';
  const minutes = useAtNow((now) => minutesToAnswer(change.answerBy, now));
  const { removed, offered } = change;
  const what = offered ? texts.insteadOf(words(offered), words(removed)) : texts.comesOff(words(removed));
  return (
    <div className="grid gap-2 rounded-control border-2 border-turmeric bg-turmeric/15 p-3">
      <p className="wrap-anywhere flex gap-2 font-semibold leading-snug">
        <Hourglass className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        {byPhone ? texts.askThem(what) : texts.waiting(what)}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm">{minutes > 0 ? texts.minutes(minutes) : texts.over}</p>
        <Button
          variant="secondary"
          className="px-3"
          busy={busy}
          onClick={() => void answer(change.id, 'withdrawn', texts.withdrawn(number))}
        >
          {texts.withdraw}
        </Button>
      </div>
      {byPhone && customerPhone && (
        <AnchorButton variant="secondary" wide href={phoneLink(customerPhone)}>
          <Phone className="size-5" aria-hidden="true" />
          {texts.call(customerPhone)}
        </AnchorButton>
      )}
      {byPhone && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold text-sm">{texts.theySay}</legend>
          {offered && (
            <Button
              wide
              busy={busy}
              onClick={() => void answer(change.id, 'accepted', texts.answeredFor(number))}
            >
              {texts.theyTake(words(offered))}
            </Button>
          )}
          <Button
            variant={offered ? 'secondary' : 'primary'}
            wide
            busy={busy}
            onClick={() => void answer(change.id, 'takenOff', texts.answeredFor(number))}
          >
            {texts.takeOff}
          </Button>
        </fieldset>
      )}
    </div>
  );
}

/** The customer's answer to a change. */
function Answer({ change }: { change: OrderChange }) {
  const { answers } = useTexts(boardChangeTexts);
  const words = useLineWords();
  const removed = words(change.removed);
  if (change.state === 'accepted' && change.offered) {
    return answers.accepted(removed, words(change.offered));
  }
  return change.state === 'unanswered' ? answers.unanswered(removed) : answers.takenOff(removed);
}

/** The changes of an order on its card: open ones, and answered ones. */
export function TicketChanges({ ticket }: { ticket: Ticket }) {
  const changes = useTicketChanges(ticket.id);
  const answered = changes.filter(({ totalAfter }) => totalAfter !== null);
  return (
    <>
      {changes
        .filter(({ state }) => state === 'open')
        .map((change) => (
          <OpenChange key={change.id} change={change} ticket={ticket} />
        ))}
      <div role="status" className="empty:hidden">
        {answered.map((change) => (
          <p key={change.id} className="wrap-anywhere font-semibold text-sm">
            <Answer change={change} />
          </p>
        ))}
      </div>
    </>
  );
}
