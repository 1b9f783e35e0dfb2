import { queryOptions } from '@tanstack/react-query';
import { storedSection } from '#domain/site/settings.ts';
import { getDocument } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Whether riders may take a photo at the door. */
export function doorPhotoQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['settings', 'handOver'],
    queryFn: async (): Promise<boolean> => {
      const { value } = await getDocument(sdk, 'settings', 'handOver');
      return storedSection('handOver', value)?.photo ?? false;
    },
  });
}
