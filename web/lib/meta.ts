import type { MetaDescriptor } from 'react-router';

/** A page's title and description, for its `meta`. */
export function titled(title: string, description?: string): () => MetaDescriptor[] {
  return () => [
    { title: `${title} · Rasoi` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
}
