import type { MetaDescriptor } from 'react-router';
import { type Catalogue, type Translated, useTexts } from '#web/lib/texts.ts';
import { siteTexts } from './site-texts.ts';

/** The title of a page, and its description for search engines. */
interface PageTexts {
  title: string;
  /** The site's description if left out. */
  description?: string;
}

/**
 * The title and description of a page in its language, also for previews on other sites. For a route's `meta`, which React
 * Router calls while it renders the head.
 * @param pick finds the page's texts in the catalogue of its feature
 */
export function pageMeta<T extends Catalogue>(catalogue: T, pick: (texts: Translated<T>) => PageTexts) {
  return function useMeta(): MetaDescriptor[] {
    const site = useTexts(siteTexts);
    const { title, description = site.description } = pick(useTexts(catalogue));
    return [
      { title: title.startsWith(site.name) ? title : `${title} · ${site.name}` },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
    ];
  };
}
