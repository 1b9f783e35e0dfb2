import { sql } from 'drizzle-orm';
import { accountPhone } from '#domain/phone.ts';
import type { userAttributes } from '#domain/users/attributes.ts';
import { userMessages } from '#domain/users/messages.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { Failure } from '#server/http/failure.ts';

type Profile = Document<typeof userAttributes>;

/**
 * Locks a number until the end of the transaction. Whoever gives it to a profile or proves it for an account does so
 * first, so that no order of the number is left behind.
 * @param phone as profiles store it
 */
export async function lockNumber(work: Work, phone: number): Promise<void> {
  await work.sql.query(
    sql`select pg_advisory_xact_lock(hashtextextended(${`phone number ${phone}`}, 0))`,
    'lock a number',
  );
}

/** Whose number it is: the account that has proven it, else the profile that the kitchen knows by it. */
export async function holderOfNumber(work: Work, phone: number): Promise<string | undefined> {
  const [holder] = await work.sql.query<{ id: string }>(
    sql`select id, 1 as rank from accounts where phone = ${accountPhone(phone)} and phone_verified and active
      union all select id, 2 from users where "phoneOnly" and phone = ${phone}
      order by rank limit 1`,
    'holder of a number',
  );
  return holder?.id;
}

/**
 * Called before the profile of a phone customer is changed. It keeps a number that is nobody else's, and gets no role:
 * whoever proves the number would have it.
 * @throws Failure general_argument_invalid
 */
export async function checkPhoneCustomer(
  work: Work,
  { data }: Profile,
  { phone, role }: Partial<Profile['data']>,
): Promise<void> {
  if (!data.phoneOnly) return;
  const refuse = (message: string) => new Failure('general_argument_invalid', message);
  if (role) throw refuse(userMessages.cannotSignIn);
  if (phone === undefined || phone === data.phone) return;
  if (phone === null) throw refuse(userMessages.phoneNeeded);
  await lockNumber(work, phone);
  if (await holderOfNumber(work, phone)) throw refuse(userMessages.phoneTaken);
}
