/**
 * The names that texts in Hindi had on the wire before `translations`. The version after 0.1 still answers and takes them;
 * the next one does not: then this file goes, and what imports it.
 */
import type { DocumentTranslations, FieldSizes } from './document-translations.ts';

const EARLIER = { hindiName: 'name', hindiDescription: 'description' } as const;

/** The fields of translations by their earlier names. */
export const earlierNames = (fields: FieldSizes): [earlier: string, field: string][] =>
  Object.entries(EARLIER).filter(([, field]) => Object.hasOwn(fields, field));

/** The texts in Hindi by their earlier names; empty without a translation. */
export const earlierTexts = (fields: FieldSizes, translations: DocumentTranslations) =>
  Object.fromEntries(
    earlierNames(fields).map(([earlier, field]) => [earlier, translations.hi?.[field] ?? '']),
  );

/** The path among translations, such as `hi.name`, that an earlier name stands for. */
export const pathOfEarlier = (name: string): string | undefined =>
  Object.hasOwn(EARLIER, name) ? `hi.${EARLIER[name as keyof typeof EARLIER]}` : undefined;
