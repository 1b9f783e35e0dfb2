import type { DishType } from '#domain/dishes/kinds.ts';
import type { Paise } from '#domain/money.ts';
import { orderView, type Viewed } from '#domain/orders/order.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';

/** What a ticket or a bill shows of an order. */
export const printedOrder = orderView(
  'number',
  'kind',
  'status',
  'orderedOn',
  'promisedAt',
  'scheduledFor',
  'lines',
  'note',
  'cutlery',
  'hasAllergies',
  'paymentMethod',
  'testPayment',
  'total',
  'bill',
  'terms',
  'customerName',
  'customerPhone',
  'address',
  'instructions',
  'door',
);
export type PrintedOrder = Omit<Viewed<typeof printedOrder>, 'id'>;

/** The part of it that a ticket shows. */
export type PrintedTicket = Omit<PrintedOrder, 'bill' | 'terms'>;

/** Data that a sheet needs besides the order's document. */
export interface PrintFacts {
  /** The type of each dish by its id; deleted dishes are missing. */
  types: Readonly<Record<string, DishType>>;
  /** Whether the order is paid, but for what is due. */
  isPaid: boolean;
  /** By which ways it is paid. */
  paidBy: readonly PaymentMethod[];
  /** The amount that is still to be paid. */
  due: Paise;
  /** The link to pay it by UPI; left out: none. */
  upiLink?: string;
  /** The number of the copy; from 2 on the sheet says that it is a reprint (PRINT-3). */
  copy: number;
  printedAt: Date;
  /** The kitchen's time zone. */
  timeZone: string;
  /** An order counts as late this long after its promised time. */
  lateAfterMinutes: number;
  /** What the shop is called. */
  shopName: string;
  /** The kitchen's food licence, for bills; empty or left out: none. */
  fssai?: string;
}
