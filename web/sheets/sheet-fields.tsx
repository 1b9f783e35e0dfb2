import { isTranslations, type TypedValue, type TypedValues } from '#domain/rows/typed.ts';
import type { FieldWords } from '#domain/rows/words.ts';
import { TranslationFields } from '#web/brand/translation-fields.tsx';
import { useTexts } from '#web/lib/texts.ts';
import type { Problems } from '#web/ui/form/form-fields.ts';
import { useChoices } from './queries.ts';
import { isOfLines, isShort, LINES, RowField } from './row-field.tsx';
import type { Sheet } from './sheet.ts';

/** Rows of a form have words, or they do not compile. */
const NO_WORDS: FieldWords = { words: [] };

interface SheetFieldsProps {
  sheet: Sheet;
  /** The rows that are for such a document. */
  shown: readonly string[];
  typed: TypedValues;
  /** What is typed as the wire has it. */
  wire: Readonly<Record<string, unknown>>;
  documentId: string | undefined;
  problems: Problems<string>;
  onChange: (part: TypedValues) => void;
}

/** The fields of a form in their groups. */
export function SheetFields(props: SheetFieldsProps) {
  const { sheet, shown, typed, wire, documentId, problems, onChange } = props;
  const { rows, groups, controls } = sheet;
  const { fields } = useTexts(sheet.texts);
  const choicesOf = useChoices(sheet);

  const fieldOf = (name: string) => {
    const row = rows[name];
    const value = typed[name] ?? '';
    const words = fields[name] ?? NO_WORDS;
    const [label = '', hint] = words.words;
    const error = problems[name];
    const take = (changed: TypedValue) => onChange({ [name]: changed });
    const choices = choicesOf(name);
    const { Field } = controls[name] ?? {};
    if (Field)
      return (
        <Field
          {...{ label, hint, name, choices, value, documentId, error, problems }}
          form={wire}
          onChange={take}
        />
      );
    if (row?.type !== 'translations')
      return (
        row && (
          <RowField
            {...{ name, row, words, choices, value, error }}
            onChange={take}
            isFirst={name === sheet.names[0]}
          />
        )
      );
    const translated = Object.entries(row.fields).map(([field, size]) => {
      const label = fields[field]?.words[0] ?? '';
      return [field, { label, size, ...(isOfLines(rows[field]) && { rows: LINES }) }] as const;
    });
    return (
      <TranslationFields
        fields={Object.fromEntries(translated)}
        values={isTranslations(value) ? value : {}}
        onChange={take}
      />
    );
  };

  return groups.map((group) => (
    <div
      key={group[0]}
      className={
        group.every((name) => rows[name]?.type === 'boolean')
          ? 'grid justify-items-start gap-1'
          : 'grid gap-4 empty:hidden sm:grid-cols-2'
      }
    >
      {group.map((name) =>
        rows[name] && shown.includes(name) ? (
          <div
            key={name}
            className={`grid min-w-0 gap-4 empty:hidden ${!controls[name] && isShort(rows[name]) ? '' : 'sm:col-span-2'}`}
          >
            {fieldOf(name)}
          </div>
        ) : null,
      )}
    </div>
  ));
}
