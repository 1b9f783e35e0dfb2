import {
  CANCEL_ON_THE_WAY_REASONS,
  CANCEL_REASONS,
  HAND_OVER_REASONS,
  REJECT_REASONS,
  type StepReason,
} from '#domain/orders/reasons.ts';
import { isOnTheWay } from '#domain/orders/statuses.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { kitchenTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';
import { type GivenReason, useReason } from './use-reason.tsx';

interface ReasonDialogProps {
  ticket: Ticket;
  to: 'rejected' | 'cancelled' | 'delivered';
  open: boolean;
  onClose: () => void;
  onGiven: (reason: GivenReason) => void;
}

/** The words of the dialog, by what becomes of the order. */
const WORDS = {
  rejected: ['rejectTitle', 'reject'],
  cancelled: ['cancelTitle', 'cancel'],
  delivered: ['deliverTitle', 'deliver'],
} as const;

function reasonsFor(to: ReasonDialogProps['to'], { status }: Ticket): readonly StepReason[] {
  if (to === 'rejected') return REJECT_REASONS;
  if (to === 'delivered') return HAND_OVER_REASONS;
  return isOnTheWay(status) ? CANCEL_ON_THE_WAY_REASONS : CANCEL_REASONS;
}

/** Asks why an order is rejected, cancelled, or handed over without its code. */
export function ReasonDialog({ ticket, to, open, onClose, onGiven }: ReasonDialogProps) {
  const { reason: texts } = useTexts(kitchenTexts);
  const title = texts[WORDS[to][0]](ticket.number);
  return (
    <Dialog open={open} onClose={onClose} title={title} size="small">
      <ReasonForm ticket={ticket} to={to} onGiven={onGiven} />
    </Dialog>
  );
}

function ReasonForm({ ticket, to, onGiven }: Pick<ReasonDialogProps, 'ticket' | 'to' | 'onGiven'>) {
  const { reason: texts } = useTexts(kitchenTexts);
  const { fields, check } = useReason(ticket, reasonsFor(to, ticket));
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
        {texts[WORDS[to][1]]}
      </Button>
    </form>
  );
}
