import { mailAttributes } from '#domain/mails/attributes.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { seal, unseal } from '#server/db/sealing.ts';
import { readServerKey } from '#server/db/server-keys.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import type {
  AboutName,
  Email,
  OutboxMail,
  PushMessage,
  SecretOf,
  SecretShape,
  TextMessage,
} from './email.ts';
import type { MailKind } from './emails.ts';
import { isRefusedBeyondLimit, maxPerHour } from './hourly-limits.ts';
import { checkCountry, countCode } from './text-messages/text-messages.ts';
import { textMessagesSpent } from './text-messages/text-messages-spent.ts';

/** The outbox. What admins may do with it is defined in server/collections/mails.ts. */
const mails = tableOf('mails', mailAttributes);

/** The name of the key that seals the secrets of mails. */
const KEY = 'mails';

interface Addressed {
  /** An e-mail address, a phone number, or the id of a push subscription; null for the kitchen itself. */
  to: string | null;
  /** Whether the recipient has proven the address. Only then does the mail repeat what people typed. */
  addressProven?: boolean;
  /** The account that the mail belongs to. Closing the account deletes the mail. */
  userId?: string | null;
  /** Whether the address's proven owner asked for it, in a browser that their account knows: then no hourly limit holds (SAFE-82). */
  byOwner?: boolean;
  /** The earliest time to send it; at once if left out. */
  notBefore?: Date;
}

/** What a new mail is about, and its secret. */
export type MailParts<
  Shape extends SecretShape | null,
  Name extends AboutName | null,
> = (Name extends AboutName ? { aboutId: string } : { aboutId?: string }) &
  (Shape extends SecretShape
    ? { secret: SecretOf<Shape> /** When the secret expires; null: never. */; expires: Date | null }
    : { secret?: never; expires?: never });

type NewMail<Shape extends SecretShape | null, Name extends AboutName | null> = Addressed &
  MailParts<Shape, Name>;

/** Whether a recipient may get another mail of this kind within the hour. */
export async function isBelowHourlyLimit(work: Work, email: OutboxMail, to: string): Promise<boolean> {
  const [{ sent } = { sent: 0 }] = await work.sql.query<{ sent: number }>(
    sql`select count(*) as sent from mails
      where kind = ${email.kind} and coalesce("to", '') = ${to}
        and "createdAt" > ${work.now}::timestamptz - interval '1 hour'`,
    'mails of the hour',
  );
  return sent < maxPerHour(email, 'unproven');
}

/** Adds a mail to the outbox; returns its id. */
async function addMail(
  work: Work,
  kind: string,
  {
    to,
    addressProven = false,
    userId = null,
    aboutId = null,
    notBefore = work.now,
  }: Addressed & { aboutId?: string | null },
): Promise<string> {
  const { id } = await work.add(mails, uniqueId(), {
    kind,
    to,
    addressProven,
    userId,
    aboutId,
    status: 'queued',
    attempts: 0,
    createdAt: work.now,
    dueAt: notBefore,
  });
  return id;
}

/**
 * Puts a mail into the outbox in the caller's transaction, so that it is sent if and only if that commits. Its text
 * is composed when it is sent. Beyond the hourly limit, a code or link is refused, because a new one would make the
 * earlier ones useless. Any other mail, and each notice, is stored and the worker withholds it: what it tells of has happened.
 * A text message goes only to the owner's countries, and a code only while the day's limit is not reached.
 * @returns the mail's id
 * @throws Failure general_rate_limit_exceeded, phone_country_refused, text_messages_spent
 */
export async function enqueueMail<Shape extends SecretShape | null, Name extends AboutName | null>(
  work: Work,
  email:
    | Email<MailKind, Shape, Name>
    | TextMessage<MailKind, Shape, Name>
    | PushMessage<MailKind, Shape, Name>,
  mail: NewMail<Shape, Name>,
): Promise<string> {
  const { to, secret, expires = null, byOwner = false } = mail;
  if (email.channel === 'sms' && to !== null) checkCountry(work, to);
  if (isRefusedBeyondLimit(email) && !byOwner && !(await isBelowHourlyLimit(work, email, to ?? ''))) {
    throw new Failure('general_rate_limit_exceeded');
  }
  const isCode = email.channel === 'sms' && !email.byStaff && !email.isNotice;
  if (isCode && (await countCode(work)))
    await enqueueMail(work, textMessagesSpent, { to: null, addressProven: true });
  const id = await addMail(work, email.kind, mail);
  if (secret !== undefined) {
    const sealed = seal(await readServerKey(work.sql, KEY), id, JSON.stringify(secret));
    await work.sql.execute(
      sql`insert into mail_secrets (mail, sealed, expires) values (${id}, ${sealed}, ${expires})`,
      'seal mail secret',
    );
  }
  return id;
}

/**
 * Puts a mail that tells a message to a customer into the outbox. The caller (server/messages) has chosen the channel, and
 * counted a text.
 * @returns the mail's id
 */
export const enqueueTold = (
  work: Work,
  email: OutboxMail,
  mail: Addressed & { aboutId: string },
): Promise<string> => addMail(work, email.kind, mail);

/** Decrypts the secret of a mail. Throws if the secret was changed or belongs to another mail. */
export async function openSecret(db: Sql, mail: string, sealed: Buffer): Promise<unknown> {
  return JSON.parse(unseal(await readServerKey(db, KEY), mail, sealed));
}
