import { type FormEvent, useState } from 'react';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { CANCEL_REASONS, REJECT_REASONS, type StepReason } from '#domain/orders/reasons.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { kitchenTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';

/** Why an order is given up. */
export interface GivenReason {
  reason: StepReason;
  dishId?: string;
  note?: string;
}

interface ReasonDialogProps {
  ticket: Ticket;
  to: 'rejected' | 'cancelled';
  open: boolean;
  onClose: () => void;
  onGiven: (reason: GivenReason) => void;
}

/** Asks why an order is rejected or cancelled. */
export function ReasonDialog({ ticket, to, open, onClose, onGiven }: ReasonDialogProps) {
  const { reason: texts } = useTexts(kitchenTexts);
  const rejects = to === 'rejected';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={rejects ? texts.rejectTitle(ticket.number) : texts.cancelTitle(ticket.number)}
      size="small"
    >
      <ReasonForm ticket={ticket} to={to} onGiven={onGiven} />
    </Dialog>
  );
}

function ReasonForm({ ticket, to, onGiven }: Pick<ReasonDialogProps, 'ticket' | 'to' | 'onGiven'>) {
  const { reason: texts } = useTexts(kitchenTexts);
  const rejects = to === 'rejected';
  const reasons = rejects ? REJECT_REASONS : CANCEL_REASONS;
  const dishes = [...new Map(ticket.lines.map((line) => [line.dishId, line.name])).entries()];
  const [reason, setReason] = useState<StepReason>('tooBusy');
  const [dishId, setDishId] = useState(dishes.length === 1 ? (dishes[0]?.[0] ?? '') : '');
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState<string>();

  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = note.trim();
    if (reason === 'other' && words === '') return setMissing(texts.noteMissing);
    if (reason === 'outOfItem' && dishId === '') return setMissing(texts.dishMissing);
    onGiven({ reason, ...(reason === 'outOfItem' && { dishId }), ...(words && { note: words }) });
  };

  return (
    <form onSubmit={send} onChange={() => setMissing(undefined)} className="grid gap-5 p-5 pt-3">
      <RadioCards
        legend={texts.legend}
        name="reason"
        choices={reasons.map((value) => ({ value, label: texts.names[value] }))}
        value={reason}
        onChange={setReason}
      />
      {reason === 'outOfItem' && (
        <RadioCards
          legend={texts.dish}
          name="dish"
          choices={dishes.map(([value, label]) => ({ value, label }))}
          value={dishId}
          onChange={setDishId}
        />
      )}
      <TextArea
        label={texts.note}
        rows={2}
        maxLength={MAX_NOTE}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {missing && <Notice tone="error">{missing}</Notice>}
      <Button type="submit" wide>
        {rejects ? texts.reject : texts.cancel}
      </Button>
    </form>
  );
}
