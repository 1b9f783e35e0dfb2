import { queryOptions } from '@tanstack/react-query';
import type { LedgerSettings } from '#domain/site/ledger-settings.ts';
import { getDocument } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Milliseconds for which the answer is used again; an event of the settings ends it sooner. */
const FRESH = 600_000;

/** The settings of the ledger. */
export function ledgerSettingsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['settings', 'ledger'],
    queryFn: async (): Promise<LedgerSettings> =>
      JSON.parse((await getDocument(sdk, 'settings', 'ledger')).value),
    staleTime: FRESH,
  });
}

/** Whether the kitchen keeps a ledger (LEDGER-2). */
export const ledgerIsOnQuery = (sdk: Sdk) => ({
  ...ledgerSettingsQuery(sdk),
  select: ({ isOn }: LedgerSettings) => isOn,
});
