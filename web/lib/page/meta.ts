import type { MetaDescriptor } from 'react-router';
import { type Catalogue, type Translated, useTexts } from '#web/lib/texts.ts';
import { siteTexts } from './site-texts.ts';

/** What the head of a page says: its title in the browser, and its description for search engines. */
interface PageTexts {
  title: string;
  /** Left out, the page is described as the whole site is. */
  description?: string;
}

/**
 * A page's title and description in the page's language, also as other sites show them: for a route's `meta`, which
 * React Router calls while it renders the head.
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
