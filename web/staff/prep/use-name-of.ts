import { inLanguage } from '#domain/languages/in-language.ts';
import type { ListedNeed } from '#domain/prep/list.ts';
import { useDocumentParts } from '#web/lib/page/html-document.ts';

/** What a dish or a prepared item is called in the page's language. */
export function useNameOf() {
  const { language } = useDocumentParts();
  return (need: Pick<ListedNeed, 'name' | 'translations'>): string => inLanguage(need, language).name;
}
