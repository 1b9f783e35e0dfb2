import type { InLanguages } from '#domain/languages/in-languages.ts';
import type { Language } from '#domain/languages/languages.ts';
import { formatMoney } from '#domain/money.ts';
import { formatLines } from '#domain/orders/line.ts';
import { lineTotal } from '#domain/orders/line-total.ts';
import { reasonWordsHindi } from '#domain/orders/reasons.hi.ts';
import { reasonWords } from '#domain/orders/reasons.ts';
import { type Block, paragraph, quote, typed } from './blocks.ts';
import type { About } from './email.ts';

type Change = About<'orderChanges'>;

const texts: InLanguages<{
  reasons: typeof reasonWords;
  offer(lines: string, amount: string): string;
  why(lines: string, reason: string): string;
  instead(offers: string): string;
  noteElsewhere: string;
}> = {
  en: {
    reasons: reasonWords,
    offer: (lines, amount) => `${lines} for ${amount}`,
    why: (lines, reason) => `The kitchen can’t cook ${lines}, because ${reason}.`,
    instead: (offers) => ` It offers ${offers} instead.`,
    noteElsewhere: 'The kitchen has left you a note with this change.',
  },
  hi: {
    reasons: reasonWordsHindi,
    offer: (lines, amount) => `${lines} (${amount})`,
    why: (lines, reason) => `रसोई ${lines} नहीं बना सकती: ${reason}।`,
    instead: (offers) => ` इसकी जगह वह ${offers} दे सकती है।`,
    noteElsewhere: 'रसोई ने इस बदलाव के साथ आपके लिए एक नोट छोड़ा है।',
  },
};

/** The paragraph with the kitchen's proposal and its reason. */
export function proposalOf({ removed, offered, reason }: Change, language: Language): Block {
  const words = texts[language];
  const offers = offered
    .map((line) => words.offer(formatLines([line]), formatMoney(lineTotal(line))))
    .join(', ');
  const why = words.why(formatLines(removed), words.reasons[reason]);
  return paragraph(offered.length > 0 ? `${why}${words.instead(offers)}` : why);
}

/** The note that the kitchen wrote with its proposal. */
export function changeNote({ note }: Change, language: Language): Block[] {
  return note ? [quote(typed(note, texts[language].noteElsewhere))] : [];
}
