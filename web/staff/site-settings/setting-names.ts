import { languageNamed } from '#domain/languages/languages.ts';
import type { Field, Section } from '#domain/site/setting-rows.ts';
import { isSection, SECTION_ROWS, SECTIONS } from '#domain/site/settings.ts';
import { labelIn } from '#web/brand/translation-words.ts';

type PickWords = <Text>(words: Text) => Text;

const rowOf = (section: string): Section | undefined =>
  isSection(section) ? SECTION_ROWS[section] : undefined;

/** The row of a setting that has a field. */
function fieldOf(section: string, name: string): Pick<Field<unknown>, 'words' | 'choices'> | undefined {
  const settings = rowOf(section)?.settings ?? {};
  const setting = Object.hasOwn(settings, name) ? settings[name] : undefined;
  return setting && 'words' in setting ? (setting as Field<unknown>) : undefined;
}

/** What the screen of settings calls a section, a field and the value of a field, for the audit log; undefined if it shows none. */
export function settingNames(pick: PickWords) {
  return {
    section(section: string) {
      const title = rowOf(section)?.title;
      return title && pick(title);
    },
    /** @param name of a field, or of its text in a language, such as `name:hi` */
    field(section: string, name: string) {
      const [setting = '', code] = name.split(':');
      const field = fieldOf(section, setting);
      const language = languageNamed(code);
      const label = field && pick(field.words)[0];
      return label && language ? labelIn(label, language) : label;
    },
    choice(name: string, value: string) {
      const choices = SECTIONS.flatMap((section) => fieldOf(section, name)?.choices ?? []);
      const chosen = choices.find((choice) => choice.value === value);
      return chosen && pick(chosen.words)[0];
    },
  };
}
