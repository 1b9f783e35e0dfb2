import { Replace } from 'lucide-react';
import { useState } from 'react';
import { canChangeLines } from '#domain/orders/statuses.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Ticket } from '../ticket.ts';
import { ChangeLineDialog } from './change-line-dialog.tsx';
import { boardChangeTexts } from './texts.ts';
import { useTicketChanges } from './use-ticket-changes.ts';

/** A button to propose another dish, or none, for a line of an order. It is missing while every line waits for an answer. */
export function ProposeChange({ ticket }: { ticket: Ticket }) {
  const texts = useTexts(boardChangeTexts);
  const [asking, setAsking] = useState(false);
  const open = useTicketChanges(ticket.id).filter(({ state }) => state === 'open');
  const free = [...ticket.lines.keys()].filter((index) => !open.some(({ line }) => line === index));
  if (!canChangeLines(ticket.status) || free.length === 0) return null;
  return (
    <>
      <Button variant="secondary" className="flex-1 px-2!" onClick={() => setAsking(true)}>
        <Replace className="size-4" aria-hidden="true" />
        {texts.button}
      </Button>
      <ChangeLineDialog ticket={ticket} free={free} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
