import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { type AccountChange, accountChanges } from '#server/mail/emails/account/account-changes.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { isCountryServed } from '#server/mail/text-messages/text-messages.ts';

/** Within this time a second change of the same kind causes no second message (milliseconds). */
const ONE_STEP = 60_000;
/** The text messages about changes that an account causes within a day at most, because each costs the kitchen money. */
const MAX_TEXTS = 10;
const DAY = 86_400_000;
const TEXT_KINDS = Object.values(accountChanges).map(({ sms }) => sms.kind);

/**
 * Tells the owner of an account that its sign-in data changes, or where its balance goes, at its e-mail address and its proven
 * phone number (SAFE-81, LEDGER-38).
 * To be called before the change, so that the message goes to what was there before. An account without either gets none.
 * No limit of text messages refuses the change: it sends the number nothing instead.
 */
export async function tellOwnerOfChange(work: Work, account: string, change: AccountChange): Promise<void> {
  const { email, sms } = accountChanges[change];
  const [had] = await work.sql.query<{ email: string | null; proven: boolean; phone: string | null }>(
    sql`select u.email, u."emailVerification" as proven, case when a.phone_verified then a.phone end as phone
      from accounts a join users u on u.id = a.id where a.id = ${account}`,
    'addresses to tell of a change',
  );
  const told = await work.sql.query<{ kind: string; to: string; createdAt: Date }>(
    sql`select kind, "to", "createdAt" from mails
      where "userId" = ${account} and kind = any(${[email.kind, ...TEXT_KINDS]})
        and "createdAt" > ${new Date(work.now.getTime() - DAY)}`,
    'messages about changes',
  );
  // Setting up two-step login is several requests at once, which people see as one change.
  const isTold = (kind: string, to: string) =>
    told.some(
      (mail) =>
        mail.kind === kind && mail.to === to && work.now.getTime() - mail.createdAt.getTime() < ONE_STEP,
    );
  if (had?.email && !isTold(email.kind, had.email))
    await enqueueMail(work, email, { to: had.email, addressProven: had.proven, userId: account });
  const texts = told.filter(({ kind }) => TEXT_KINDS.some((text) => text === kind)).length;
  const number = had?.phone;
  if (number && texts < MAX_TEXTS && isCountryServed(number, work.site) && !isTold(sms.kind, number))
    await enqueueMail(work, sms, { to: number, userId: account });
}
