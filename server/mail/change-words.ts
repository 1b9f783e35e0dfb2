import { formatMoney } from '#domain/money.ts';
import { formatLines } from '#domain/orders/line.ts';
import { lineTotal } from '#domain/orders/pricing.ts';
import { reasonWords } from '#domain/orders/reasons.ts';
import { type Block, paragraph, quote, typed } from './blocks.ts';
import type { About } from './email.ts';

type Change = About<'orderChanges'>;

/** The paragraph with the kitchen's proposal and its reason. */
export function proposalOf({ removed, offered, reason }: Change): Block {
  const instead = offered
    .map((line) => `${formatLines([line])} for ${formatMoney(lineTotal(line))}`)
    .join(', ');
  const why = `The kitchen can’t cook ${formatLines(removed)}, because ${reasonWords[reason]}.`;
  return paragraph(offered.length > 0 ? `${why} It offers ${instead} instead.` : why);
}

/** The note that the kitchen wrote with its proposal. */
export function changeNote({ note }: Change): Block[] {
  return note ? [quote(typed(note, 'The kitchen has left you a note with this change.'))] : [];
}
