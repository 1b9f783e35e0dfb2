import type { Attributes } from '#domain/attributes.ts';
import { dishAttributes } from '#domain/dishes/attributes.ts';
import { fileAttributes } from '#domain/files/attributes.ts';
import { mailAttributes } from '#domain/mails/attributes.ts';
import { menuAttributes } from '#domain/menus/attributes.ts';
import { messageAttributes } from '#domain/messages/attributes.ts';
import { formatMoney, rupees, toPaise } from '#domain/money.ts';
import { orderAttributes } from '#domain/orders/attributes.ts';
import { orderLineCodec } from '#domain/orders/line.ts';
import { paymentLabels } from '#domain/orders/payment.ts';
import { reviewAttributes } from '#domain/reviews/attributes.ts';
import { subscriberAttributes } from '#domain/subscribers/attributes.ts';
import { userAttributes } from '#domain/users/attributes.ts';
import type { AuditRow } from './queries.ts';

const DONE: Record<AuditRow['action'], string> = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  reveal: 'Revealed',
};

/** A collection as the audit log speaks of it. */
interface Audited {
  noun: string;
  attributes: Attributes;
}

const AUDITED: Readonly<Record<string, Audited>> = {
  dishes: { noun: 'dish', attributes: dishAttributes },
  files: { noun: 'picture', attributes: fileAttributes },
  mails: { noun: 'mail', attributes: mailAttributes },
  menus: { noun: 'menu', attributes: menuAttributes },
  messages: { noun: 'message', attributes: messageAttributes },
  orders: { noun: 'order', attributes: orderAttributes },
  reviews: { noun: 'review', attributes: reviewAttributes },
  subscribers: { noun: 'subscriber', attributes: subscriberAttributes },
  users: { noun: 'person', attributes: userAttributes },
};

/** Attributes whose names are not words yet. */
const FIELDS: Readonly<Record<string, string>> = {
  accessedAt: 'last seen',
  bucketId: 'kept under',
  customerEmail: 'e-mail',
  customerName: 'customer',
  customerPhone: 'phone',
  dishId: 'dish',
  emailVerification: 'e-mail verified',
  houseNo: 'house no.',
  imgUrl: 'picture',
  isAdmin: 'administrator',
  isAvailable: 'available',
  menuId: 'category',
  mimeType: 'kind',
  orderedOn: 'ordered',
  passwordUpdate: 'password changed',
  ratingAverage: 'rating',
  ratingCount: 'ratings',
  sizeOriginal: 'size in bytes',
  totalAmount: 'total',
  userId: 'person',
};

/** What values stand for. */
const VALUES: Readonly<Record<string, string>> = { veg: 'Veg', 'non-veg': 'Non-Veg', ...paymentLabels };

/** 'Changed dish'. */
export function deedWords({ action, collection }: Pick<AuditRow, 'action' | 'collection'>): string {
  return `${DONE[action]} ${AUDITED[collection]?.noun ?? collection}`;
}

/** 'menuId' → 'category', 'deliveryFee' → 'delivery fee'. */
export function fieldWords(field: string): string {
  return FIELDS[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function lineWords(text: unknown): string {
  try {
    const line = orderLineCodec.parse(JSON.parse(String(text)));
    return line ? `${line.quantity} × ${line.name}` : String(text);
  } catch {
    return String(text);
  }
}

interface Naming {
  /** A moment on the kitchen's clock. */
  moment: (at: Date) => string;
  /** What the document with this id is called, where that is known. */
  nameOf: (field: string, id: string) => string | undefined;
}

/** A value as the wire carries it, in words: rupees, names, the kitchen's own time. */
export function valueWords(
  { collection, field, value }: { collection: string; field: string; value: unknown },
  { moment, nameOf }: Naming,
): string {
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const type = AUDITED[collection]?.attributes[field]?.type;
  if (typeof value === 'number')
    return type === 'money' ? formatMoney(toPaise(rupees(value))) : String(value);
  if (typeof value !== 'string')
    return Array.isArray(value) ? value.map(lineWords).join(', ') : String(value);
  if (type === 'datetime') return moment(new Date(value));
  return nameOf(field, value) ?? VALUES[value] ?? value;
}
