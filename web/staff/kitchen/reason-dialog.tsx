import { CANCEL_ON_THE_WAY_REASONS, CANCEL_REASONS, REJECT_REASONS } from '#domain/orders/reasons.ts';
import { isOnTheWay } from '#domain/orders/statuses.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { kitchenTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';
import { type GivenReason, useReason } from './use-reason.tsx';

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
  const title = to === 'rejected' ? texts.rejectTitle(ticket.number) : texts.cancelTitle(ticket.number);
  return (
    <Dialog open={open} onClose={onClose} title={title} size="small">
      <ReasonForm ticket={ticket} to={to} onGiven={onGiven} />
    </Dialog>
  );
}

function ReasonForm({ ticket, to, onGiven }: Pick<ReasonDialogProps, 'ticket' | 'to' | 'onGiven'>) {
  const { reason: texts } = useTexts(kitchenTexts);
  const rejects = to === 'rejected';
  const cancelReasons = isOnTheWay(ticket.status) ? CANCEL_ON_THE_WAY_REASONS : CANCEL_REASONS;
  const { fields, check } = useReason(ticket, rejects ? REJECT_REASONS : cancelReasons);
  return (
    // biome-ignore lint/correctness/noRestrictedElements: it hands over the answer, and the board sends the step
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const given = check();
        if (given) onGiven(given);
      }}
      className="grid gap-5 p-5 pt-3"
    >
      {fields}
      <Button type="submit" wide>
        {rejects ? texts.reject : texts.cancel}
      </Button>
    </form>
  );
}
