import { type Paise, rupees, sum, toPaise } from '#domain/money.ts';
import { type OrderLine, readOrderLines } from '#domain/orders/line.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import type { AttemptReason } from '#domain/orders/reasons.ts';
import type { OrderDocument, StoredDocument } from '#web/lib/sdk/documents.ts';

/** An order as its rider sees it; times are ISO times. */
export interface Delivery {
  id: string;
  /** '#1042'. */
  number: string;
  status: OrderDocument['status'];
  promisedAt: string | null;
  lines: OrderLine[];
  /** The customer's note. */
  note: string | null;
  customerName: string | null;
  customerPhone: string | null;
  address: string | null;
  /** The instructions of the address for the rider. */
  instructions: string | null;
  total: Paise;
  /** No money moves for it (PAY-7). */
  isTest: boolean;
  /** When and why a rider could not hand it over; null if no attempt has failed. */
  attemptedAt: string | null;
  attemptReason: AttemptReason | null;
}

export function readDelivery(document: OrderDocument): Delivery {
  const { status, promisedAt, attemptedAt, attemptReason } = document;
  return {
    id: document.$id,
    number: formatOrderNumber(document.number ?? 0),
    status,
    promisedAt,
    lines: readOrderLines(document.items),
    note: document.note || null,
    customerName: document.customerName || null,
    customerPhone: document.customerPhone || null,
    address: document.address || null,
    instructions: document.deliveryInstructions || null,
    total: toPaise(document.totalAmount ?? rupees(0)),
    isTest: document.testPayment,
    attemptedAt,
    attemptReason,
  };
}

/** A payment that the rider has to collect. */
export interface DuePayment {
  id: string;
  orderId: string;
  amount: Paise;
}

export const readDuePayment = ({ $id, orderId, amount }: StoredDocument<'payments'>): DuePayment => ({
  id: $id,
  orderId: orderId ?? '',
  amount: toPaise(amount ?? rupees(0)),
});

/** All that the rider has to collect. */
export const amountOf = (due: readonly DuePayment[]): Paise => sum(...due.map(({ amount }) => amount));

const dueOf = ({ promisedAt }: Delivery): number => (promisedAt === null ? 0 : Date.parse(promisedAt));

/** The most urgent first. */
export const byUrgency = (deliveries: readonly Delivery[]): Delivery[] =>
  [...deliveries].sort((one, other) => dueOf(one) - dueOf(other));

/** A link to the route to an address. On a phone it opens the maps app. */
export const wayTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
