import type { TranslatedNames } from '#domain/languages/translated-names.ts';
import { useDocumentParts } from '#web/lib/page/html-document.ts';

/**
 * Translates a dish, menu or option, or a line with one, into the page's language: its name and its description. What has
 * no translation, or has been renamed since, stays as it is.
 */
export function useTranslated(kind: keyof TranslatedNames) {
  const names = useDocumentParts().names?.[kind];
  return <T extends { name: string }>(id: string, original: T): T => {
    const translation = names?.[id];
    if (translation?.of !== original.name) return original;
    const { of, ...translated } = translation;
    return { ...original, ...translated };
  };
}

/** The name of a dish in the page's language, for messages. */
export function useDishName(): (dishId: string, name: string) => string {
  const translated = useTranslated('dishes');
  return (dishId, name) => translated(dishId, { name }).name;
}
