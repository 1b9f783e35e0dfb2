import type { MetaDescriptor } from 'react-router';

const SITE = 'Rasoi';
/** What is said of a page that says nothing of itself. */
const IN_SHORT = 'Home-style Indian food, cooked when you order and delivered within 30 minutes.';

/** A page's title and description, also as other sites show them, for its `meta`. */
export function titled(title: string, description = IN_SHORT): () => MetaDescriptor[] {
  return () => [
    { title: title.startsWith(SITE) ? title : `${title} · ${SITE}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
}
