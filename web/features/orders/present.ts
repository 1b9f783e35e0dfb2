import { type Paise, rupees, toPaise } from '#domain/money.ts';
import { type OrderLine, orderLineCodec } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { type PaymentMethod, paymentLabels } from '#domain/orders/payment.ts';
import type { OrderDocument } from '#web/lib/documents.ts';

/** An order as screens show it; plain data, since it travels inside the document. */
export interface Order {
  id: string;
  /** ISO time. */
  orderedOn: string;
  total: Paise;
  paymentMethod: PaymentMethod;
  address: string;
  lines: OrderLine[];
}

function readLine(text: string): OrderLine | undefined {
  try {
    return orderLineCodec.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The order a document stands for; lines that cannot be read are left out. */
export function readOrder(document: OrderDocument): Order {
  return {
    id: document.$id,
    orderedOn: document.orderedOn ?? document.$createdAt,
    total: toPaise(document.totalAmount ?? rupees(0)),
    paymentMethod: document.paymentMethod,
    address: document.address || orderMessages.addressUnknown,
    lines: document.items.flatMap((text) => readLine(text) ?? []),
  };
}

/** How it is paid, in words; upi and card say that they are only played (ORDER-7). */
export function paymentWords(method: PaymentMethod): string {
  return method === 'cod' ? paymentLabels.cod : `${paymentLabels[method]} (test payment)`;
}

/** How many dishes, all quantities together. */
export function countOf(lines: readonly { quantity: number }[]): string {
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return count === 1 ? '1 item' : `${count} items`;
}
