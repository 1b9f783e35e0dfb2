import { useId } from 'react';
import { languageNamed, languageRow } from '#domain/languages/languages.ts';
import type { FieldKind, Field as FieldRow, Typed } from '#domain/site/setting-rows.ts';
import { STATES, stateName } from '#domain/taxes/states.ts';
import { PictureField } from '#web/brand/picture-field.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { CheckBoxes } from '#web/ui/form/check-boxes.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { Problems } from '#web/ui/form/form-fields.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { ListField } from './list-field.tsx';
import { OwnLanguages } from './own-languages.tsx';
import { usePageWords } from './page-words.ts';
import { AddressField } from './place/address-field.tsx';
import { fieldAnchor } from './section-screens.ts';
import { settingTexts } from './texts.ts';

/** The time zones that the browser knows, as suggestions. */
const timeZones = (): readonly string[] =>
  'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];

/** The kinds that may be left empty, and the types of inputs that are no plain texts. */
const OPTIONAL: ReadonlySet<FieldKind> = new Set(['amountOrNone', 'countOrNone', 'code', 'optionalText']);
const TYPES: { readonly [K in FieldKind]?: 'email' | 'tel' } = { email: 'email', phone: 'tel' };

/** The keyboards of numbers. These fields are short: two stand side by side. */
const INPUT_MODES: { readonly [K in FieldKind]?: 'numeric' | 'decimal' } = {
  minutes: 'numeric',
  count: 'numeric',
  countOrNone: 'numeric',
  amount: 'decimal',
  amountOrNone: 'decimal',
  degrees: 'decimal',
  percent: 'decimal',
  rating: 'decimal',
};

/** Texts of several lines, with the lines that are seen at once. */
const ROWS: { readonly [K in FieldKind]?: number } = { lines: 3, address: 3, paragraphs: 6 };

interface SettingFieldProps {
  name: string;
  row: FieldRow<unknown>;
  /** All that is typed in the form, and the problems with it. */
  typed: Typed;
  problems: Problems;
  /** @param key the setting, or its text in a language, such as `name:hi` */
  onChange: (key: string, value: string) => void;
}

interface InputProps {
  name: string;
  row: FieldRow<unknown>;
  value: string;
  /** Its value follows from others, and is not typed. */
  isDerived: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Whether a field takes half of the form's width on larger screens. */
const isShort = (kind: FieldKind) => kind in INPUT_MODES || kind === 'state';

/** The field of one setting, by its kind, and those of its texts in other languages. */
export function SettingField({ name, row, typed, problems, onChange }: SettingFieldProps) {
  const pick = usePageWords();
  return (
    <div
      id={fieldAnchor(name)}
      className={`min-w-0 rounded-control ${isShort(row.kind) ? '' : 'sm:col-span-2'}`}
    >
      <Input
        name={name}
        row={row}
        value={row.derived?.(typed) ?? typed[name] ?? ''}
        isDerived={row.derived?.(typed) !== undefined}
        error={problems[name]}
        onChange={(value) => onChange(name, value)}
      />
      <OwnLanguages
        rows={{ [name]: row }}
        labelOf={({ words }) => pick(words)[0]}
        linesOf={({ kind }) => ROWS[kind]}
        {...{ typed, problems, onChange }}
      />
    </div>
  );
}

function Input({ row, isDerived, onChange, ...props }: InputProps) {
  const { chooseState, languages, picture } = useTexts(settingTexts);
  const pick = usePageWords();
  const zones = useId();
  const { kind, choices, entry } = row;
  const [label, hint] = pick(row.words);
  const choiceWords = ({ value, words }: NonNullable<typeof choices>[number]) => {
    const [name, note] = pick(words);
    const language = row.areOwnNames && languageNamed(value);
    return { value, label: language && languageRow(language).isDraft ? languages.draft(name) : name, note };
  };
  const labelled = { ...props, label, hint };
  if (choices && kind === 'several')
    return (
      <>
        <CheckBoxes
          legend={label}
          name={props.name}
          inRows
          choices={choices.map(choiceWords)}
          values={props.value.split('\n')}
          onChange={(values) => onChange(values.join('\n'))}
          error={props.error}
        />
        <p className="text-muted text-sm">{hint}</p>
      </>
    );
  if (choices)
    return (
      <RadioCards
        legend={label}
        name={props.name}
        choices={choices.map(choiceWords)}
        value={props.value}
        onChange={onChange}
      />
    );
  if (kind === 'state' && isDerived)
    return <Field {...labelled} required readOnly value={stateName(props.value) ?? ''} />;
  if (kind === 'state')
    return (
      <Select
        {...labelled}
        required
        choices={[
          { value: '', label: chooseState },
          ...STATES.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onPick={onChange}
      />
    );
  if (kind === 'address') return <AddressField {...props} onChange={onChange} />;
  if (entry) return <ListField {...labelled} entry={entry} onChange={onChange} />;
  if (kind === 'picture') return <PictureField texts={picture} {...labelled} onChange={onChange} />;
  if (kind in ROWS)
    return (
      <TextArea
        {...labelled}
        required={kind === 'lines'}
        rows={ROWS[kind]}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <>
      <Field
        {...labelled}
        required={!OPTIONAL.has(kind)}
        inputMode={INPUT_MODES[kind]}
        type={TYPES[kind] ?? 'text'}
        autoComplete="off"
        list={kind === 'timeZone' ? zones : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {kind === 'timeZone' && (
        <datalist id={zones}>
          {timeZones().map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      )}
    </>
  );
}
