import type { Field, Section, Setting } from './setting-rows.ts';
import { SECTION_ROWS, SECTIONS } from './settings.ts';

const isField = (setting: Setting<unknown>): setting is Field<unknown> => 'words' in setting;

const wordsOf = ({ words, choices = [], areOwnNames = false, entry }: Field<unknown>) => ({
  words,
  ...(choices.length > 0 &&
    !areOwnNames && {
      choices: Object.fromEntries(choices.map((each) => [each.value, each.words])),
    }),
  ...(entry && {
    noun: entry.noun,
    parts: Object.fromEntries(Object.entries(entry.parts).map(([name, part]) => [name, part.words])),
  }),
});

/** The words of the forms of settings, by section and setting, in the form in which languages have them. */
export const settingWords: Readonly<Record<string, unknown>> = Object.fromEntries(
  SECTIONS.flatMap((section) => {
    const { title, settings }: Section = SECTION_ROWS[section];
    const fields = Object.entries(settings).flatMap(([name, setting]) =>
      isField(setting) ? [[name, wordsOf(setting)] as const] : [],
    );
    if (title === undefined && fields.length === 0) return [];
    return [[section, { ...(title !== undefined && { title }), ...Object.fromEntries(fields) }]];
  }),
);
