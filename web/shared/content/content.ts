import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ownerTextsIn } from '#domain/site/content/owner-texts-in.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { useDocumentParts } from '#web/lib/page/html-document.ts';
import { getDocument } from '#web/lib/sdk/documents.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { defaultContentTexts } from './default-content-texts.ts';

/** Sections with texts of single pages. Only these pages contain them. */
export type ContentSection = 'home' | 'about' | 'testimonials' | 'support' | 'policies' | 'legal';

/** The texts of a page, as its owner has set them. Its key is below that of the settings, whose events refetch it. */
export function contentQuery<S extends ContentSection>(sdk: Sdk, section: S) {
  return queryOptions({
    queryKey: ['settings', section],
    queryFn: async (): Promise<SiteSettings[S]> => {
      const { value } = await getDocument(sdk, 'settings', section);
      // The server has checked the value against its section's schema.
      return JSON.parse(value);
    },
  });
}

/** A value with `change` made to all texts in it. */
function withTexts<T>(value: T, change: (text: string) => string): T {
  return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? change(part) : part));
}

/** Whether the texts of a page are still being loaded. Where that failed, pages have the product's own. */
export const useIsContentLoading = (section: ContentSection): boolean =>
  useQuery(contentQuery(useSdk(), section)).isLoading;

/**
 * The texts of a page in its language, as far as the owner has written them in it or left them as they came; undefined while
 * they are loading, and if they could not be loaded.
 */
export function useContent<S extends ContentSection>(section: S): SiteSettings[S] | undefined {
  const { data } = useQuery(contentQuery(useSdk(), section));
  const { inPageLanguage } = useTexts(defaultContentTexts);
  const { language } = useDocumentParts();
  return useMemo(
    () => data && withTexts(ownerTextsIn(data, language), inPageLanguage),
    [data, language, inPageLanguage],
  );
}
