import type { GenericSchema, InferOutput } from 'valibot';
import type { Data } from '#domain/attributes.ts';
import { messageAttributes } from '#domain/messages/attributes.ts';
import { orderAttributes } from '#domain/orders/attributes.ts';
import { tableOf } from '#server/documents/collection.ts';
import type { EmailDraft } from './blocks.ts';

/** What mails say of the kitchen. */
export interface Kitchen {
  /** Where people reach the site, without a slash at the end; all links are absolute. */
  publicUrl: string;
  /** The kitchen's time zone, such as 'Asia/Kolkata'. */
  timeZone: string;
  /** Where the kitchen reads its own mail. */
  email: string;
}

/** The tables of the documents that mails are about. */
export const ABOUT_TABLES = {
  orders: tableOf('orders', orderAttributes),
  messages: tableOf('messages', messageAttributes),
};
export type AboutName = keyof typeof ABOUT_TABLES;
export type About<Name extends AboutName> = Data<(typeof ABOUT_TABLES)[Name]['attributes']> & { id: string };

/** The schema of a mail's secret, such as a link or a code. */
export type SecretShape = GenericSchema<unknown, object>;
export type SecretOf<Shape extends SecretShape | null> = Shape extends SecretShape
  ? InferOutput<Shape>
  : null;
type AboutOf<Name extends AboutName | null> = Name extends AboutName ? About<Name> : null;

/** What a mail is written from. */
interface Facts<Shape extends SecretShape | null, Name extends AboutName | null> {
  kitchen: Kitchen;
  secret: SecretOf<Shape>;
  about: AboutOf<Name>;
  /** Opens the order's page without signing in; null where the address is not proven, or it is about no order. */
  orderSecret: string | null;
}

interface Common<Kind extends string, Shape extends SecretShape | null, Name extends AboutName | null> {
  /** Unique; admins read it as words, so `order-confirmation` and not `orderMail`. */
  kind: Kind;
  /**
   * The schema of the secret for its reader alone, which is sealed until the mail is sent and then deleted. Null for
   * a mail that any admin may read.
   */
  secret: Shape;
  /** The collection of the document it is about, which is read when the mail is composed. */
  about: Name;
}

export interface Email<
  Kind extends string = string,
  Shape extends SecretShape | null = SecretShape | null,
  Name extends AboutName | null = AboutName | null,
> extends Common<Kind, Shape, Name> {
  channel: 'email';
  write(facts: Facts<Shape, Name>): EmailDraft;
}

export interface TextMessage<
  Kind extends string = string,
  Shape extends SecretShape | null = SecretShape | null,
  Name extends AboutName | null = AboutName | null,
> extends Common<Kind, Shape, Name> {
  channel: 'sms';
  write(facts: Facts<Shape, Name>): string;
}

/** Whatever the outbox can send. */
export type OutboxMail = Email | TextMessage;

export function defineEmail<
  const Kind extends string,
  Shape extends SecretShape | null,
  Name extends AboutName | null,
>(email: Omit<Email<Kind, Shape, Name>, 'channel'>): Email<Kind, Shape, Name> {
  return { ...email, channel: 'email' };
}

export function defineTextMessage<
  const Kind extends string,
  Shape extends SecretShape | null,
  Name extends AboutName | null,
>(message: Omit<TextMessage<Kind, Shape, Name>, 'channel'>): TextMessage<Kind, Shape, Name> {
  return { ...message, channel: 'sms' };
}
