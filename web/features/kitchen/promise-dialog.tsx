import { type FormEvent, useState } from 'react';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { PROMISE_REASONS, type StepReason } from '#domain/orders/reasons.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { kitchenTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';

/** Minutes by which a promise can be moved. */
const LATER = [5, 10, 15];

/** By how much a promise moves, and why. */
export interface MovedPromise {
  minutes: number;
  reason: StepReason;
  note?: string;
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
  const { promise: texts, reason: reasonTexts } = useTexts(kitchenTexts);
  const { timeOfDay } = useDates();
  const [reason, setReason] = useState<StepReason>('tooBusy');
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const move = (minutes: number) => {
    const words = note.trim();
    if (reason === 'other' && words === '') return setMissing(true);
    onMoved({ minutes, reason, ...(words && { note: words }) });
  };
  return (
    <form
      onSubmit={(event: FormEvent) => event.preventDefault()}
      onChange={() => setMissing(false)}
      className="grid gap-5 p-5 pt-3"
    >
      {ticket.promisedAt && <p className="text-muted">{texts.now(timeOfDay(new Date(ticket.promisedAt)))}</p>}
      <RadioCards
        legend={reasonTexts.legend}
        name="reason"
        choices={PROMISE_REASONS.map((value) => ({ value, label: reasonTexts.names[value] }))}
        value={reason}
        onChange={setReason}
      />
      <TextArea
        label={reasonTexts.note}
        rows={2}
        maxLength={MAX_NOTE}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {missing && <Notice tone="error">{reasonTexts.noteMissing}</Notice>}
      <div className="grid grid-cols-3 gap-3">
        {LATER.map((minutes) => (
          <Button key={minutes} aria-label={texts.addLabel(minutes)} onClick={() => move(minutes)}>
            {texts.add(minutes)}
          </Button>
        ))}
      </div>
    </form>
  );
}
