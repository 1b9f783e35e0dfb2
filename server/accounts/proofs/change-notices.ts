import { sql } from 'drizzle-orm';
import type { Work } from '#server/documents/collection.ts';
import { type AccountChange, accountChanges } from '#server/mail/emails/account/account-changes.ts';
import { enqueueMail } from '#server/mail/outbox.ts';

/** Within this time a second change of the same kind causes no second message (milliseconds). */
const ONE_STEP = 60_000;

/**
 * Tells the owner of an account that its sign-in data changes, at its e-mail address and its proven phone number (SAFE-81).
 * To be called before the change, so that the message goes to what was there before. An account without either gets none.
 */
export async function tellOwnerOfChange(work: Work, account: string, change: AccountChange): Promise<void> {
  const { email, sms } = accountChanges[change];
  const [had] = await work.sql.query<{ email: string | null; proven: boolean; phone: string | null }>(
    sql`select u.email, u."emailVerification" as proven, case when a.phone_verified then a.phone end as phone
      from accounts a join users u on u.id = a.id where a.id = ${account}`,
    'addresses to tell of a change',
  );
  // Setting up two-step login is several requests at once, which people see as one change.
  const since = new Date(work.now.getTime() - ONE_STEP);
  const told = await work.sql.query<{ to: string }>(
    sql`select "to" from mails where "userId" = ${account} and kind in (${email.kind}, ${sms.kind})
      and "createdAt" > ${since}`,
    'messages about the same change',
  );
  const isTold = (to: string) => told.some((mail) => mail.to === to);
  if (had?.email && !isTold(had.email))
    await enqueueMail(work, email, { to: had.email, addressProven: had.proven, userId: account });
  if (had?.phone && !isTold(had.phone)) await enqueueMail(work, sms, { to: had.phone, userId: account });
}
