import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { listDocuments } from '#web/lib/sdk/documents.ts';
import { listQuery } from '#web/lib/sdk/list-query.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { searchQueries } from '#web/lib/sdk/search-queries.ts';
import { type Invoice, readInvoice } from './invoice.ts';

/** The most documents of one order that are loaded. */
const MAX_PER_ORDER = 100;
/** Invoices on one page of the list. */
const PER_PAGE = 200;

/** The invoices and credit notes of an order, oldest first. */
export function invoicesOfOrderQuery(sdk: Sdk, userId: string, orderId: string) {
  return queryOptions({
    queryKey: ['invoices', userId, orderId],
    queryFn: async (): Promise<Invoice[]> => {
      const { documents } = await listDocuments(sdk, 'invoices', [
        Query.equal('orderId', orderId),
        Query.orderAsc('$sequence'),
        Query.limit(MAX_PER_ORDER),
      ]);
      return documents.map(readInvoice);
    },
  });
}

/** Which invoices are listed. */
export interface InvoiceFilter {
  search: string;
  kind: string;
  /** The first and the last moment, ISO times. */
  between?: { from: string; to: string } | undefined;
}

/** All invoices, newest first; for administrators. */
export function adminInvoicesQuery(sdk: Sdk, adminId: string, { search, kind, between }: InvoiceFilter) {
  return listQuery({
    sdk,
    adminId,
    collection: 'invoices',
    queries: [
      ...searchQueries(search),
      ...(kind === '' ? [] : [Query.equal('kind', kind)]),
      ...(between ? [Query.between('issuedAt', between.from, between.to)] : []),
      Query.orderDesc('issuedAt'),
    ],
    perPage: PER_PAGE,
    read: readInvoice,
  });
}

const BYTE_ORDER_MARK = '\uFEFF';

/** The tables of a month's GST summary. */
export const SUMMARY_TABLES = ['rates', 'codes', 'documents'] as const;

/** A table of the GST summary of a month, such as '2026-11', as the text of a CSV file. */
export async function gstSummary(
  sdk: Sdk,
  month: string,
  table: (typeof SUMMARY_TABLES)[number],
): Promise<string> {
  const { message } = await sdk.call<{ message: string }>('get', 'invoices/summary', { month, table });
  return `${BYTE_ORDER_MARK}${message.replace(BYTE_ORDER_MARK, '')}`;
}
