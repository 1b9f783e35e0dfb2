import { sayOrderNumber } from '#domain/orders/number.ts';
import { reasonWords } from '#domain/orders/reasons.ts';
import { type Block, button, quote, typed } from './blocks.ts';
import type { About, Kitchen } from './email.ts';

type Order = About<'orders'>;

/** What an order is called in its mails. */
export const orderName = ({ id, number }: Order): string => (number === null ? id : sayOrderNumber(number));

/** Leads to the order's own page, with the secret that opens it where there is one. */
export function orderButton({ publicUrl }: Kitchen, { id }: Order, secret: string | null): Block {
  const query = secret === null ? '' : `?secret=${secret}`;
  return button('See your order', `${publicUrl}/orders/${id}${query}`);
}

/** A time of day by the kitchen's clock, as '8:40 pm'. */
export function timeOfDay({ timeZone }: Kitchen, moment: Date): string {
  return new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone }).format(moment);
}

/** The kitchen's reason within a sentence; empty when it gave none. */
export function because({ statusReason }: Order): string {
  return statusReason === null ? '' : `, because ${reasonWords[statusReason]}`;
}

/** What the kitchen wrote along with its last step. */
export function kitchenNote({ statusNote }: Order): Block[] {
  return statusNote ? [quote(typed(statusNote, 'The kitchen has left you a note with your order.'))] : [];
}
