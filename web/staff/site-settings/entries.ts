import { readNumber, readSigned } from '#domain/numbers.ts';
import { ownerTextsOf, translationsOf, withTextsByKey } from '#domain/site/content/owner-texts.ts';
import type { Field, Part } from '#domain/site/setting-rows.ts';

/** Lists of entries, such as the people of the About page, as an owner types them. */

/** The parts of the entries of a list, by name; the first one names the entry. */
export type Parts = NonNullable<Field<unknown>['entry']>['parts'];

/** An entry as it is stored. */
export type Entry = Record<string, string | number | object>;
/** An entry as it is typed, its texts in other languages under names such as `name:hi`. */
export type TypedEntry = Readonly<Record<string, string>>;

/** Stored entries as one typed text; `entriesIn` reads it. */
export function typedEntries(parts: Parts, stored: unknown): string {
  const names = [...Object.keys(parts), ...ownerTextsOf(parts).map(({ key }) => key)];
  const entries: object[] = Array.isArray(stored) ? stored : [];
  return JSON.stringify(
    entries
      .map(withTextsByKey)
      .map((entry) => Object.fromEntries(names.map((name) => [name, `${entry[name] ?? ''}`] as const))),
  );
}

/** The typed entries in a typed text. */
export function entriesIn(typed: string): TypedEntry[] {
  return typed === '' ? [] : JSON.parse(typed);
}

/** An entry in which nothing is typed yet. */
export const emptyEntry = (parts: Parts): TypedEntry =>
  Object.fromEntries(Object.keys(parts).map((name) => [name, '']));

const readPart = (kind: Part<unknown>['kind'], typed: string): string | number =>
  kind === 'degrees' ? (readSigned(typed, readNumber) ?? Number.NaN) : typed.trim();

/** The entries of a typed text as they are stored; entries in which nothing is typed are left out. */
export function readEntries(parts: Parts, typed: string): Entry[] {
  return entriesIn(typed)
    .filter((entry) => Object.values(entry).some((part) => part.trim() !== ''))
    .map((entry) => ({
      ...Object.fromEntries(
        Object.entries(parts).map(([name, { kind }]) => [name, readPart(kind, entry[name] ?? '')]),
      ),
      ...translationsOf(parts, (key, { kind }) => readPart(kind, entry[key] ?? '')),
    }));
}

/** The entries of a typed text for people, when they choose between two versions. */
export const entriesAsText = (typed: string): string =>
  entriesIn(typed)
    .map((entry) => Object.values(entry).filter(Boolean).join(', '))
    .join('; ');
