import { ChevronsRight } from 'lucide-react';
import type { BoardColumn } from '#domain/orders/statuses.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useBoard } from '../board-context.ts';
import { kitchenTexts } from '../texts.ts';
import type { Ticket } from '../ticket.ts';

/** A button that moves all tickets of a column on (BOARD-23); one ticket has its own button. */
export function BumpAll({ column, tickets }: { column: BoardColumn; tickets: readonly Ticket[] }) {
  const { bump: texts, columns } = useTexts(kitchenTexts);
  const { bumpAll } = useBoard();
  if (tickets.length < 2) return null;
  return (
    <button
      type="button"
      title={texts.all(columns[column])}
      aria-label={texts.all(columns[column])}
      onClick={() => bumpAll(tickets)}
      className="grid size-12 shrink-0 place-items-center rounded-control text-muted hover:bg-ink/8 hover:text-ink"
    >
      <ChevronsRight className="size-5" aria-hidden="true" />
    </button>
  );
}
