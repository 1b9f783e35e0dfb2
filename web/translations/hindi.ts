import { chosenLanguage, languageCookie } from '#domain/languages/choice.ts';
import type { Translations } from '#domain/languages/translations.ts';
import { addSite } from './hindi-site.ts';
import { KeyedTranslations } from './keyed-translations.ts';

/** The texts of a page's language in the browser. */
export interface PageTexts {
  translations: Translations;
  /** Loads what the route with this id needs, unless it is loaded. To be awaited before the route is shown. */
  load(route: string): Promise<unknown>;
}

/** The ids of routes for people who work in the kitchen. */
const WORK = /^routes\/(admin|deliver|join)/;
/** The ids of routes with words of the owner about the kitchen. */
const CONTENT = /^routes\/(home|about|support|legal)/;

/** The texts of a Hindi page. Whoever opens one without having chosen a language gets personal pages in Hindi, too. */
export function hindiTexts(): PageTexts {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have a cookie store
  if (!chosenLanguage(document.cookie)) document.cookie = languageCookie('hi');
  const translations = addSite(new KeyedTranslations());
  let work: Promise<unknown> | undefined;
  let content: Promise<unknown> | undefined;
  return {
    translations,
    async load(route) {
      if (WORK.test(route)) work ??= import('./hindi-work.ts').then(({ addWork }) => addWork(translations));
      if (CONTENT.test(route))
        content ??= import('./hindi-content.ts').then(({ addContent }) => addContent(translations));
      await Promise.all([work, content]);
    },
  };
}
