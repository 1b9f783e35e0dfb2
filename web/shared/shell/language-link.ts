import { useLocation, useParams } from 'react-router';
import { type Language, languageRow, pathIn } from '#domain/languages/languages.ts';
import { useDocumentParts } from '#web/lib/page/html-document.ts';

/** The attributes of a link to the open page in the other language. */
interface LanguageLink {
  to: Language;
  props: { href: string; hrefLang: string; lang: string };
}

/**
 * A link to the open page in the other language. It needs no script: the server stores the choice and sends the browser on
 * to the page (domain/languages/choice.ts).
 */
export function useLanguageLink(): LanguageLink {
  const to = useDocumentParts().language === 'en' ? 'hi' : 'en';
  const location = useLocation();
  // Only the page for addresses that do not exist has it. It is the same at each of them, so its link leads to home.
  const isMissing = useParams()['*'] !== undefined;
  const { pathname, search } = isMissing ? { pathname: '/', search: '' } : location;
  const params = new URLSearchParams(search);
  params.set('language', to);
  const tag = languageRow(to).tag;
  return { to, props: { href: `${pathIn(to, pathname)}?${params}`, hrefLang: tag, lang: tag } };
}
