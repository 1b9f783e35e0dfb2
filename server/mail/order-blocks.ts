import { invoiceKindFor } from '#domain/invoices/billed.ts';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import type { Language } from '#domain/languages/languages.ts';
import { type Paise, paise, ZERO_PAISE } from '#domain/money.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { reasonWords } from '#domain/orders/reasons.ts';
import { windowOf } from '#domain/orders/window.ts';
import type { Settled } from '#domain/payments/settled.ts';
import { type Block, button, link, quote, typed } from './blocks.ts';
import type { About, KitchenFacts } from './email.ts';
import { longDay, timeOfDay } from './moments.ts';

type Order = About<'orders'>;

/** Texts that several mails about orders have. @public */
export const orderBlockTexts = {
  reasons: reasonWords,
  see: 'See your order',
  because: (reason: string) => `, because ${reason}`,
  noteElsewhere: 'The kitchen has left you a note with your order.',
  between: (from: string, until: string) => `between ${from} and ${until}`,
  on: (day: string, window: string) => `${window} on ${day}`,
};

/** The parts of links to an order's pages. */
interface LinkFacts {
  kitchen: Pick<KitchenFacts, 'publicUrl'>;
  language: Language;
  orderSecret: string | null;
}

/** What its customer has still to pay; of an order that is paid or has ended, what was asked for. */
export function askedAmount({ totalAmount, fromBalance }: Order, { dueOnline, paid }: Settled): Paise {
  const total = totalAmount ?? ZERO_PAISE;
  if (dueOnline > 0) return dueOnline;
  // What was held of the balance was not asked for.
  if (paid === 0) return paise(total - (fromBalance ?? 0));
  return paid < total ? paise(total - paid) : total;
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
  const { between, on } = textsIn(facts.language, { orderBlockTexts }).orderBlockTexts;
  const times = between(timeOfDay(facts, window.from), timeOfDay(facts, window.until));
  return order.scheduledFor ? on(longDay(facts, window.from), times) : times;
}

/** The address of the order's page. With the secret, the page opens without signing in. */
export function orderLink({ kitchen, orderSecret }: Omit<LinkFacts, 'language'>, id: string): string {
  return `${kitchen.publicUrl}/orders/${id}${orderSecret === null ? '' : `?secret=${orderSecret}`}`;
}

/** A button that opens the order's page. */
export function orderButton(facts: LinkFacts, id: string): Block {
  return button(textsIn(facts.language, { orderBlockTexts }).orderBlockTexts.see, orderLink(facts, id));
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
  const { because, reasons } = textsIn(language, { orderBlockTexts }).orderBlockTexts;
  return statusReason === null ? '' : because(reasons[statusReason]);
}

/** The note that the kitchen wrote with its last step. */
export function kitchenNote({ statusNote }: Order, language: Language): Block[] {
  return statusNote
    ? [quote(typed(statusNote, textsIn(language, { orderBlockTexts }).orderBlockTexts.noteElsewhere))]
    : [];
}
