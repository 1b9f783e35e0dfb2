import { formatOrderNumber } from '#domain/orders/number.ts';
import { reasonWords } from '#domain/orders/reasons.ts';
import { type Block, button, quote, typed } from './blocks.ts';
import type { About, KitchenFacts } from './email.ts';

type Order = About<'orders'>;

/** The order's number as mails show it; the id of an order without a number. */
export const orderName = ({ id, number }: Order): string =>
  number === null ? id : formatOrderNumber(number);

/** The address of the order's page. With the secret, the page opens without signing in. */
export function orderLink(
  { publicUrl }: Pick<KitchenFacts, 'publicUrl'>,
  id: string,
  secret: string | null,
): string {
  return `${publicUrl}/orders/${id}${secret === null ? '' : `?secret=${secret}`}`;
}

/** A button that opens the order's page. */
export function orderButton(kitchen: KitchenFacts, id: string, secret: string | null): Block {
  return button('See your order', orderLink(kitchen, id, secret));
}

/** A time of day in the kitchen's time zone, such as '8:40 pm'. */
export function timeOfDay({ timeZone }: KitchenFacts, moment: Date): string {
  return new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone }).format(moment);
}

/** The kitchen's reason as the end of a sentence; empty if it gave none. */
export function because({ statusReason }: Order): string {
  return statusReason === null ? '' : `, because ${reasonWords[statusReason]}`;
}

/** The note that the kitchen wrote with its last step. */
export function kitchenNote({ statusNote }: Order): Block[] {
  return statusNote ? [quote(typed(statusNote, 'The kitchen has left you a note with your order.'))] : [];
}
