import { invoiceKindFor } from '#domain/invoices/billed.ts';
import type { InLanguages } from '#domain/languages/in-languages.ts';
import type { Language } from '#domain/languages/languages.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { reasonWordsHindi } from '#domain/orders/reasons.hi.ts';
import { reasonWords } from '#domain/orders/reasons.ts';
import { windowOf } from '#domain/orders/window.ts';
import { type Block, button, link, quote, typed } from './blocks.ts';
import type { About, KitchenFacts } from './email.ts';
import { longDay, timeOfDay } from './moments.ts';

type Order = About<'orders'>;

const texts: InLanguages<{
  reasons: typeof reasonWords;
  see: string;
  because(reason: string): string;
  noteElsewhere: string;
  between(from: string, until: string): string;
  on(day: string, window: string): string;
}> = {
  en: {
    reasons: reasonWords,
    see: 'See your order',
    because: (reason) => `, because ${reason}`,
    noteElsewhere: 'The kitchen has left you a note with your order.',
    between: (from, until) => `between ${from} and ${until}`,
    on: (day, window) => `${window} on ${day}`,
  },
  hi: {
    reasons: reasonWordsHindi,
    see: 'अपना ऑर्डर देखें',
    because: (reason) => `: ${reason}`,
    noteElsewhere: 'रसोई ने आपके ऑर्डर के साथ आपके लिए एक नोट छोड़ा है।',
    between: (from, until) => `${from} और ${until} के बीच`,
    on: (day, window) => `${day} को ${window}`,
  },
};

/** The parts of links to an order's pages. */
interface LinkFacts {
  kitchen: Pick<KitchenFacts, 'publicUrl'>;
  language: Language;
  orderSecret: string | null;
}

/** The order's number as mails show it; the id of an order without a number. */
export const orderName = ({ id, number }: Order): string =>
  number === null ? id : formatOrderNumber(number);

/** When the order comes, such as 'between 7:42 pm and 7:57 pm'; with the day for an order ahead. Null if nothing is promised. */
export function windowWords(
  facts: { kitchen: Pick<KitchenFacts, 'timeZone' | 'lateAfterMinutes'>; language: Language },
  order: Order,
): string | null {
  const window = windowOf(order, facts.kitchen.lateAfterMinutes);
  if (!window) return null;
  const { between, on } = texts[facts.language];
  const times = between(timeOfDay(facts, window.from), timeOfDay(facts, window.until));
  return order.scheduledFor ? on(longDay(facts, window.from), times) : times;
}

/** The address of the order's page. With the secret, the page opens without signing in. */
export function orderLink({ kitchen, orderSecret }: Omit<LinkFacts, 'language'>, id: string): string {
  return `${kitchen.publicUrl}/orders/${id}${orderSecret === null ? '' : `?secret=${orderSecret}`}`;
}

/** A button that opens the order's page. */
export function orderButton(facts: LinkFacts, id: string): Block {
  return button(texts[facts.language].see, orderLink(facts, id));
}

/** A link to the order's invoice; nothing for orders that get none. */
export function invoiceLink(label: string, facts: LinkFacts, { id, termsTax, testPayment }: Order): Block[] {
  const { kitchen, orderSecret } = facts;
  const [terms] = termsTax;
  if (!terms || !invoiceKindFor(terms.sellerKind) || testPayment) return [];
  const page = `${kitchen.publicUrl}/orders/${id}/invoice${orderSecret === null ? '' : `?secret=${orderSecret}`}`;
  return [link(label, page)];
}

/** The kitchen's reason as the end of a sentence; empty if it gave none. */
export function because({ statusReason }: Order, language: Language): string {
  const { because, reasons } = texts[language];
  return statusReason === null ? '' : because(reasons[statusReason]);
}

/** The note that the kitchen wrote with its last step. */
export function kitchenNote({ statusNote }: Order, language: Language): Block[] {
  return statusNote ? [quote(typed(statusNote, texts[language].noteElsewhere))] : [];
}
