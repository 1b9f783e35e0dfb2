import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Report } from '#domain/reports/report.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { type ReportAddress, writeAddress } from './address.ts';

/** Milliseconds between two requests while the page is open: as long as the server keeps a report. */
const ASK_AGAIN = 60_000;

/** The report of an address, for administrators. */
export function reportQuery(sdk: Sdk, adminId: string, address: ReportAddress) {
  const params = Object.entries(writeAddress(address)).filter(([, value]) => value !== '');
  return queryOptions({
    queryKey: ['reports', adminId, ...params.flat()],
    queryFn: () => sdk.call<Report>('get', 'reports/orders', Object.fromEntries(params)),
    staleTime: ASK_AGAIN,
    refetchInterval: ASK_AGAIN,
    placeholderData: keepPreviousData,
  });
}
