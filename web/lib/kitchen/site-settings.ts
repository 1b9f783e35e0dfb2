import { queryOptions, useQuery } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { PAGE_SECTIONS, type PageSettings } from '#domain/site/page-settings.ts';
import { listDocuments } from '#web/lib/sdk/documents.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';

/** Every page contains the settings, so they are fetched only after they have changed. */
export const SITE_SETTINGS_KEY = ['settings'];

/** What the owner has decided and everybody may know. */
function siteSettingsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: SITE_SETTINGS_KEY,
    queryFn: async () => {
      const { documents } = await listDocuments(sdk, 'settings', [Query.equal('$id', [...PAGE_SECTIONS])]);
      const values = documents.map(({ $id, value }) => [$id, JSON.parse(value)]);
      // The server has checked each value against its section's schema.
      return Object.fromEntries(values) as PageSettings;
    },
    staleTime: Infinity,
  });
}

/** What the owner has decided, as it is now: a change shows at once. */
export function useSiteSettings(): PageSettings {
  const { data } = useQuery(siteSettingsQuery(useSdk()));
  if (!data) throw new Error('Every page comes with the public settings');
  return data;
}
