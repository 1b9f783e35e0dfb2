import { formatMoney } from '#domain/money.ts';
import type { OrderLine } from '#domain/orders/line.ts';
import { lineTotal } from '#domain/orders/pricing.ts';
import { reasonWords } from '#domain/orders/reasons.ts';
import { type Block, paragraph, quote, typed } from './blocks.ts';
import type { About } from './email.ts';

type Change = About<'orderChanges'>;

/** '2 × Samosa'; empty for no line. */
export const dishesOf = (lines: readonly OrderLine[]): string =>
  lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');

/** What the kitchen proposes, and why. */
export function proposalOf({ removed, offered, reason }: Change): Block {
  const instead = offered.map((line) => `${dishesOf([line])} for ${formatMoney(lineTotal(line))}`).join(', ');
  const why = `The kitchen can’t cook ${dishesOf(removed)}, because ${reasonWords[reason]}.`;
  return paragraph(offered.length > 0 ? `${why} It offers ${instead} instead.` : why);
}

/** The note that the kitchen wrote with its proposal. */
export function changeNote({ note }: Change): Block[] {
  return note ? [quote(typed(note, 'The kitchen has left you a note with this change.'))] : [];
}
