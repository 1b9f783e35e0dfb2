import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { NO_PAUSE, NOT_BUSY } from '#domain/site/opening/service.ts';
import type { BusySettings, PauseSettings } from '#domain/site/service-settings.ts';
import { listDocuments, updateDocument } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

export interface Service {
  pause: PauseSettings;
  busy: BusySettings;
}

/** The last pause and the last busy time, which may have ended. */
export function serviceQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['settings', 'service'],
    queryFn: async (): Promise<Service> => {
      const { documents } = await listDocuments(sdk, 'settings', [Query.equal('$id', ['pause', 'busy'])]);
      const values = documents.map(({ $id, value }) => [$id, JSON.parse(value)]);
      // The server has checked each value against its section's schema.
      return { pause: NO_PAUSE, busy: NOT_BUSY, ...Object.fromEntries(values) } as Service;
    },
  });
}

/** Begins a pause or a busy time, or ends it. The server sets when it ends. */
export async function setService<S extends keyof Service>(
  sdk: Sdk,
  section: S,
  value: Partial<Service[S]>,
): Promise<void> {
  await updateDocument(sdk, 'settings', section, { value: JSON.stringify(value) });
}
