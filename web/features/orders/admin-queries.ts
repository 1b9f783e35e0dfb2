import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { rupees, toPaise } from '#domain/money.ts';
import type { Bill } from '#domain/orders/pricing.ts';
import { getDocument, type OrderDocument } from '#web/lib/documents.ts';
import { listQuery } from '#web/lib/pages.ts';
import type { Sdk } from '#web/lib/sdk.ts';
import { searchQueries } from '#web/lib/search.ts';
import { type Order, readOrder } from './present.ts';

/** Orders of one page. */
const PER_PAGE = 500;

interface Customer {
  name: string;
  email: string | null;
  phone: string | null;
}

/** An order as the kitchen's list shows it. */
export interface OrderRow extends Pick<Order, 'id' | 'orderedOn' | 'total' | 'paymentMethod'> {
  customer: Customer;
}

/** An order with everything the kitchen knows of it. */
export interface OrderDetails extends Order {
  customer: Customer;
  bill: Bill;
}

const customerOf = (document: OrderDocument): Customer => ({
  name: document.customerName || 'No name given',
  email: document.customerEmail,
  phone: document.customerPhone,
});

/** What the orders are narrowed down to. */
export interface OrderFilter {
  search: string;
  /** The first and the last moment, ISO times. */
  between?: { from: string; to: string } | undefined;
}

/** Everybody's orders, newest first; for administrators. */
export function adminOrdersQuery(sdk: Sdk, adminId: string, { search, between }: OrderFilter) {
  return listQuery({
    sdk,
    adminId,
    collection: 'orders',
    queries: [
      ...searchQueries(search),
      ...(between ? [Query.between('orderedOn', between.from, between.to)] : []),
      Query.orderDesc('orderedOn'),
    ],
    select: ['orderedOn', 'totalAmount', 'paymentMethod', 'customerName', 'customerEmail', 'customerPhone'],
    perPage: PER_PAGE,
    read: (document): OrderRow => ({
      id: document.$id,
      orderedOn: document.orderedOn ?? document.$createdAt,
      total: toPaise(document.totalAmount ?? rupees(0)),
      paymentMethod: document.paymentMethod,
      customer: customerOf(document),
    }),
  });
}

/** One order of anybody's, with its lines. */
export function adminOrderQuery(sdk: Sdk, adminId: string, id: string) {
  return queryOptions({
    queryKey: ['orders', 'admin', adminId, 'one', id],
    queryFn: async (): Promise<OrderDetails> => {
      const document = await getDocument(sdk, 'orders', id);
      const order = readOrder(document);
      const bill = {
        subtotal: toPaise(document.subtotal ?? rupees(0)),
        deliveryFee: toPaise(document.deliveryFee ?? rupees(0)),
        tax: toPaise(document.tax ?? rupees(0)),
        total: order.total,
      };
      return { ...order, customer: customerOf(document), bill };
    },
  });
}
