import type { Attributes } from '#domain/attributes.ts';
import type { AuditedCollection } from '#domain/audits/collections.ts';
import { dishAttributes } from '#domain/dishes/attributes.ts';
import { fileAttributes } from '#domain/files/attributes.ts';
import { mailAttributes } from '#domain/mails/attributes.ts';
import { menuAttributes } from '#domain/menus/attributes.ts';
import { messageAttributes } from '#domain/messages/attributes.ts';
import { orderAttributes } from '#domain/orders/attributes.ts';
import { reviewAttributes } from '#domain/reviews/attributes.ts';
import { subscriberAttributes } from '#domain/subscribers/attributes.ts';
import { userAttributes } from '#domain/users/attributes.ts';

/** The attributes of every collection in the audit log: their types decide how values are shown. */
export const auditedAttributes = {
  dishes: dishAttributes,
  files: fileAttributes,
  mails: mailAttributes,
  menus: menuAttributes,
  messages: messageAttributes,
  orders: orderAttributes,
  reviews: reviewAttributes,
  subscribers: subscriberAttributes,
  users: userAttributes,
} as const satisfies Record<AuditedCollection, Attributes>;

type KeyOf<T> = T extends unknown ? keyof T & string : never;

/** An attribute of some audited collection. */
export type AuditedField = KeyOf<(typeof auditedAttributes)[AuditedCollection]>;
