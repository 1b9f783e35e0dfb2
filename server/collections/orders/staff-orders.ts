import type { orderAttributes } from '#domain/orders/attributes.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Draft, Work } from '#server/documents/collection.ts';
import { readPhone } from '#server/http/phones.ts';
import { customerOfNumber } from '../people/phone-customers.ts';

type OrderValues = Draft<typeof orderAttributes>['values'];

/** The customer of an order, and the phone number for calls about it. */
export interface OrderCustomer {
  /** The customer's profile; null for a customer at the counter without a phone number. */
  id: string | null;
  /** In the form of profiles; null means the profile's number. */
  phone: string | null;
}

const invalidArgument = (message: string) => new Failure('general_argument_invalid', message);

/** Whether staff can order for the profile. Locks it, so that it is not merged into another one meanwhile. */
async function isCustomer(work: Work, id: string): Promise<boolean> {
  const found = await work.sql.query(
    sql`select 1 from users u where id = ${id}
      and not exists (select 1 from accounts a where a.id = u.id and not a.active) for key share`,
    'customer of an order',
  );
  return found.length > 0;
}

/**
 * The customer of an order entered by staff: the chosen one, else the customer with the phone number, created if
 * necessary. A chosen profile that was merged into an account meanwhile is found by the number.
 * @throws Failure general_argument_invalid
 */
export async function customerOfStaffOrder(
  work: Work,
  { forUserId, customerPhone, customerName }: OrderValues,
): Promise<OrderCustomer> {
  const typed = customerPhone || null;
  const number = typed === null ? undefined : readPhone(typed);
  if (typed !== null && number === undefined) throw invalidArgument(orderMessages.notAPhone);
  const phone = number === undefined ? null : String(number);
  if (forUserId !== null && (await isCustomer(work, forUserId))) return { id: forUserId, phone };
  if (number !== undefined) return { id: await customerOfNumber(work, number, customerName || null), phone };
  if (forUserId !== null) throw invalidArgument(orderMessages.noSuchCustomer);
  return { id: null, phone };
}
