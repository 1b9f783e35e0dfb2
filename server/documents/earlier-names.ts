/** Texts in Hindi by their names of an earlier version (domain/languages/earlier-names.ts). */
import type { DocumentTranslations } from '#domain/languages/document-translations.ts';
import { earlierNames } from '#domain/languages/earlier-names.ts';
import type { Table } from './collection.ts';
import type { Values } from './document.ts';
import { fromWire, invalidStructure } from './values.ts';

/** Whether the collection's documents had an attribute of this name in an earlier version. */
export function isEarlierName({ attributes: { translations } }: Table, name: unknown): boolean {
  return (
    translations?.type === 'translations' &&
    earlierNames(translations.fields).some(([earlier]) => earlier === name)
  );
}

/**
 * The values of a request with texts under earlier names put into `translations`.
 * @param stored the document that is changed: its other translations stay
 * @throws Failure if a text is no valid one, or another than `translations` in the same request has
 */
export function withoutEarlierNames(
  { attributes: { translations: attribute } }: Table,
  given: Readonly<Record<string, unknown>>,
  stored?: Values,
): Readonly<Record<string, unknown>> {
  if (attribute?.type !== 'translations') return given;
  const named = earlierNames(attribute.fields).filter(([earlier]) => Object.hasOwn(given, earlier));
  if (named.length === 0) return given;
  const rest = { ...given };
  const texts: Record<string, string> = {};
  for (const [earlier, field] of named) {
    const size = attribute.fields[field] ?? 0;
    const text = { type: 'string', size, trim: true, default: '' } as const;
    texts[field] = String(fromWire(earlier, text, given[earlier]));
    delete rest[earlier];
  }
  if (given.translations === undefined) {
    const before = (stored?.translations ?? {}) as DocumentTranslations;
    return { ...rest, translations: { ...before, hi: { ...before.hi, ...texts } } };
  }
  const { hi = {} } = fromWire('translations', attribute, given.translations) as DocumentTranslations;
  const other = named.find(([, field]) => (hi[field] ?? '') !== texts[field]);
  if (other)
    throw invalidStructure(
      `Attribute "${other[0]}" has invalid format. Value must be that of "translations", or be left out`,
    );
  return rest;
}
