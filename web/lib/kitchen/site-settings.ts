import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { PAGE_SECTIONS, type PageSettings } from '#domain/site/page-settings.ts';
import { listDocuments } from '#web/lib/sdk/documents.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';

/** The query key of the owner's settings. Every page contains them, so they are fetched only after a change. */
export const SITE_SETTINGS_KEY = ['settings'];

/** The public sections of the owner's settings. */
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

/** The owner's current settings; a change is shown at once. */
export function useSiteSettings(): PageSettings {
  const { data } = useQuery(siteSettingsQuery(useSdk()));
  if (!data) throw new Error('Every page comes with the public settings');
  return data;
}

/** Loads the owner's settings again, for a screen that learns from a refusal that they have changed. */
export function useRefreshSiteSettings(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: SITE_SETTINGS_KEY });
}
