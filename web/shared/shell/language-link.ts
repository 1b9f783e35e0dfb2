import { useLocation, useParams } from 'react-router';
import { type Language, languageRow, pathIn } from '#domain/languages/languages.ts';
import { useDocumentParts } from '#web/lib/page/html-document.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';

/** The attributes of a link to the open page in another language. */
interface LanguageLink {
  to: Language;
  props: { href: string; hrefLang: string; lang: string };
}

/** The links from a page to itself in the other languages that the shop offers. */
export const languageLinks = (
  language: Language,
  offered: readonly Language[],
  { pathname, search }: { pathname: string; search: string },
): LanguageLink[] =>
  offered
    .filter((to) => to !== language)
    .map((to) => {
      const params = new URLSearchParams(search);
      params.set('language', to);
      const { tag } = languageRow(to);
      return { to, props: { href: `${pathIn(to, pathname)}?${params}`, hrefLang: tag, lang: tag } };
    });

/**
 * Links to the open page in the other languages. They need no script: the server stores the choice and sends the browser on
 * to the page (domain/languages/choice.ts).
 */
export function useLanguageLinks(): LanguageLink[] {
  const location = useLocation();
  // Only the page for addresses that do not exist has it. It is the same at each of them, so its links lead to home.
  const isMissing = useParams()['*'] !== undefined;
  const { language } = useDocumentParts();
  const { languages } = useSiteSettings().shop;
  return languageLinks(language, languages, isMissing ? { pathname: '/', search: '' } : location);
}
