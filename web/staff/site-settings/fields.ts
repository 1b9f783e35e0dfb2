import { readNumber, readSigned } from '#domain/numbers.ts';
import { isFor } from '#domain/rows/conditions.ts';
import { ownerTextsOf, translationsOf, withTextsByKey } from '#domain/site/content/owner-texts.ts';
import type { Field, FieldKind, Typed } from '#domain/site/setting-rows.ts';
import { type FieldSection, SECTION_ROWS } from '#domain/site/settings.ts';
import { type Entry, readEntries, typedEntries } from './entries.ts';

type SettingValue = string | number | boolean | null | string[] | Entry[];

/** The fields of a section, by setting. */
export const fieldsOf = (section: FieldSection): Readonly<Record<string, Field<unknown>>> =>
  SECTION_ROWS[section].settings;

function typedValue({ entry }: Field<unknown>, stored: unknown): string {
  if (entry) return typedEntries(entry.parts, stored);
  if (Array.isArray(stored)) return stored.join('\n');
  return stored === null || stored === undefined ? '' : `${stored}`;
}

/**
 * A stored value as typed texts, those in other languages under names such as `name:hi`; a setting that is not set is empty.
 */
export function typedOf(section: FieldSection, value: string): Typed {
  const stored = withTextsByKey(JSON.parse(value));
  const fields = fieldsOf(section);
  const texts = ownerTextsOf(fields).map(({ key, row }) => [key, row] as const);
  return Object.fromEntries(
    [...Object.entries(fields), ...texts].map(([name, field]) => [name, typedValue(field, stored[name])]),
  );
}

const NUMBERS: ReadonlySet<FieldKind> = new Set([
  'degrees',
  'amount',
  'amountOrNone',
  'count',
  'countOrNone',
  'minutes',
  'percent',
  'rating',
]);

const linesOf = (text: string) =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

function readText({ kind, entry }: Field<unknown>, typed: string): SettingValue {
  if (entry) return readEntries(entry.parts, typed);
  const text = typed.trim();
  if (kind === 'switch') return text === 'true';
  if (text === '' && (kind === 'amountOrNone' || kind === 'countOrNone')) return null;
  if (kind === 'lines' || kind === 'address' || kind === 'several') return linesOf(text);
  return NUMBERS.has(kind) ? (readSigned(text, readNumber) ?? Number.NaN) : text;
}

/** Converts typed texts to values. The rules of the section decide whether they are valid. */
export function valuesOf(section: FieldSection, typed: Typed): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(section);
  return {
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        readText(field, field.derived?.(typed) ?? typed[name] ?? ''),
      ]),
    ),
    ...translationsOf(fields, (key, field) => readText(field, typed[key] ?? '')),
  };
}

/** The names of the fields that a section's form shows, which depend on the typed values. */
export const shownFields = (section: FieldSection, typed: Typed): readonly string[] =>
  Object.entries(fieldsOf(section)).flatMap(([name, row]) => (isFor(row, typed) ? [name] : []));
