import type { Attributes } from '#domain/attributes.ts';
import { dishAttributes } from '#domain/dishes/attributes.ts';
import { fileAttributes } from '#domain/files/attributes.ts';
import { mailAttributes } from '#domain/mails/attributes.ts';
import { menuAttributes } from '#domain/menus/attributes.ts';
import { messageAttributes } from '#domain/messages/attributes.ts';
import { orderAttributes } from '#domain/orders/attributes.ts';
import { paymentAttributes } from '#domain/payments/attributes.ts';
import { refundAttributes } from '#domain/refunds/attributes.ts';
import { reviewAttributes } from '#domain/reviews/attributes.ts';
import { settingsAttributes } from '#domain/site/settings.ts';
import { subscriberAttributes } from '#domain/subscribers/attributes.ts';
import { userAttributes } from '#domain/users/attributes.ts';

/**
 * The collections in the audit log, with their attributes, whose types decide how values are shown. The definition of
 * a collection that is not listed here cannot say how it is audited: it does not compile.
 */
export const auditedAttributes = {
  dishes: dishAttributes,
  files: fileAttributes,
  mails: mailAttributes,
  menus: menuAttributes,
  messages: messageAttributes,
  orders: orderAttributes,
  payments: paymentAttributes,
  refunds: refundAttributes,
  reviews: reviewAttributes,
  settings: settingsAttributes,
  subscribers: subscriberAttributes,
  users: userAttributes,
} as const satisfies Readonly<Record<string, Attributes>>;

export type AuditedCollection = keyof typeof auditedAttributes;

/** What the audit log calls a document: 'Changed dish'. */
export const auditNouns = {
  dishes: 'dish',
  files: 'picture',
  mails: 'mail',
  menus: 'menu',
  messages: 'message',
  orders: 'order',
  payments: 'payment',
  refunds: 'refund',
  reviews: 'review',
  settings: 'settings',
  subscribers: 'subscriber',
  users: 'person',
} as const satisfies Record<AuditedCollection, string>;

type KeyOf<T> = T extends unknown ? keyof T & string : never;

/** An attribute of any audited collection. */
export type AuditedField = KeyOf<(typeof auditedAttributes)[AuditedCollection]>;
