import type { Language } from '#domain/languages/languages.ts';
import type { UntoldReason } from '#domain/messages/customer-message-attributes.ts';
import { MESSAGE_KINDS, type MessageKind } from '#domain/messages/message-rows.ts';
import { smsSize } from '#domain/messages/sms-size.ts';
import type { HeldMessages, ToTell, UntoldPerson } from '#domain/messages/to-tell.ts';
import { whatsAppLink } from '#domain/messages/whatsapp.ts';
import { paise, toRupees } from '#domain/money.ts';
import { accountPhone } from '#domain/phone.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import {
  type OwnTexts,
  registeredText,
  type TextFacts,
  textKey,
  toldInChat,
} from '#server/mail/messages/message-text.ts';
import { readOwnTexts } from '#server/mail/messages/own-texts.ts';
import { heldPeople } from '#server/messages/holds.ts';
import { plannedChannel } from '#server/messages/planned-channel.ts';
import { readRecipient } from '#server/messages/recipient.ts';

/** The most messages of the list, and the most people of a file that are shown before messages to them go. */
const MOST = 1000;

const untold = checkedQuery(
  'messages that wait for the kitchen',
  {
    id: column.text(),
    userId: column.text(),
    name: orNull(column.text()),
    kind: column.text<MessageKind>(),
    values: column.text(),
    documentId: orNull(column.text()),
    reason: column.text<UntoldReason>(),
    code: column.text(),
    createdAt: column.moment(),
    preparedAt: orNull(column.moment()),
  },
  (now: Date) => sql`select m.id, coalesce(m."userId", '') as "userId", u.name, coalesce(m.kind, '') as kind,
      coalesce(m."values", '{}') as values, m."documentId", coalesce(m.reason, 'nowhere') as reason, coalesce(m.code, '') as code,
      m."createdAt", m."preparedAt"
    from "customerMessages" m join users u on u.id = m."userId"
    where m.state = 'waiting' and (m."expiresAt" is null or m."expiresAt" > ${now})
    order by m.kind = 'order-on-its-way', m.sequence limit ${MOST}`,
);

const heldOf = checkedQuery(
  'messages of somebody that are held',
  { kind: column.text<MessageKind>(), documentId: orNull(column.text()) },
  (userId: string) => sql`select coalesce(kind, '') as kind, "documentId" from "customerMessages"
    where "userId" = ${userId} and state in ('new', 'held') order by sequence`,
);

const factsOf = ({ site: { shop }, settings }: Work, language: Language, own: OwnTexts): TextFacts => ({
  kitchen: { name: shop.name, timeZone: shop.timeZone, publicUrl: settings.publicUrl },
  language,
  own,
});

/** All that waits for the kitchen, by person. A chat with somebody has all of it. */
async function untoldPeople(work: Work, own: OwnTexts): Promise<UntoldPerson[]> {
  const people = new Map<string, UntoldPerson>();
  const { name: shop } = work.site.shop;
  for (const each of await untold(work.sql, work.now)) {
    const { userId, documentId, kind, values, createdAt, preparedAt } = each;
    const known = people.get(userId);
    const recipient = await readRecipient(work.sql, userId, { documentId, now: work.now });
    if (!recipient) continue;
    const { isStopped, language } = recipient;
    const phone = known?.phone ?? (isStopped ? null : recipient.phone);
    const text = toldInChat(kind, JSON.parse(values), factsOf(work, language, own), each.code);
    const message = {
      ...{ $id: each.id, kind, text, reason: each.reason },
      createdAt: createdAt.toISOString(),
      preparedAt: preparedAt?.toISOString() ?? null,
    };
    const messages = [...(known?.messages ?? []), message];
    const all = [`${shop}:`, ...messages.map((one) => one.text)].join('\n');
    const chat = whatsAppLink(phone, all) ?? null;
    people.set(userId, { userId, name: each.name || null, phone, isStopped, messages, chat });
  }
  return [...people.values()];
}

/** What goes out once the owner lets messages to people from a file go, and what that costs; null if nobody is held. */
async function heldMessages(work: Work, own: OwnTexts): Promise<HeldMessages | null> {
  const people = await heldPeople(work.sql, MOST);
  if (people.length === 0) return null;
  const counted = { texts: 0, parts: 0, free: 0, onList: 0 };
  for (const { userId } of people)
    for (const { kind, documentId } of await heldOf(work.sql, userId)) {
      const person = await readRecipient(work.sql, userId, { documentId, now: work.now });
      const channel = person && (await plannedChannel(work, kind, person));
      if (channel === undefined) counted.onList++;
      else if (channel !== 'text') counted.free++;
      else {
        counted.texts++;
        counted.parts += smsSize(registeredText(kind, factsOf(work, person?.language ?? 'en', own))).parts;
      }
    }
  const { texts, parts, free, onList } = counted;
  return {
    people: people.map(({ userId, name, phone, messages }) => ({
      ...{ userId, name: name || null, messages },
      phone: phone === null ? null : accountPhone(phone),
    })),
    ...{ texts, free, onList },
    cost: toRupees(paise(parts * work.site.limits.textPaise)),
  };
}

/** The kitchen's list of whom to tell what (TELL-6). */
export async function readToTell(work: Work): Promise<ToTell> {
  const own = await readOwnTexts(work.sql);
  const { languages } = work.site.shop;
  const has = (kind: MessageKind, language: Language) =>
    Boolean(own.get(textKey(kind, language))?.templateId);
  return {
    people: await untoldPeople(work, own),
    held: await heldMessages(work, own),
    texts: {
      hasGateway: work.settings.sms !== undefined,
      withoutTemplate: MESSAGE_KINDS.filter((kind) => !languages.some((language) => has(kind, language)))
        .length,
    },
  };
}
