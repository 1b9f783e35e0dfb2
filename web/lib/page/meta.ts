import type { Catalogue, Translated } from '#domain/languages/translations.ts';
import { withMinutes } from '#domain/site/content/with-minutes.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { siteTexts } from './site-texts.ts';

/** The title of a page, and its description for search engines. */
interface PageTexts {
  title: string;
  /** The site's description if left out. */
  description?: string;
}

/** An element of a page's head. */
export type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string };

/**
 * The title and description of a page in its language, also for previews on other sites. The description is the owner's
 * sentence about the kitchen if there is one. For a route's `meta`, which is called while the head is rendered.
 * @param pick finds the page's texts in the catalogue of its feature; some contain the name of the shop, or the minutes
 * within which it promises a delivery
 */
export function pageMeta<T extends Catalogue>(
  catalogue: T,
  pick: (texts: Translated<T>, shop: string, minutes: number) => PageTexts,
) {
  return function useMeta(): MetaTag[] {
    const site = useTexts(siteTexts);
    const { shop, kitchen } = useSiteSettings();
    const { name } = shop;
    const minutes = kitchen.promiseMinutes;
    const { title, description: own } = pick(useTexts(catalogue), name, minutes);
    // What the product says of a menu or a kitchen may not be true of this one.
    const description = withMinutes(shop.tagline, minutes) || own || site.description(minutes);
    return [
      { title: title.startsWith(name) ? title : `${title} · ${name}` },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
    ];
  };
}
