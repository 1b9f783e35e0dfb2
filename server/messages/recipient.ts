import type { Language } from '#domain/languages/languages.ts';
import { CHANNELS, type Channel, type MessageRow } from '#domain/messages/message-rows.ts';
import { accountPhone } from '#domain/phone.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { readPhone } from '#server/http/phones.ts';

/** A number counts if its customer had an order, a meal or an entry within so many days (TELL-2). */
const LATELY = 60;

const personWithWays = checkedQuery(
  'how a person is told',
  {
    language: column.text<Language>(),
    email: orNull(column.text()),
    emailProven: column.boolean(),
    provenPhone: orNull(column.text()),
    contactPhone: orNull(column.bigint()),
    orderPhone: orNull(column.text()),
    wantsText: column.boolean(),
    wantsAlert: column.boolean(),
    isLately: column.boolean(),
    isHeld: column.boolean(),
    browsers: column.texts(),
  },
  (userId: string, documentId: string, since: Date) => sql`select u.language,
      coalesce(u.email, (select c.email from companies c where c."payerId" = u.id limit 1)) as email,
      (u."emailVerification" and u.email is not null) as "emailProven",
      (select a.phone from accounts a where a.id = u.id and a.active and a.phone_verified) as "provenPhone",
      u.phone as "contactPhone",
      (select o."customerPhone" from orders o where o.id = ${documentId}) as "orderPhone",
      u."textWhenMeals" as "wantsText", u."alertWhenMeals" as "wantsAlert",
      (exists (select 1 from orders o where o."userId" = u.id and o."orderedOn" > ${since})
        or exists (select 1 from "mealSubscriptions" s where s."userId" = u.id and s.state = 'active')
        or exists (select 1 from meals m where m."userId" = u.id and m."decidedAt" > ${since})
        or exists (select 1 from "ledgerEntries" e where e."userId" = u.id and e.at > ${since})) as "isLately",
      exists (select 1 from message_holds h where h."userId" = u.id) as "isHeld",
      array(select p.id from "pushSubscriptions" p where p."userId" = u.id order by p.id) as browsers
    from users u where u.id = ${userId}`,
);

const stopped = checkedQuery(
  'whether a number is stopped',
  { phone: column.text() },
  (phone: string) => sql`select phone from stopped_numbers where phone = ${phone}`,
);

/** A customer with the ways on which they are told something. */
export interface MessageRecipient {
  language: Language;
  email: string | null;
  emailProven: boolean;
  /** The number that texts go to, and that staff call: +919876543210. */
  phone: string | null;
  isPhoneProven: boolean;
  /** Whether whoever has the number has said that it is not the customer's. */
  isStopped: boolean;
  wantsText: boolean;
  wantsAlert: boolean;
  isLately: boolean;
  isHeld: boolean;
  browsers: readonly string[];
}

const DAY = 86_400_000;

/** A customer as they are told something now; undefined once they are gone. @param documentId the order that it is about */
export async function readRecipient(
  db: Sql,
  userId: string,
  { documentId, now }: { documentId: string | null; now: Date },
): Promise<MessageRecipient | undefined> {
  const since = new Date(now.getTime() - LATELY * DAY);
  const [found] = await personWithWays(db, userId, documentId ?? '', since);
  if (!found) return undefined;
  const { provenPhone, contactPhone, orderPhone, ...rest } = found;
  const typed = contactPhone ?? (orderPhone === null ? undefined : readPhone(orderPhone));
  const phone = provenPhone ?? (typed === undefined ? null : accountPhone(typed));
  const stops = phone === null ? [] : await stopped(db, phone);
  return { ...rest, phone, isPhoneProven: provenPhone !== null, isStopped: stops.length > 0 };
}

/**
 * The channels on which somebody is told, in the order in which they are tried: their devices if they want it, then a text message
 * if they want it or have no mail address, then mail.
 */
export function channelsFor(row: MessageRow, person: MessageRecipient): readonly Channel[] {
  const mayText = row.isNews
    ? person.wantsText && person.isPhoneProven
    : person.wantsText || person.email === null || row.channels !== undefined;
  const ways: Record<Channel, boolean> = {
    push: person.wantsAlert && person.browsers.length > 0,
    text: mayText,
    mail: person.email !== null,
  };
  return (row.channels ?? CHANNELS).filter((channel) => ways[channel]);
}
