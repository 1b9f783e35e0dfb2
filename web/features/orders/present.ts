import { rupees, toPaise } from '#domain/money.ts';
import type { OrderKind, OrderStatus } from '#domain/orders/lifecycle.ts';
import { type OrderLine, readOrderLines } from '#domain/orders/line.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import type { OrderPayment } from '#domain/orders/payment.ts';
import { type Bill, packingPart } from '#domain/orders/pricing.ts';
import type { OrderDocument } from '#web/lib/sdk/documents.ts';

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
  bill: Bill;
  /** Null if there is none. */
  address: string | null;
  /** The customer's note to the kitchen. */
  note: string | null;
  lines: OrderLine[];
  /** The recorded status; `shownStatus` decides what is shown. */
  status: OrderStatus;
  /** ISO time by which the kitchen must accept it; null if it need not. */
  acceptBy: string | null;
}

function readBill({ subtotal, deliveryFee, packing, tax, totalAmount }: OrderDocument): Bill {
  return {
    subtotal: toPaise(subtotal ?? rupees(0)),
    deliveryFee: toPaise(deliveryFee ?? rupees(0)),
    ...packingPart(toPaise(packing ?? rupees(0))),
    tax: toPaise(tax ?? rupees(0)),
    total: toPaise(totalAmount ?? rupees(0)),
  };
}

/** Reads an order from its document; lines that cannot be read are left out. */
export function readOrder(document: OrderDocument): Order {
  return {
    id: document.$id,
    number: formatOrderNumber(document.number ?? 0),
    orderedOn: document.orderedOn,
    kind: document.kind,
    promisedAt: document.promisedAt,
    bill: readBill(document),
    paymentMethod: document.paymentMethod,
    channel: document.channel,
    alreadyPaid: document.alreadyPaid,
    address: document.address || null,
    note: document.note || null,
    status: document.status,
    acceptBy: document.acceptBy,
    lines: readOrderLines(document.items),
  };
}
