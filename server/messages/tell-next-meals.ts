import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { ALERT_FIRST } from '#server/mail/alerts/instead-of-mail.ts';
import type { SecretOf } from '#server/mail/email.ts';
import { mealMessages } from '#server/mail/emails/meals/meal-messages.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { tell } from '#server/messages/tell.ts';

const subscriber = checkedQuery(
  'who hears of the next meals',
  {
    email: orNull(column.text()),
    proven: column.boolean(),
    wantsMail: column.boolean(),
    wantsText: column.boolean(),
    browsers: column.texts(),
  },
  (userId: string) => sql`select u.email, u."emailVerification" as proven,
      u."mailWhenMeals" as "wantsMail", u."textWhenMeals" as "wantsText",
      array(select p.id from "pushSubscriptions" p where p."userId" = u.id and u."alertWhenMeals") as browsers
    from users u where u.id = ${userId}`,
);

/** The meals that are told, with the links that skip them. */
export interface NextMeals {
  secret: SecretOf<(typeof mealMessages.next.email)['secret']>;
  expires: Date;
  aboutId: string;
}

/**
 * Tells a subscriber of their next meals, which is news: on all the ways that their profile says, and nowhere else (PLAN-16). It has
 * links that only they may read, so its mail and its alert are written here; a text has none.
 */
export async function tellNextMeals(work: Work, userId: string, content: NextMeals): Promise<void> {
  const [person] = await subscriber(work.sql, userId);
  if (!person) return;
  const { email, proven, wantsMail, wantsText, browsers } = person;
  const { next } = mealMessages;
  for (const id of browsers) await enqueueMail(work, next.push, { ...content, to: id, userId });
  if (email !== null && wantsMail) {
    // News that a device has shown are not mailed too.
    const notBefore = new Date(work.now.getTime() + (browsers.length > 0 ? ALERT_FIRST : 0));
    await enqueueMail(work, next.email, { ...content, to: email, addressProven: proven, userId, notBefore });
  }
  if (!wantsText) return;
  const { date, meals } = content.secret;
  await tell(work, userId, {
    kind: 'meal-tomorrow',
    about: date,
    values: { names: meals.map(({ name }) => name).join(', '), date },
    expiresAt: content.expires,
  });
}
