import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { ALERT_FIRST } from '#server/mail/alerts/instead-of-mail.ts';
import type { AboutName, Email, PushMessage, SecretShape, TextMessage } from '#server/mail/email.ts';
import type { MailKind } from '#server/mail/emails.ts';
import { enqueueMail, type MailParts } from '#server/mail/outbox.ts';
import { isCountryServed } from '#server/mail/text-messages/text-messages.ts';

const subscriber = checkedQuery(
  'how a subscriber is told',
  {
    email: orNull(column.text()),
    proven: column.boolean(),
    phone: orNull(column.text()),
    wantsMail: column.boolean(),
    wantsText: column.boolean(),
    wantsAlert: column.boolean(),
  },
  (userId: string) => sql`select u.email, u."emailVerification" as proven,
      (select a.phone from accounts a where a.id = u.id and a.active and a.phone_verified) as phone,
      u."mailWhenMeals" as "wantsMail", u."textWhenMeals" as "wantsText", u."alertWhenMeals" as "wantsAlert"
    from users u where u.id = ${userId}`,
);
const browsersOf = checkedQuery(
  'browsers of a subscriber',
  { id: column.text() },
  (userId: string) => sql`select id from "pushSubscriptions" where "userId" = ${userId}`,
);

/** A message about meals on each channel (mail/emails/meals). */
interface OnEachChannel<Shape extends SecretShape | null, Name extends AboutName | null> {
  email: Email<MailKind, Shape, Name>;
  sms: TextMessage<MailKind, Shape, Name>;
  push: PushMessage<MailKind, Shape, Name>;
}

/**
 * Tells a subscriber something, on the ways that they want (PLAN-16): news of meals on those of their profile, and whatever is
 * about money or a closed kitchen always by mail, or as a text message if they have no mail address but a proven number.
 */
export async function tellSubscriber<Shape extends SecretShape | null, Name extends AboutName | null>(
  work: Work,
  userId: string,
  message: OnEachChannel<Shape, Name>,
  content: MailParts<Shape, Name>,
  isNews = false,
): Promise<void> {
  const [[person], browsers] = await Promise.all([
    subscriber(work.sql, userId),
    browsersOf(work.sql, userId),
  ]);
  if (!person) return;
  const { email, proven, phone, wantsMail, wantsText } = person;
  const alerted = person.wantsAlert ? browsers : [];
  for (const { id } of alerted) await enqueueMail(work, message.push, { ...content, to: id, userId });
  if (email !== null && (wantsMail || !isNews)) {
    // News that a device has shown are not mailed too.
    const wait = isNews && alerted.length > 0 ? ALERT_FIRST : 0;
    const notBefore = new Date(work.now.getTime() + wait);
    await enqueueMail(work, message.email, {
      ...content,
      to: email,
      addressProven: proven,
      userId,
      notBefore,
    });
  }
  const isTexted = wantsText || (!isNews && email === null);
  if (phone !== null && isTexted && isCountryServed(phone, work.site))
    await enqueueMail(work, message.sms, { ...content, to: phone, userId });
}
