import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useBoard } from './board-context.ts';
import { useAtNow } from './clock.tsx';
import { NEXT_STEP } from './next-step.ts';
import { kitchenTexts } from './texts.ts';
import { nextOffer, proposalFor, type Ticket } from './ticket.ts';

const STEP =
  'grid w-12 shrink-0 place-items-center rounded-control border border-edge bg-paper text-ink hover:border-ink';

const MINUTE = 60_000;
/** The current minute, rounded up; the proposed time changes with it. */
const minuteOf = (now: Date): number => Math.ceil(now.getTime() / MINUTE);

interface AcceptOrderProps {
  ticket: Ticket;
  busy: boolean;
  /** @param promisedInMinutes if left out, the first promise to the customer stays */
  onAccept: (promisedInMinutes?: number) => void;
}

/** Accepts a new order with one tap, with the promise that its customer has or another one. */
export function AcceptOrder({ ticket, busy, onAccept }: AcceptOrderProps) {
  const { actions: texts } = useTexts(kitchenTexts);
  const { timeOfDay } = useDates();
  const usual = useBoard().pace[ticket.kind];
  const [chosen, setChosen] = useState<number>();
  const now = useAtNow(minuteOf) * MINUTE;
  const proposal = proposalFor(ticket.promisedAt, new Date(now), usual);
  const minutes = chosen ?? proposal.minutes;
  // A kept promise is not sent again: minutes are rounded, and it would move by some seconds.
  const kept = chosen === undefined && proposal.kept;
  const offered = kept && ticket.promisedAt ? new Date(ticket.promisedAt) : new Date(now + minutes * MINUTE);
  const isUsual = chosen === undefined && !kept && usual !== null;
  const [acceptId, timeId] = [useId(), useId()];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend
    <div role="group" aria-label={texts.timeFor(ticket.number)} className="flex items-stretch gap-1">
      <button
        type="button"
        aria-label={texts.sooner}
        className={STEP}
        onClick={() => setChosen(nextOffer(minutes, -1))}
      >
        <Minus className="size-5" aria-hidden="true" />
      </button>
      <Button
        busy={busy}
        aria-labelledby={acceptId}
        aria-describedby={timeId}
        className={`${NEXT_STEP} min-w-0 px-0.5!`}
        onClick={() => onAccept(kept ? undefined : minutes)}
      >
        <span className="grid leading-tight">
          <span id={acceptId}>{texts.accept}</span>
          <span className="font-normal text-xs tabular-nums leading-tight tracking-tight">
            {texts.offer(timeOfDay(offered), minutes)}
          </span>
        </span>
      </Button>
      <button
        type="button"
        aria-label={texts.later}
        className={STEP}
        onClick={() => setChosen(nextOffer(minutes, 1))}
      >
        <Plus className="size-5" aria-hidden="true" />
      </button>
      <p id={timeId} aria-live="polite" className="sr-only">
        {`${timeOfDay(offered)}, ${isUsual ? texts.usual(minutes) : texts.inMinutes(minutes)}`}
      </p>
    </div>
  );
}
