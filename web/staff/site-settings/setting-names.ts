import type { Translated } from '#domain/languages/translations.ts';
import type { settingTexts } from './texts.ts';

type Labels = Readonly<Record<string, { readonly label: string }>>;

/** The text under a name; undefined where there is none. */
const own = <T>(texts: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;

/** What this screen calls a section, a field and the value of a field, for the audit log; undefined if it shows none. */
export function settingNames({ sections, fields, choices, switches }: Translated<typeof settingTexts>) {
  const fieldsOf: Readonly<Record<string, Labels>> = fields;
  const choicesOf: Readonly<Record<string, Labels>> = { ...choices, ...switches };
  return {
    section: (section: string) => own<{ title: string }>(sections, section)?.title,
    field: (section: string, field: string) => own(own(fieldsOf, section) ?? {}, field)?.label,
    choice: (field: string, value: string) => own(own(choicesOf, field) ?? {}, value)?.label,
  };
}
