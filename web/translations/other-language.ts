import { chosenLanguage, languageCookie } from '#domain/languages/choice.ts';
import type { Language } from '#domain/languages/languages.ts';
import { tags } from '#web/lib/text-tags.tsx';
import { join } from './join.ts';
import { KeyedTranslations } from './keyed-translations.ts';
import type { PackedLanguage, PageTexts } from './packs.ts';

/** The ids of routes that need more than the texts for customers: screens of people at work, and words of the owner. */
const ROUTES = { work: /^routes\/(admin|deliver|join)/, content: /^routes\/(home|about|support|legal)/ };
type Part = keyof typeof ROUTES;

/**
 * The texts of a page in another language than the first. Whoever opens one without having chosen a language gets personal
 * pages in it, too.
 */
export function otherTexts(language: Language, { customers, parts }: PackedLanguage): PageTexts {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have a cookie store
  if (!chosenLanguage(document.cookie)) document.cookie = languageCookie(language);
  const translations = new KeyedTranslations().add(customers(join, tags));
  const loading: Partial<Record<Part, Promise<unknown>>> = {};
  const add = (part: Part, route: string) => {
    if (!ROUTES[part].test(route)) return undefined;
    loading[part] ??= parts[part]().then((texts) => translations.add(texts.default(join, tags)));
    return loading[part];
  };
  return { translations, load: (route) => Promise.all([add('work', route), add('content', route)]) };
}
