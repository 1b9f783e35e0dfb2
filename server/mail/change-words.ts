import { textsIn } from '#domain/languages/files/texts-in.ts';
import type { Language } from '#domain/languages/languages.ts';
import { formatMoney } from '#domain/money.ts';
import { formatLines } from '#domain/orders/line.ts';
import { lineTotal } from '#domain/orders/line-total.ts';
import { reasonWords } from '#domain/orders/reasons.ts';
import { type Block, paragraph, quote, typed } from './blocks.ts';
import type { About } from './email.ts';

type Change = About<'orderChanges'>;

/** What mails say about a change that the kitchen proposes to an order. @public */
export const changeWords = {
  reasons: reasonWords,
  offer: (lines: string, amount: string) => `${lines} for ${amount}`,
  why: (lines: string, reason: string) => `The kitchen can’t cook ${lines}, because ${reason}.`,
  instead: (offers: string) => ` It offers ${offers} instead.`,
  noteElsewhere: 'The kitchen has left you a note with this change.',
};

/** The paragraph with the kitchen's proposal and its reason. */
export function proposalOf({ removed, offered, reason }: Change, language: Language): Block {
  const words = textsIn(language, { changeWords }).changeWords;
  const offers = offered
    .map((line) => words.offer(formatLines([line]), formatMoney(lineTotal(line))))
    .join(', ');
  const why = words.why(formatLines(removed), words.reasons[reason]);
  return paragraph(offered.length > 0 ? `${why}${words.instead(offers)}` : why);
}

/** The note that the kitchen wrote with its proposal. */
export function changeNote({ note }: Change, language: Language): Block[] {
  return note ? [quote(typed(note, textsIn(language, { changeWords }).changeWords.noteElsewhere))] : [];
}
