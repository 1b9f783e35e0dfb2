import { queryOptions } from '@tanstack/react-query';
import type { PrinterProgram } from '#domain/printing/programs.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

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
