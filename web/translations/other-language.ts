import { chosenLanguage, languageCookie } from '#domain/languages/choice.ts';
import type { Language } from '#domain/languages/languages.ts';
import { tags } from '#web/lib/text-tags.tsx';
import { join } from './join.ts';
import { KeyedTranslations } from './keyed-translations.ts';
import type { PackedLanguage, PagePart, PageTexts } from './packs.ts';
import { PART_OF_ROUTES } from './route-parts.ts';

/**
 * The texts of a page in another language than the first. Whoever opens one without having chosen a language gets personal
 * pages in it, too.
 */
export function otherTexts(language: Language, { customers, parts }: PackedLanguage): PageTexts {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have a cookie store
  if (!chosenLanguage(document.cookie)) document.cookie = languageCookie(language);
  const translations = new KeyedTranslations().add(customers(join, tags));
  const loading: Partial<Record<PagePart, Promise<unknown>>> = {};
  const add = (part: PagePart, route: string) => {
    if (!PART_OF_ROUTES[part].test(route)) return undefined;
    loading[part] ??= parts[part]().then((texts) => translations.add(texts.default(join, tags)));
    return loading[part];
  };
  const load = (route: string) =>
    Promise.all([add('plans', route), add('work', route), add('content', route)]);
  translations.load = load;
  return { translations, load };
}
