import {
  type DocumentTranslations,
  type OtherLanguage,
  withText,
} from '#domain/languages/document-translations.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useOtherLanguages } from './other-languages.ts';
import { labelIn } from './translation-words.ts';

/** A text that is translated: what the field of the original is called, and the longest text (characters). */
interface TranslatedField {
  label: string;
  size: number;
  /** The lines of a long text; missing: one line. */
  rows?: number;
}

interface TranslationFieldsProps<Name extends string> {
  fields: Readonly<Record<Name, TranslatedField>>;
  values: DocumentTranslations<NoInfer<Name>>;
  onChange: (translations: DocumentTranslations<Name>) => void;
  /** Makes a field's name in its form different from those of other documents in the same form. */
  of?: string;
}

/** The field's name in its form: `name:hi`. */
const nameOf = (field: string, language: OtherLanguage, of: string | undefined) =>
  `${of === undefined ? '' : `${of}-`}${field}:${language}`;

/**
 * The fields for the texts of something in each other language that the shop offers. Without a text, customers who read
 * that language see the original.
 */
export function TranslationFields<Name extends string>(props: TranslationFieldsProps<Name>) {
  const { fields, values, onChange, of } = props;
  const entries = Object.entries<TranslatedField>(fields) as [Name, TranslatedField][];
  return useOtherLanguages().flatMap((language) =>
    entries.map(([field, { label, size, rows }]) => {
      const common = {
        label: labelIn(label, language),
        name: nameOf(field, language, of),
        lang: language,
        maxLength: size,
        value: values[language]?.[field] ?? '',
        onChange: ({ target }: { target: { value: string } }) =>
          onChange(withText<Name>(values, language, field, target.value)),
      };
      const key = nameOf(field, language, of);
      return rows === undefined ? (
        <Field key={key} {...common} autoComplete="off" />
      ) : (
        <TextArea key={key} {...common} rows={rows} />
      );
    }),
  );
}
