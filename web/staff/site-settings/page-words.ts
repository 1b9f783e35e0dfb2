import { type InEach, inLanguage } from '#domain/site/setting-rows.ts';
import { useDocumentParts } from '#web/lib/page/html-document.ts';

/** Picks the words of a row in the page's language. */
export function usePageWords(): <Text>(texts: InEach<Text>) => Text {
  const { language } = useDocumentParts();
  return (texts) => inLanguage(texts, language);
}
