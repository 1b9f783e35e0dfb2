import type { MetaDescriptor } from 'react-router';
import { type Catalogue, type Translated, useTexts } from '#web/lib/texts.ts';
import { siteTexts } from './site-texts.ts';

/** What the head of a page says: its title in the browser, and its description for search engines. */
interface PageTexts {
  title: string;
  /** Left out, the page is described as the whole site is. */
  description?: string;
}

function descriptors({ title, description }: Required<PageTexts>, site: string): MetaDescriptor[] {
  return [
    { title: title.startsWith(site) ? title : `${title} · ${site}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
}

/** As `pageMeta`, for a page whose texts are not in a catalogue yet. */
export const titled = (title: string) => () =>
  descriptors({ title, description: siteTexts.description }, siteTexts.name);

/**
 * A page's title and description in the page's language, also as other sites show them: for a route's `meta`, which
 * React Router calls while it renders the head.
 * @param pick finds the page's texts in the catalogue of its feature
 */
export function pageMeta<T extends Catalogue>(catalogue: T, pick: (texts: Translated<T>) => PageTexts) {
  return function useMeta(): MetaDescriptor[] {
    const { name, description } = useTexts(siteTexts);
    return descriptors({ description, ...pick(useTexts(catalogue)) }, name);
  };
}
