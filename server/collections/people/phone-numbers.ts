import { accountPhone } from '#domain/phone.ts';
import type { userAttributes } from '#domain/users/attributes.ts';
import { userMessages } from '#domain/users/messages.ts';
import { Failure } from '#server/base/failure.ts';
import { takeLock } from '#server/db/locks.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';

type Profile = Document<typeof userAttributes>;

/** Phone numbers share this many locks. The migration 0710 inserted them. */
const NUMBER_LOCKS = 64;

/** Which of the locks a number has. */
const lockOfNumber = (phone: number): number => phone % NUMBER_LOCKS;

/** Lines of numbers in the order of their locks, so that two who lock several numbers can't wait for each other. */
export const inLockOrder = <Line extends { phone: number }>(lines: readonly Line[]): Line[] =>
  lines.toSorted(
    ({ phone: one }, { phone: other }) => lockOfNumber(one) - lockOfNumber(other) || one - other,
  );

/**
 * Locks a phone number until the end of the transaction. Call it before giving the number to a profile or verifying it
 * for an account, so that no order of the number is left behind.
 * @param phone in the form of profiles
 */
export async function lockNumber(work: Work, phone: number): Promise<void> {
  await takeLock(work.sql, `phone numbers ${lockOfNumber(phone)}`);
}

/** The holder of a phone number: the account that has verified it, else the phone customer. */
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
 * Call it before changing the profile of a phone customer. Refuses to remove its number or to set another holder's
 * number. Refuses a role, which a person who verifies the number would get.
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
