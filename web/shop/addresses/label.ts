import { DEFAULT_LABEL } from '#domain/addresses/attributes.ts';

/** An address's label as people read it: the one that nobody has typed is in the page's language. */
export const shownLabel = (label: string, home: string): string => (label === DEFAULT_LABEL ? home : label);

/** The label to store for what was typed. It stays the default one if nothing was typed, or its translation. */
export function storedLabel(typed: string, home: string): string {
  const label = typed.trim();
  return label === '' || label === home ? DEFAULT_LABEL : label;
}
