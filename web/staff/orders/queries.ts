import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { areaOfAddress } from '#domain/addresses/area.ts';
import { ORDER_KINDS } from '#domain/orders/kinds.ts';
import { readOrderNumber } from '#domain/orders/number.ts';
import { orderView, type Viewed } from '#domain/orders/order.ts';
import { BOARD_STATUSES, ORDER_STATUSES } from '#domain/orders/statuses.ts';
import { PAYMENT_METHODS } from '#domain/payments/methods.ts';
import { getDocument } from '#web/lib/sdk/documents.ts';
import { listQuery } from '#web/lib/sdk/list-query.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { searchQueries } from '#web/lib/sdk/search-queries.ts';
import { LISTED_FIELDS, PLACED_FIELDS } from '#web/shared/orders/order-views.ts';

/** Orders on one page of the list. */
const PER_PAGE = 500;

const CUSTOMER = ['customerName', 'customerEmail', 'customerPhone'] as const;

/** An order as the kitchen's list shows it. */
const row = orderView(...LISTED_FIELDS, 'total', 'address', ...CUSTOMER);
export interface OrderRow extends Omit<Viewed<typeof row>, 'address'> {
  /** The part of town it is delivered to. */
  area: string | null;
}

/** An order with all its details. */
export const orderDetails = orderView(
  ...PLACED_FIELDS,
  'hasAllergies',
  'statusSince',
  'handedOverBy',
  'handedOverTo',
  'handOverPhoto',
  ...CUSTOMER,
);
export type OrderDetails = Viewed<typeof orderDetails>;

/** '#1042' finds exactly that order; any other text is searched for in the order's search text. */
function matching(search: string): string[] {
  const number = readOrderNumber(search);
  return number === undefined ? searchQueries(search) : [Query.equal('number', number)];
}

/** The filters of the list by one attribute, by their names in the page's address, and the values of each. */
const FILTERS = {
  status: ['inWork', ...ORDER_STATUSES],
  kind: ORDER_KINDS,
  payment: PAYMENT_METHODS,
} as const;

/** The queries of one filter. 'inWork' stands for all orders that the kitchen or a rider has something to do for. */
function filtered(name: keyof typeof FILTERS, value: string): string[] {
  const known: readonly string[] = FILTERS[name];
  if (!known.includes(value)) return [];
  if (value === 'inWork') return [Query.equal('status', [...BOARD_STATUSES])];
  return [Query.equal(name === 'payment' ? 'paymentMethod' : name, value)];
}

/**
 * The queries of the filter `meals`: meals of plans are not listed among orders, unless somebody searches, or asks for them
 * (`only`) or for all (`with`).
 */
function withoutMeals(address: OrderFilter['address']): string[] {
  const meals = address.get('meals') ?? '';
  if (meals === 'only') return [Query.equal('channel', 'plan')];
  if (meals === 'with' || (address.get('q') ?? '').trim() !== '') return [];
  return [Query.notEqual('channel', 'plan')];
}

/** Which orders are listed. */
export interface OrderFilter {
  /** The page's address, with the search `q` and the filters. */
  address: { get(name: string): string | null };
  /** The first and the last moment, ISO times. */
  between?: { from: string; to: string } | undefined;
}

/** All orders, newest first; for administrators. */
export function adminOrdersQuery(sdk: Sdk, adminId: string, { address, between }: OrderFilter) {
  return listQuery({
    sdk,
    adminId,
    collection: 'orders',
    queries: [
      ...matching(address.get('q') ?? ''),
      ...filtered('status', address.get('status') ?? ''),
      ...filtered('kind', address.get('kind') ?? ''),
      ...filtered('payment', address.get('payment') ?? ''),
      ...withoutMeals(address),
      ...(between ? [Query.between('orderedOn', between.from, between.to)] : []),
      Query.orderDesc('orderedOn'),
    ],
    select: row.attributes,
    perPage: PER_PAGE,
    read(document): OrderRow {
      const { address, ...order } = row.read(document);
      return { ...order, area: address && areaOfAddress(address) };
    },
  });
}

/** One order with its lines, whoever placed it; for administrators. */
export function adminOrderQuery(sdk: Sdk, adminId: string, id: string) {
  return queryOptions({
    queryKey: ['orders', 'admin', adminId, 'one', id],
    queryFn: async () => orderDetails.read(await getDocument(sdk, 'orders', id)),
  });
}
