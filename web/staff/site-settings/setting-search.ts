import { comparable } from '#domain/comparing.ts';
import type { Field } from '#domain/site/setting-rows.ts';
import type { ScreenSection } from './section-screens.ts';

/** A setting, or a whole section, that a search can find. */
export interface SettingEntry {
  /** `areas`: the screen of delivery areas, which is no section. */
  section: ScreenSection | 'areas';
  /** Missing: the section itself. */
  field?: string;
  label: string;
  /** What else it is found by: its hint, its choices, the parts of its entries. */
  words: readonly string[];
}

/** The most results of a search. */
const MOST = 12;

/** The fields of a section as a search finds them, in the page's language. */
export function fieldEntries(
  section: ScreenSection,
  fields: Readonly<Record<string, Field<unknown>>>,
  pick: <Text>(words: Text) => Text,
): SettingEntry[] {
  return Object.entries(fields).map(([field, { words, choices = [], entry }]) => {
    const [label, ...hint] = pick(words);
    const parts = Object.values(entry?.parts ?? {});
    return {
      section,
      field,
      label,
      words: [...hint, ...[...choices, ...parts].flatMap((each) => pick(each.words))].filter(
        (word) => word !== undefined,
      ),
    };
  });
}

/** The entries that have every typed word, those with all of them in their name first (SETTINGS-12). */
export function findSettings(entries: readonly SettingEntry[], typed: string): SettingEntry[] {
  const wanted = comparable(typed).split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  const hasAll = (text: string) => wanted.every((word) => comparable(text).includes(word));
  const found = entries.filter(({ label, words }) => hasAll([label, ...words].join(' ')));
  const [named, others] = [true, false].map((is) => found.filter(({ label }) => hasAll(label) === is));
  return [...(named ?? []), ...(others ?? [])].slice(0, MOST);
}
