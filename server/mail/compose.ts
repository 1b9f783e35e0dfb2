import * as v from 'valibot';
import { logoPath } from '#domain/files/logo.ts';
import { FIRST_LANGUAGE, type Language, languageNamed } from '#domain/languages/languages.ts';
import { ifOffered } from '#domain/languages/offered.ts';
import type { MailContent } from '#domain/mails/view.ts';
import { customerMessageAttributes } from '#domain/messages/customer-message-attributes.ts';
import { type Settled, type SettledPayment, settledByOrder, settledOf } from '#domain/payments/settled.ts';
import { ownerTextsIn } from '#domain/site/content/owner-texts-in.ts';
import { kitchenLanguage } from '#domain/site/kitchen-language.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { type Table, tableOf } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import {
  ABOUT_TABLES,
  type AboutName,
  type KitchenFacts,
  NothingToSend,
  type OutboxMail,
  type Told,
} from './email.ts';
import { emailOfKind } from './emails.ts';
import type { OwnTexts } from './messages/message-text.ts';
import { readOwnTexts } from './messages/own-texts.ts';
import { orderSecret } from './order-secrets.ts';
import { openSecret } from './outbox.ts';
import { render } from './render.ts';
import { waitingOrderNumbers } from './waiting-orders.ts';

/** A mail of the outbox with the data that it is composed from. */
export interface ComposableMail {
  id: string;
  kind: string;
  addressProven: boolean;
  /** The account that the mail is for. */
  userId: string | null;
  aboutId: string | null;
  createdAt: Date;
  /** Its sealed secret; null when it has none, or when the secret has expired. */
  sealed: Buffer | null;
}

/** The current data of the kitchen that mails need. */
export async function kitchenOf(
  { site }: Pick<EngineDeps, 'site'>,
  publicUrl: string,
): Promise<KitchenFacts> {
  const { shop, messages, kitchen } = await site.current();
  const { name, logo, timeZone, languages, translations } = shop;
  return {
    name,
    ...(translations && { translations }),
    logoUrl: `${publicUrl}${logoPath(logo)}`,
    publicUrl,
    timeZone,
    lateAfterMinutes: kitchen.lateAfterMinutes,
    email: messages.kitchenEmail,
    language: kitchenLanguage({ shop, kitchen }),
    languages,
  };
}

export interface ComposeDeps {
  kitchen: KitchenFacts;
}

const customerMessages = tableOf('customerMessages', customerMessageAttributes);

type Abouts = ReadonlyMap<string, object>;

/** Reads the documents that mails are about, by collection and id, with one statement per collection. */
async function readAbouts(db: Sql, mails: readonly ComposableMail[]): Promise<Abouts> {
  const wanted = new Map<AboutName, Set<string>>();
  for (const { kind, aboutId } of mails) {
    const name = emailOfKind(kind)?.about;
    if (!name || aboutId === null) continue;
    wanted.set(name, (wanted.get(name) ?? new Set()).add(aboutId));
  }
  const abouts = new Map<string, object>();
  for (const [name, ids] of wanted) {
    const table: Table = ABOUT_TABLES[name];
    for (const { id, data } of await findAll(db, table, equal(table.fields.id, ...ids))) {
      abouts.set(`${name} ${id}`, { id, ...data });
    }
  }
  return abouts;
}

/** Reads the messages to customers that mails tell, by their ids. */
async function readTold(db: Sql, mails: readonly ComposableMail[]): Promise<Read['told']> {
  const ids = mails.flatMap(({ kind, aboutId }) => (emailOfKind(kind)?.tells && aboutId ? [aboutId] : []));
  if (ids.length === 0) return new Map();
  const found = await findAll(db, customerMessages, equal(customerMessages.fields.id, ...new Set(ids)));
  return new Map(
    found.flatMap(({ id, data: { kind, values, code } }) =>
      kind ? [[id, { kind, values: JSON.parse(values ?? '{}'), code: code ?? '' }]] : [],
    ),
  );
}

/** Reads the owner's words for texts, if one of the mails may have them. */
async function readOwn(db: Sql, mails: readonly ComposableMail[]): Promise<OwnTexts> {
  const hasText = mails.some(({ kind }) => {
    const email = emailOfKind(kind);
    return email?.channel === 'sms' || email?.tells !== undefined;
  });
  return hasText ? readOwnTexts(db) : new Map();
}

/** Reads the languages that the accounts of mails have chosen. */
async function readLanguages(
  db: Sql,
  mails: readonly ComposableMail[],
): Promise<ReadonlyMap<string, Language>> {
  const ids = [...new Set(mails.flatMap(({ userId }) => userId ?? []))];
  if (ids.length === 0) return new Map();
  const users = await db.query<{ id: string; language: Language }>(
    sql`select id, language from users where id = any(${ids}::text[])`,
    'languages of mails',
  );
  return new Map(users.map(({ id, language }) => [id, language]));
}

/** The language of the page on which a visitor wrote the document that a mail is about. Other documents have none. */
const writtenIn = (about: object | null): Language | undefined =>
  about && 'language' in about ? languageNamed(about.language) : undefined;

/**
 * The language of a mail's reader: of their account, of the kitchen for its team, or of the page that a visitor wrote on.
 * Anybody else gets English, and so does whoever wants a language that the shop does not offer.
 */
function readerLanguage(
  { forTeam }: OutboxMail,
  { userId }: ComposableMail,
  kitchen: KitchenFacts,
  languages: Read['languages'],
  about: object | null,
): Language {
  const wanted = languages.get(userId ?? '') ?? (forTeam ? kitchen.language : writtenIn(about));
  return ifOffered(wanted ?? FIRST_LANGUAGE, kitchen.languages);
}

/** For those mails that say what is paid: what is paid of each of their orders, by the order's id. */
async function readMoney(db: Sql, mails: readonly ComposableMail[]): Promise<Read['money']> {
  const ids = mails.flatMap(({ kind, aboutId }) =>
    emailOfKind(kind)?.saysMoney && aboutId ? [aboutId] : [],
  );
  if (ids.length === 0) return {};
  const payments = await db.query<SettledPayment & { orderId: string }>(
    sql`select "orderId", state, amount, method from payments where "orderId" = any(${[...new Set(ids)]}::text[])
      order by sequence`,
    'payments of mails',
  );
  return settledByOrder(payments);
}

/** Empty values for the parts that only e-mails have. */
const PLAIN = { html: '', unsubscribeUrl: null, replyTo: null, opens: null };

/** The id of the order that a mail is about, if it is about one. */
function orderOf(name: AboutName | null, about: object | null): string | undefined {
  let id: unknown;
  if (name === 'orders' && about && 'id' in about) id = about.id;
  if (name !== 'messages' && about && 'orderId' in about) id = about.orderId;
  return typeof id === 'string' ? id : undefined;
}

interface Read {
  abouts: Abouts;
  /** The languages of accounts by their id. */
  languages: ReadonlyMap<string, Language>;
  told: ReadonlyMap<string, Told>;
  own: OwnTexts;
  /** What is paid for orders by their id. */
  money: Readonly<Record<string, Settled>>;
}

/** The secret of a mail. Throws NothingToSend once it has expired. */
async function secretOf(db: Sql, { id, sealed }: ComposableMail): Promise<unknown> {
  if (!sealed) throw new NothingToSend('The link or code in the mail has expired');
  return openSecret(db, id, sealed);
}

async function composeOne(db: Sql, deps: ComposeDeps, mail: ComposableMail, read: Read) {
  const email: OutboxMail | undefined = emailOfKind(mail.kind);
  if (!email) throw new NothingToSend(`Mails of the kind ${mail.kind} are no longer sent`);
  const about = email.about && read.abouts.get(`${email.about} ${mail.aboutId}`);
  if (about === undefined) throw new NothingToSend('What the mail is about was deleted');
  const told = (email.tells && read.told.get(mail.aboutId ?? '')) ?? null;
  if (email.tells && !told) throw new NothingToSend('What the mail is about was deleted');
  const secret = email.secret ? v.parse(email.secret, told?.values ?? (await secretOf(db, mail))) : null;
  // The document has the type of the collection in `ABOUT_TABLES`.
  const orderId = mail.addressProven ? orderOf(email.about, about) : undefined;
  const shared = orderId === undefined ? null : await orderSecret(db, orderId);
  const language = readerLanguage(email, mail, deps.kitchen, read.languages, about);
  const kitchen = ownerTextsIn(deps.kitchen, language);
  const waiting = email.namesWaiting ? await waitingOrderNumbers(db, mail.createdAt) : [];
  const money = read.money[mail.aboutId ?? ''] ?? settledOf([]);
  const facts = {
    kitchen,
    language,
    secret,
    about: about as never,
    told,
    own: read.own,
    waiting,
    money,
    orderSecret: shared,
  };
  if (email.channel === 'sms') {
    const written = email.write(facts);
    return {
      ...PLAIN,
      subject: 'Text message',
      ...(typeof written === 'string' ? { text: written } : written),
    };
  }
  if (email.channel === 'push') {
    const { title, text, opens } = email.write(facts);
    return { ...PLAIN, subject: title, text, opens };
  }
  const year = new Intl.DateTimeFormat('en-IN', { year: 'numeric', timeZone: kitchen.timeZone });
  return render(kitchen, email.write(facts), {
    repeatsTyped: mail.addressProven,
    year: year.format(mail.createdAt),
    language,
  });
}

export const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Composes mails in few statements. Returns by id the content of each mail, or the error that prevented it. */
export async function composeMails(
  db: Sql,
  deps: ComposeDeps,
  mails: readonly ComposableMail[],
): Promise<Map<string, MailContent | Error>> {
  const read = {
    abouts: await readAbouts(db, mails),
    told: await readTold(db, mails),
    own: await readOwn(db, mails),
    languages: await readLanguages(db, mails),
    money: await readMoney(db, mails),
  };
  const composed = new Map<string, MailContent | Error>();
  for (const mail of mails) {
    const content = await composeOne(db, deps, mail, read).catch(asError);
    composed.set(mail.id, content);
  }
  return composed;
}
