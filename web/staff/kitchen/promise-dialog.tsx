import { PROMISE_REASONS } from '#domain/orders/reasons.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { kitchenTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';
import { type GivenReason, useReason } from './use-reason.tsx';

/** Choices of minutes by which a promise can be moved. */
const LATER = [5, 10, 15];

/** By how much a promise moves, and why. */
export interface MovedPromise extends GivenReason {
  minutes: number;
}

interface PromiseDialogProps {
  ticket: Ticket;
  open: boolean;
  onClose: () => void;
  onMoved: (promise: MovedPromise) => void;
}

/** Promises the customer a later time, and says why. */
export function PromiseDialog({ ticket, open, onClose, onMoved }: PromiseDialogProps) {
  const { promise: texts } = useTexts(kitchenTexts);
  return (
    <Dialog open={open} onClose={onClose} title={texts.title(ticket.number)} size="small">
      <PromiseForm ticket={ticket} onMoved={onMoved} />
    </Dialog>
  );
}

function PromiseForm({ ticket, onMoved }: Pick<PromiseDialogProps, 'ticket' | 'onMoved'>) {
  const { promise: texts } = useTexts(kitchenTexts);
  const { timeOfDay } = useDates();
  const { fields, check } = useReason(ticket, PROMISE_REASONS);
  const move = (minutes: number) => {
    const given = check();
    if (given) onMoved({ minutes, ...given });
  };
  return (
    // biome-ignore lint/correctness/noRestrictedElements: each button is another answer, and Enter gives none
    <form onSubmit={(event) => event.preventDefault()} className="grid gap-5 p-5 pt-3">
      {ticket.promisedAt && <p className="text-muted">{texts.now(timeOfDay(new Date(ticket.promisedAt)))}</p>}
      {fields}
      <div className="grid grid-cols-3 gap-3">
        {LATER.map((minutes) => (
          <Button
            key={minutes}
            aria-label={texts.addLabel(minutes)}
            className="px-2"
            onClick={() => move(minutes)}
          >
            {texts.add(minutes)}
          </Button>
        ))}
      </div>
    </form>
  );
}
