import type { GenericSchema, InferOutput } from 'valibot';
import { dishAttributes } from '#domain/dishes/attributes.ts';
import { grievanceAttributes } from '#domain/grievances/attributes.ts';
import { translated } from '#domain/languages/files/texts-in.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { Catalogue } from '#domain/languages/translations.ts';
import { statementAttributes } from '#domain/ledger/statement-attributes.ts';
import { messageAttributes } from '#domain/messages/attributes.ts';
import type { MessageKind } from '#domain/messages/message-rows.ts';
import { orderIssueAttributes } from '#domain/order-issues/attributes.ts';
import { orderAttributes } from '#domain/orders/attributes.ts';
import { orderChangeAttributes } from '#domain/orders/changes/change-attributes.ts';
import type { Settled } from '#domain/payments/settled.ts';
import type { Data } from '#domain/rows/data.ts';
import type { ShopSettings } from '#domain/site/shop-settings.ts';
import { subscriberAttributes } from '#domain/subscribers/attributes.ts';
import { webhookAttributes } from '#domain/webhooks/attributes.ts';
import { tableOf } from '#server/documents/collection.ts';
import type { EmailDraft } from './blocks.ts';
import type { OwnTexts, WrittenText } from './messages/message-text.ts';

/** The data of the kitchen that mails use. */
export interface KitchenFacts {
  /** The name of the shop: in the original, and in the reader's language once a mail is composed. */
  name: string;
  translations?: ShopSettings['translations'];
  /** The absolute address of its logo, at least 80 pixels wide. */
  logoUrl: string;
  /** The site's public URL without a trailing slash. All links are absolute. */
  publicUrl: string;
  /** The kitchen's time zone, such as 'Asia/Kolkata'. */
  timeZone: string;
  /** An order counts as late this long after its promised time. */
  lateAfterMinutes: number;
  /** The kitchen's own mail address. */
  email: string;
  /** The language of its team. */
  language: Language;
  /** The languages that the shop offers. */
  languages: readonly Language[];
}

/** The tables of the documents that mails are about. */
export const ABOUT_TABLES = {
  orders: tableOf('orders', orderAttributes),
  orderIssues: tableOf('orderIssues', orderIssueAttributes),
  orderChanges: tableOf('orderChanges', orderChangeAttributes),
  dishes: tableOf('dishes', dishAttributes),
  messages: tableOf('messages', messageAttributes),
  grievances: tableOf('grievances', grievanceAttributes),
  subscribers: tableOf('subscribers', subscriberAttributes),
  statements: tableOf('statements', statementAttributes),
  webhooks: tableOf('webhooks', webhookAttributes),
};
export type AboutName = keyof typeof ABOUT_TABLES;
export type About<Name extends AboutName> = Data<(typeof ABOUT_TABLES)[Name]['attributes']> & { id: string };

/** The schema of a mail's secret, such as a link or a code. */
export type SecretShape = GenericSchema<unknown, object>;
export type SecretOf<Shape extends SecretShape | null> = Shape extends SecretShape
  ? InferOutput<Shape>
  : null;
type AboutOf<Name extends AboutName | null> = Name extends AboutName ? About<Name> : null;

/** A message to a customer, with what its words need. */
export interface Told {
  kind: MessageKind;
  values: Readonly<Record<string, unknown>>;
  /** The end of the link by which somebody says that it is not their number. */
  code: string;
}

/** The data that a mail is written from. */
export interface Facts<Shape extends SecretShape | null, Name extends AboutName | null> {
  kitchen: KitchenFacts;
  /** The language of the reader. */
  language: Language;
  secret: SecretOf<Shape>;
  about: AboutOf<Name>;
  /** The numbers of the orders that wait to be accepted, '#1042'; empty unless the mail `namesWaiting`. */
  waiting: readonly string[];
  /** What is paid for the order that the mail is about; nothing unless the mail `saysMoney`. */
  money: Settled;
  /** The message to a customer that it tells; null for all other mails. */
  told: Told | null;
  /** The owner's words for texts, and the ids of their templates. */
  own: OwnTexts;
  /** Opens the order's page without signing in. Null if the address is not proven, or the mail is not about an order. */
  orderSecret: string | null;
}

interface Common<Kind extends string, Shape extends SecretShape | null, Name extends AboutName | null> {
  /** Unique. Admins see it as words, so `order-confirmation` and not `orderMail`. */
  kind: Kind;
  /**
   * The schema of the mail's secret, such as a link or a code for its recipient only. The secret is stored sealed and
   * is deleted once the mail is sent. Null for a mail that any admin may read.
   */
  secret: Shape;
  /** The collection of the document that the mail is about. The document is read when the mail is composed. */
  about: Name;
  /**
   * The message to a customer that it tells on its channel (server/messages). It is about that message's document, and its secret
   * is that document's values, which admins may read.
   */
  tells?: MessageKind;
  /** Whether the kitchen and its team read it. Whoever has no account gets it in the kitchen's language then. */
  forTeam?: true;
  /** Whether it names the orders that wait to be accepted. */
  namesWaiting?: true;
  /** Whether it says what of its order is paid. */
  saysMoney?: true;
  /** Whether only staff have it sent. Then it is a text message that does not count among the codes of the day. */
  byStaff?: true;
  /**
   * Whether it tells of what has just happened, and contains nothing that signs in. No limit of a notice refuses what happened:
   * beyond the hourly limit it is withheld, and as a text message it does not count among the codes of the day. A code can be asked
   * for again, and a notice cannot. Each message with a secret says whether it is one.
   */
  isNotice?: boolean;
}

/** The texts of a Web Push message, and the path of the page that it opens. */
export interface PushDraft {
  title: string;
  text: string;
  opens: string;
}

/** The content of a message, by channel. */
interface Drafts {
  email: EmailDraft;
  /** A text that an operator has registered comes with its template. */
  sms: string | WrittenText;
  push: PushDraft;
}

interface Message<
  Channel extends keyof Drafts,
  Kind extends string,
  Shape extends SecretShape | null,
  Name extends AboutName | null,
> extends Common<Kind, Shape, Name> {
  channel: Channel;
  /** In English. */
  texts: Catalogue;
  write(facts: Facts<Shape, Name>): Drafts[Channel];
}

export type Email<
  Kind extends string = string,
  Shape extends SecretShape | null = SecretShape | null,
  Name extends AboutName | null = AboutName | null,
> = Message<'email', Kind, Shape, Name>;

export type TextMessage<
  Kind extends string = string,
  Shape extends SecretShape | null = SecretShape | null,
  Name extends AboutName | null = AboutName | null,
> = Message<'sms', Kind, Shape, Name>;

/** A message to a browser; its `to` is the id of the subscription. */
export type PushMessage<
  Kind extends string = string,
  Shape extends SecretShape | null = SecretShape | null,
  Name extends AboutName | null = AboutName | null,
> = Message<'push', Kind, Shape, Name>;

/** Anything that the outbox can send. */
export type OutboxMail = Email | TextMessage | PushMessage;

/** Thrown when a mail must not be sent any more, e.g. because its document was deleted or its secret has expired. */
export class NothingToSend extends Error {}

/** The definition of a message: its words, and how it is written with those of the reader's language. */
type Definition<
  Channel extends keyof Drafts,
  Kind extends string,
  Shape extends SecretShape | null,
  Name extends AboutName | null,
  Texts extends Catalogue,
> = Common<Kind, Shape, Name> & {
  /** In English. Other languages have them under the kind. */
  texts: Texts;
  write(facts: Facts<Shape, Name>, texts: Texts): Drafts[Channel];
};

/** Defines the messages of one channel; the types of their secret and their document follow from what is written. */
const defineFor =
  <Channel extends keyof Drafts>(channel: Channel) =>
  <
    const Kind extends string,
    Shape extends SecretShape | null,
    Name extends AboutName | null,
    Texts extends Catalogue,
  >({
    texts,
    write,
    ...message
  }: Definition<Channel, Kind, Shape, Name, Texts>): Message<Channel, Kind, Shape, Name> => ({
    ...message,
    channel,
    texts,
    write: (facts) => write(facts, translated(facts.language, message.kind, texts) as Texts),
  });

export const defineEmail = defineFor('email');
export const defineTextMessage = defineFor('sms');
export const definePushMessage = defineFor('push');
