import { readTranslations } from '#domain/languages/document-translations.ts';
import { earlierTexts } from '#domain/languages/earlier-names.ts';
import { toRupees } from '#domain/money.ts';
import type { RecordCodec } from '#domain/rows/row.ts';
import { OPTION_TEXTS, type OptionChoice, readChoice, readName } from './choice.ts';
import { jsonFields } from './json-fields.ts';

/** The translations of a choice, also of one as an earlier version wrote it; undefined for wrong ones. */
function translationsOf(value: unknown): OptionChoice['translations'] {
  const { translations, hindiName } = jsonFields(value) ?? {};
  const read = readTranslations(OPTION_TEXTS, translations ?? {});
  if ('problem' in read) return undefined;
  if (hindiName === undefined || hindiName === null) return read.translations;
  const earlier = readName(hindiName);
  if (translations !== undefined || earlier === undefined)
    return earlier === (read.translations.hi?.name ?? '') ? read.translations : undefined;
  return earlier === '' ? {} : { hi: { name: earlier } };
}

/** Reads and writes a choice as JSON, with the difference of the price in rupees. */
export const optionChoiceCodec: RecordCodec<OptionChoice> = {
  parse(value) {
    const choice = readChoice(value);
    const translations = translationsOf(value);
    if (!choice || !translations) return undefined;
    const { translations: _, ...read } = choice;
    return Object.keys(translations).length > 0 ? { ...read, translations } : read;
  },
  format: ({ price, ...choice }) => ({
    ...choice,
    ...(choice.translations?.hi && earlierTexts(OPTION_TEXTS, choice.translations)),
    price: toRupees(price),
  }),
};
