import { sql } from 'drizzle-orm';
import type { orderAttributes } from '#domain/orders/attributes.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { parsePhone } from '#domain/phone.ts';
import type { Draft, Work } from '#server/documents/collection.ts';
import { Failure } from '#server/http/failure.ts';
import { customerOfNumber } from '../phone-customers.ts';

type OrderValues = Draft<typeof orderAttributes>['values'];

/** For whom an order is, and the number that the kitchen calls about it. */
export interface OrderCustomer {
  /** Null for somebody at the counter who gives no number. */
  id: string | null;
  /** As profiles store it; null: the number of the profile. */
  phone: string | null;
}

const invalid = (message: string) => new Failure('general_argument_invalid', message);

/** Whether the profile can be ordered for. Holds it, so that it is not merged into another one meanwhile. */
async function isCustomer(work: Work, id: string): Promise<boolean> {
  const found = await work.sql.query(
    sql`select 1 from users u where id = ${id}
      and not exists (select 1 from accounts a where a.id = u.id and not a.active) for key share`,
    'customer of an order',
  );
  return found.length > 0;
}

/**
 * The customer of an order that staff type: the one they chose, else that of the number, who is made if need be. A
 * chosen profile that has become another person's account is found by its number.
 * @throws Failure general_argument_invalid
 */
export async function customerOfStaffOrder(
  work: Work,
  { forUserId, customerPhone, customerName }: OrderValues,
): Promise<OrderCustomer> {
  const typed = customerPhone || null;
  const number = typed === null ? undefined : parsePhone(typed);
  if (typed !== null && number === undefined) throw invalid(orderMessages.notAPhone);
  const phone = number === undefined ? null : String(number);
  if (forUserId !== null && (await isCustomer(work, forUserId))) return { id: forUserId, phone };
  if (number !== undefined) return { id: await customerOfNumber(work, number, customerName || null), phone };
  if (forUserId !== null) throw invalid(orderMessages.noSuchCustomer);
  return { id: null, phone };
}
