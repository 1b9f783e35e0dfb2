import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useBoard } from './board-context.ts';
import { useAtNow } from './clock.tsx';
import { kitchenTexts } from './texts.ts';
import { nextOffer, proposalFor, type Ticket } from './ticket.ts';

const ROUND =
  'grid size-11 shrink-0 place-items-center rounded-control border border-edge bg-paper text-ink hover:border-ink';

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
  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend */}
      <div role="group" aria-label={texts.timeFor(ticket.number)} className="flex items-center gap-2">
        <button
          type="button"
          aria-label={texts.sooner}
          className={ROUND}
          onClick={() => setChosen(nextOffer(minutes, -1))}
        >
          <Minus className="size-5" aria-hidden="true" />
        </button>
        <p aria-live="polite" className="min-w-0 flex-1 text-center tabular-nums leading-tight">
          <span className="block font-semibold">{timeOfDay(offered)}</span>
          <span className="block text-muted text-sm">
            {isUsual ? texts.usual(minutes) : texts.inMinutes(minutes)}
          </span>
        </p>
        <button
          type="button"
          aria-label={texts.later}
          className={ROUND}
          onClick={() => setChosen(nextOffer(minutes, 1))}
        >
          <Plus className="size-5" aria-hidden="true" />
        </button>
      </div>
      <Button
        wide
        busy={busy}
        className="min-h-14 text-lg"
        onClick={() => onAccept(kept ? undefined : minutes)}
      >
        {texts.accept}
      </Button>
    </div>
  );
}
