import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { MOST_AREAS } from '#domain/areas/most-areas.ts';
import type { Language } from '#domain/languages/languages.ts';
import { ownerTextsIn } from '#domain/site/content/owner-texts-in.ts';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import { PAGE_SECTIONS, type PageSettings } from '#domain/site/page-settings.ts';
import type { PageSection } from '#domain/site/settings.ts';
import { useCachedAnswer } from '#web/lib/sdk/cached-answer.ts';
import { listDocuments } from '#web/lib/sdk/documents.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';

/** The query key of the owner's settings. Every page contains them, so they are fetched only after a change. */
export const SITE_SETTINGS_KEY = ['settings'];

const DEFAULTS: PageSettings = PAGE_DEFAULTS;

/** The settings that differ from the defaults, which the scripts of a page contain. Documents contain nothing else. */
export type SetByOwner = { [S in PageSection]?: Partial<PageSettings[S]> } & {
  areas?: PageSettings['areas'];
};

export function withoutDefaults(settings: PageSettings): SetByOwner {
  const { areas } = settings;
  const sections = Object.fromEntries(
    PAGE_SECTIONS.flatMap((section) => {
      const usual: object = DEFAULTS[section];
      const isUsual = (field: string, value: unknown) =>
        JSON.stringify(Reflect.get(usual, field)) === JSON.stringify(value);
      const set = Object.entries(settings[section]).filter(([field, value]) => !isUsual(field, value));
      return set.length > 0 ? [[section, Object.fromEntries(set)]] : [];
    }),
  );
  return { ...sections, ...(areas.length > 0 && { areas }) };
}

export function withDefaults(set: SetByOwner): PageSettings {
  const sections = PAGE_SECTIONS.map((section) => [section, { ...DEFAULTS[section], ...set[section] }]);
  return { ...DEFAULTS, ...set, ...Object.fromEntries(sections) };
}

/** The public sections of the owner's settings, with their texts in the page's language. */
function siteSettingsQuery(sdk: Sdk, language: Language) {
  return queryOptions({
    queryKey: SITE_SETTINGS_KEY,
    queryFn: async () => {
      const [{ documents }, areas] = await Promise.all([
        listDocuments(sdk, 'settings', [Query.equal('$id', [...PAGE_SECTIONS])]),
        listDocuments(sdk, 'areas', [Query.orderAsc('position'), Query.limit(MOST_AREAS)]),
      ]);
      const values = documents.map(({ $id, value }) => [$id, JSON.parse(value)]);
      values.push(['areas', areas.documents]);
      // The server has checked each value against its section's schema.
      return ownerTextsIn(Object.fromEntries(values) as PageSettings, language);
    },
    staleTime: Infinity,
    meta: { follows: ['areas'] },
  });
}

/**
 * Fetches the owner's settings when they have changed. To be called by the frame of every page.
 * @param language of the page
 */
export function useKeepSiteSettings(language: Language): void {
  useQuery(siteSettingsQuery(useSdk(), language));
}

/** The owner's current settings; a change is shown at once. */
export function useSiteSettings(): PageSettings {
  const data = useCachedAnswer<PageSettings>(SITE_SETTINGS_KEY);
  if (!data) throw new Error('No settings');
  return data;
}

/** Loads the owner's settings again, after a refusal has shown that they have changed. */
export function useRefreshSiteSettings(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: SITE_SETTINGS_KEY });
}
