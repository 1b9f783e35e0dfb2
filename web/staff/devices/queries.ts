import { queryOptions } from '@tanstack/react-query';
import type { PrinterProgram } from '#domain/printing/programs.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Milliseconds between two loads: the time of a device's last request changes without an event. */
const ASK_AGAIN = 30_000;

export function devicesQuery(sdk: Sdk, adminId: string) {
  return queryOptions({
    queryKey: ['devices', 'admin', adminId],
    queryFn: () => listEvery(sdk, 'devices'),
    refetchInterval: ASK_AGAIN,
  });
}

/** The packed programs for printers that this server offers. */
export function programsQuery(sdk: Sdk, adminId: string) {
  return queryOptions({
    queryKey: ['printer-programs', adminId],
    queryFn: async () => {
      const { programs } = await sdk.call<{ programs: PrinterProgram[] }>('get', 'printer-programs');
      return programs;
    },
  });
}
