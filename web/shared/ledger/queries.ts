import { queryOptions } from '@tanstack/react-query';
import type { LedgerSettings } from '#domain/site/ledger-settings.ts';
import { getDocument } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Milliseconds for which the answer is used again; an event of the settings ends it sooner. */
const FRESH = 600_000;

/** Whether the kitchen keeps a ledger (LEDGER-2). */
export function ledgerIsOnQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['settings', 'ledger'],
    queryFn: async (): Promise<boolean> => {
      const { value } = await getDocument(sdk, 'settings', 'ledger');
      const { isOn }: LedgerSettings = JSON.parse(value);
      return isOn;
    },
    staleTime: FRESH,
  });
}
