import type { OrderKind } from '#domain/orders/kinds.ts';
import { type OrderLine, readOrderLines } from '#domain/orders/line.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import type { OrderPayment } from '#domain/orders/payment.ts';
import type { Bill } from '#domain/orders/pricing.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import { BILL_ATTRIBUTES, billOfDocument } from '#domain/orders/stored-bill.ts';
import type { SelectedDocument } from '#web/lib/sdk/documents.ts';

/** An order as screens show it. Plain data, because the page contains it as JSON. */
export interface Order extends OrderPayment {
  id: string;
  /** '#1042'. */
  number: string;
  /** ISO time. */
  orderedOn: string;
  kind: OrderKind;
  /** ISO time. */
  promisedAt: string | null;
  /** ISO time that the customer chose when ordering ahead; null: as soon as possible. */
  scheduledFor: string | null;
  /** ISO time at which the kitchen begins; null: when it was placed. */
  dueAt: string | null;
  bill: Bill;
  /** Null if there is none. */
  address: string | null;
  /** Instructions for the rider; null without any. */
  instructions: string | null;
  /** The customer's note to the kitchen. */
  note: string | null;
  /** Whether cutlery comes with it. */
  cutlery: boolean;
  lines: OrderLine[];
  /** The recorded status; `shownStatus` decides what is shown. */
  status: OrderStatus;
  /** ISO time by which the kitchen must accept it; null if it need not. */
  acceptBy: string | null;
}

/** The attributes of the order that lists show. */
export const LISTED_ATTRIBUTES = [
  'number',
  'orderedOn',
  'kind',
  'scheduledFor',
  'dueAt',
  'paymentMethod',
  'channel',
  'alreadyPaid',
  'prepaid',
  'payBy',
  'testPayment',
  'status',
  'acceptBy',
  'items',
] as const;

/** The attributes of the order that its customer sees. The terms that only a change needs are not among them. */
export const SHOWN_ATTRIBUTES = [
  ...LISTED_ATTRIBUTES,
  ...BILL_ATTRIBUTES,
  'promisedAt',
  'address',
  'deliveryInstructions',
  'note',
  'cutlery',
] as const;

/** An order as lists show it. */
export type ListedOrder = Omit<
  Order,
  'promisedAt' | 'bill' | 'address' | 'instructions' | 'note' | 'cutlery'
>;

/** Reads an order as lists show it; lines that cannot be read are left out. */
export function readListedOrder(
  document: SelectedDocument<'orders', (typeof LISTED_ATTRIBUTES)[number]>,
): ListedOrder {
  return {
    id: document.$id,
    number: formatOrderNumber(document.number ?? 0),
    orderedOn: document.orderedOn,
    kind: document.kind,
    scheduledFor: document.scheduledFor,
    dueAt: document.dueAt,
    paymentMethod: document.paymentMethod,
    channel: document.channel,
    alreadyPaid: document.alreadyPaid,
    prepaid: document.prepaid,
    payBy: document.payBy,
    testPayment: document.testPayment,
    status: document.status,
    acceptBy: document.acceptBy,
    lines: readOrderLines(document.items),
  };
}

/** Reads an order as its customer sees it. */
export function readOrder(document: SelectedDocument<'orders', (typeof SHOWN_ATTRIBUTES)[number]>): Order {
  return {
    ...readListedOrder(document),
    promisedAt: document.promisedAt,
    bill: billOfDocument(document),
    address: document.address || null,
    instructions: document.deliveryInstructions || null,
    note: document.note || null,
    cutlery: document.cutlery,
  };
}
