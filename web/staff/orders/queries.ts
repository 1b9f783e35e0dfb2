import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { type Paise, toPaise } from '#domain/money.ts';
import { readOrderNumber } from '#domain/orders/number.ts';
import { getDocument, type OrderDocument } from '#web/lib/sdk/documents.ts';
import { listQuery } from '#web/lib/sdk/list-query.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { searchQueries } from '#web/lib/sdk/search-queries.ts';
import {
  LISTED_ATTRIBUTES,
  type ListedOrder,
  type Order,
  readListedOrder,
  readOrder,
} from '#web/shared/orders/present.ts';
import { addressArea } from './address-area.ts';

/** Orders on one page of the list. */
const PER_PAGE = 500;

interface Customer {
  name: string | null;
  email: string | null;
  phone: string | null;
}

/** An order as the kitchen's list shows it. */
export interface OrderRow extends ListedOrder {
  total: Paise;
  /** The part of town it is delivered to. */
  area: string | null;
  customer: Customer;
}

/** An order with all its details. */
export interface OrderDetails extends Order {
  customer: Customer;
}

const customerOf = (
  document: Pick<OrderDocument, 'customerName' | 'customerEmail' | 'customerPhone'>,
): Customer => ({
  name: document.customerName || null,
  email: document.customerEmail,
  phone: document.customerPhone,
});

/** '#1042' finds exactly that order; any other text is searched for in the order's search text. */
function matching(search: string): string[] {
  const number = readOrderNumber(search);
  return number === undefined ? searchQueries(search) : [Query.equal('number', number)];
}

/** Which orders are listed. */
export interface OrderFilter {
  search: string;
  /** The first and the last moment, ISO times. */
  between?: { from: string; to: string } | undefined;
}

/** All orders, newest first; for administrators. */
export function adminOrdersQuery(sdk: Sdk, adminId: string, { search, between }: OrderFilter) {
  return listQuery({
    sdk,
    adminId,
    collection: 'orders',
    queries: [
      ...matching(search),
      ...(between ? [Query.between('orderedOn', between.from, between.to)] : []),
      Query.orderDesc('orderedOn'),
    ],
    select: [
      ...LISTED_ATTRIBUTES,
      'totalAmount',
      'address',
      'customerName',
      'customerEmail',
      'customerPhone',
    ],
    perPage: PER_PAGE,
    read: (document): OrderRow => ({
      ...readListedOrder(document),
      total: toPaise(document.totalAmount),
      area: document.address ? addressArea(document.address) : null,
      customer: customerOf(document),
    }),
  });
}

/** One order with its lines, whoever placed it; for administrators. */
export function adminOrderQuery(sdk: Sdk, adminId: string, id: string) {
  return queryOptions({
    queryKey: ['orders', 'admin', adminId, 'one', id],
    queryFn: async (): Promise<OrderDetails> => {
      const document = await getDocument(sdk, 'orders', id);
      return { ...readOrder(document), customer: customerOf(document) };
    },
  });
}
