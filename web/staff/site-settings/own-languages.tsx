import { languageRow } from '#domain/languages/languages.ts';
import { ownerTextsOf } from '#domain/site/content/owner-texts.ts';
import type { FieldKind, Typed } from '#domain/site/setting-rows.ts';
import { useOtherLanguages } from '#web/brand/other-languages.ts';
import { labelIn } from '#web/brand/translation-words.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { settingTexts } from './texts.ts';

interface TranslatedRow {
  kind: FieldKind;
  isTranslated?: true;
}

interface OwnLanguagesProps<Row extends TranslatedRow> {
  rows: Readonly<Record<string, Row>>;
  /** What the field of the original is called. */
  labelOf: (row: Row) => string;
  /** The lines of a field that has several. */
  linesOf: (row: Row) => number | undefined;
  /** What is typed, by names such as `name:hi`. */
  typed: Typed;
  onChange: (key: string, text: string) => void;
  problems?: { readonly [Key in string]?: string };
  /** Makes a field's name in its form different from those of other entries. */
  prefix?: string;
}

/** The fields for the owner's texts in the other languages that the shop offers, folded until somebody opens them. */
export function OwnLanguages<Row extends TranslatedRow>(props: OwnLanguagesProps<Row>) {
  const { rows, labelOf, linesOf, typed, onChange, problems = {}, prefix = '' } = props;
  const texts = useTexts(settingTexts).languages;
  const offered = useOtherLanguages();
  const fields = ownerTextsOf(rows).filter(({ language }) => offered.includes(language));
  if (fields.length === 0) return null;
  const labels = [...new Set(fields.map(({ row }) => labelOf(row)))];
  return (
    <details open={fields.some(({ key }) => problems[key]) || undefined}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">
        {offered.map((language) => languageRow(language).name).join(' · ')}
        <span className="sr-only">{`: ${labels.join(', ')}`}</span>
      </summary>
      <div className="grid gap-4 border-line border-l-2 pl-3.5">
        <p className="text-muted text-sm">{texts.empty}</p>
        {fields.map(({ key, row, language }) => {
          const common = {
            label: labelIn(labelOf(row), language),
            name: `${prefix}${key}`,
            lang: language,
            value: typed[key] ?? '',
            error: problems[key],
            onChange: ({ target }: { target: { value: string } }) => onChange(key, target.value),
          };
          const lines = linesOf(row);
          return lines === undefined ? (
            <Field key={key} {...common} autoComplete="off" />
          ) : (
            <TextArea key={key} {...common} rows={lines} />
          );
        })}
      </div>
    </details>
  );
}
