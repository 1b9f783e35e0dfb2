import { type ChosenOption, optionWords } from '#domain/option-groups/chosen.ts';
import { useTranslated } from '#web/brand/translated-names.ts';

/** The names of chosen options in the page's language: 'Full, Extra cheese'; empty for none. */
export function useOptionWords(): (options: readonly ChosenOption[]) => string {
  const translated = useTranslated('options');
  return (options) =>
    optionWords(options.map((option) => translated(`${option.groupId}/${option.choiceId}`, option)));
}
