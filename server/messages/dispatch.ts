import { mailAttributes } from '#domain/mails/attributes.ts';
import type {
  customerMessageAttributes,
  UntoldReason,
} from '#domain/messages/customer-message-attributes.ts';
import { CHANNELS, type Channel, type MessageKind, messageRow } from '#domain/messages/message-rows.ts';
import { textDueAt } from '#domain/messages/text-hours.ts';
import type { Data } from '#domain/rows/data.ts';
import { dayAt } from '#domain/time/local-time.ts';
import { attemptEach } from '#server/db/attempt-each.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { and, equal } from '#server/documents/where.ts';
import { emailOfKind } from '#server/mail/emails.ts';
import { textKey } from '#server/mail/messages/message-text.ts';
import { readOwnTexts } from '#server/mail/messages/own-texts.ts';
import { enqueueTold } from '#server/mail/outbox.ts';
import { countText } from '#server/mail/text-messages/count-text.ts';
import { isCountryServed } from '#server/mail/text-messages/text-messages.ts';
import { channelsFor, type MessageRecipient, readRecipient } from './recipient.ts';
import { customerMessages } from './tell.ts';

// Chooses the channel of each message to a customer: the first that works, or the kitchen's list (TELL-1). Each message is a
// transaction of its own under the lock of its row, so any number of instances may run this at once, and one that is killed
// leaves the row as it was.

type Message = Document<typeof customerMessageAttributes>;
type Change = Partial<Data<typeof customerMessageAttributes>>;

const mails = tableOf('mails', mailAttributes);

const MINUTE = 60_000;
/** How long a channel may take until the next one is tried, in milliseconds. A text or a mail is tried again and again meanwhile. */
const PATIENCE: Readonly<Record<Channel, number>> = {
  push: 2 * MINUTE,
  text: 15 * MINUTE,
  mail: 120 * MINUTE,
};
/** Messages of one look. */
const BATCH = 200;

const KINDS: Readonly<Record<Channel, (kind: MessageKind) => string>> = {
  push: (kind) => `${kind}-alert`,
  text: (kind) => `phone-${kind}`,
  mail: (kind) => kind,
};

const due = checkedQuery(
  'messages to customers that are due',
  { id: column.text() },
  (now: Date) => sql`select id from "customerMessages" where state in ('new', 'sending') and "dueAt" <= ${now}
    order by "dueAt", sequence limit ${BATCH}`,
);

const statusesOf = checkedQuery(
  'what became of the mails of a message',
  { status: column.text() },
  (ids: readonly string[]) => sql`select status from mails where id = any(${ids}::text[])`,
);

/** What its channel has done with a message so far. */
async function outcomeOf(work: Work, { data }: Message): Promise<'taken' | 'open' | 'failed'> {
  const statuses = (await statusesOf(work.sql, data.mailIds)).map(({ status }) => status);
  if (statuses.includes('sent')) return 'taken';
  return statuses.some((status) => status === 'queued' || status === 'sending') ? 'open' : 'failed';
}

const isAboutToday = (work: Work, { kind, values }: Message['data']): boolean => {
  const { foodOf } = messageRow(kind ?? 'meal-short');
  const day = foodOf && JSON.parse(values ?? '{}')[foodOf];
  return day === dayAt(work.now, work.site.shop.timeZone);
};

/** Why no text goes to somebody; undefined if one may. */
export async function textProblem(
  work: Work,
  kind: MessageKind,
  { phone, isStopped, isPhoneProven, isLately, language }: MessageRecipient,
): Promise<UntoldReason | undefined> {
  if (phone === null) return 'nowhere';
  if (isStopped) return 'stopped';
  if (!isPhoneProven && !isLately) return 'longAgo';
  if (work.settings.sms === undefined || !isCountryServed(phone, work.site)) return 'noGateway';
  const own = await readOwnTexts(work.sql);
  return own.get(textKey(kind, language))?.templateId ? undefined : 'noTemplate';
}

/** Hands a message to a channel: its mails in the outbox. */
async function enqueue(
  work: Work,
  { id, data: { kind, userId } }: Message,
  channel: Channel,
  { browsers, phone, email, emailProven }: MessageRecipient,
): Promise<Change> {
  const mail = kind && emailOfKind(KINDS[channel](kind));
  if (!mail) throw new Error(`No mail tells ${kind} on the channel ${channel}`);
  const to: Record<Channel, readonly (string | null)[]> = { push: browsers, text: [phone], mail: [email] };
  const mailIds: string[] = [];
  for (const each of to[channel]) {
    const addressed = { to: each, addressProven: channel === 'mail' && emailProven, userId, aboutId: id };
    mailIds.push(await enqueueTold(work, mail, addressed));
  }
  const dueAt = later(work, channel === 'push' ? PATIENCE.push : MINUTE);
  return { state: 'sending', channel, mailIds, triedAt: work.now, dueAt };
}

const later = ({ now }: Work, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** The next channel of a message, after those that were tried, or what is left without one. */
async function nextStep(work: Work, message: Message, person: MessageRecipient): Promise<Change> {
  const { kind, channel: last } = message.data;
  if (kind === null) return { state: 'dropped', dueAt: null };
  const row = messageRow(kind);
  const tried = last === null ? -1 : CHANNELS.indexOf(last);
  let problem: UntoldReason | undefined;
  for (const channel of channelsFor(row, person).filter((each) => CHANNELS.indexOf(each) > tried)) {
    if (channel !== 'text') return enqueue(work, message, channel, person);
    problem = await textProblem(work, kind, person);
    if (problem) continue;
    const from = textDueAt(work.now, work.site.shop.timeZone, isAboutToday(work, message.data));
    if (from > work.now) return { dueAt: from };
    if (person.phone !== null && (await countText(work, person.phone)))
      return enqueue(work, message, channel, person);
    problem = 'ceiling';
  }
  if (row.isNews) return { state: 'dropped', dueAt: null };
  const why = problem ?? (tried >= 0 ? 'failed' : ((await textProblem(work, kind, person)) ?? 'nowhere'));
  return { state: 'waiting', reason: why, dueAt: null };
}

/** What becomes of a message now. */
async function changeOf(work: Work, message: Message): Promise<Change> {
  const { userId, documentId, state, channel, mailIds, triedAt, expiresAt } = message.data;
  if (state === 'sending' && channel !== null) {
    const outcome = await outcomeOf(work, message);
    if (outcome === 'taken') return { state: 'handedOver', dueAt: null };
    const waited = work.now.getTime() - (triedAt ?? work.now).getTime();
    if (outcome === 'open' && waited < PATIENCE[channel]) return { dueAt: later(work, MINUTE) };
    const queued = and(equal(mails.fields.id, ...mailIds), equal(mails.fields.status, 'queued'));
    if (mailIds.length > 0)
      await work.updateWhere(mails, queued, { status: 'expired', error: 'Another channel was tried.' });
    if (outcome === 'open' && (await outcomeOf(work, message)) !== 'failed')
      return { dueAt: later(work, MINUTE) };
  }
  if (expiresAt !== null && expiresAt <= work.now) return { state: 'dropped', dueAt: null };
  const person =
    userId === null ? undefined : await readRecipient(work.sql, userId, { documentId, now: work.now });
  if (!person) return { state: 'dropped', dueAt: null };
  if (person.isHeld) return { state: 'held', dueAt: null };
  return nextStep(work, message, person);
}

async function dispatchOne(work: Work, id: string): Promise<void> {
  const message = await find(work.sql, customerMessages, id, true);
  const { state, dueAt } = message?.data ?? {};
  if (!message || (state !== 'new' && state !== 'sending') || !dueAt || dueAt > work.now) return;
  await work.updateWhere(
    customerMessages,
    equal(customerMessages.fields.id, id),
    await changeOf(work, message),
  );
}

/** Looks after all messages that are due now. */
export async function dispatchMessages(engine: EngineDeps): Promise<void> {
  for (;;) {
    const messages = await due(engine.database, engine.clock());
    await attemptEach(messages, ({ id }) => runUnitOfWork(engine, SYSTEM, (work) => dispatchOne(work, id)));
    if (messages.length < BATCH) return;
  }
}
