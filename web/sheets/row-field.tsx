import type { Attribute, TextAttribute } from '#domain/rows/row.ts';
import type { TypedValue } from '#domain/rows/typed.ts';
import type { FieldWords } from '#domain/rows/words.ts';
import { CheckBoxes } from '#web/ui/form/check-boxes.tsx';
import { ChoiceRow } from '#web/ui/form/choice-row.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Select, type SelectOption } from '#web/ui/form/select.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { SearchedField } from './searched-field.tsx';

interface RowFieldProps {
  name: string;
  row: Attribute;
  words: FieldWords;
  choices: readonly SelectOption[];
  value: TypedValue;
  error: string | undefined;
  onChange: (value: TypedValue) => void;
  isFirst: boolean;
}

const KEYBOARDS: { readonly [T in Attribute['type']]?: 'numeric' | 'decimal' } = {
  integer: 'numeric',
  float: 'decimal',
  money: 'decimal',
};

/** Whether two such fields stand side by side on larger screens. */
export function isShort(row: Attribute): boolean {
  if (row.type === 'string')
    return (row.oneOf !== undefined && row.as !== 'radio') || row.as === 'id' || row.as === 'time';
  return row.type in KEYBOARDS || row.type === 'datetime';
}

/** Whether a document always has a value of the row. */
const isSure = (row: Attribute): boolean =>
  row.required === true || row.needed === true || ('default' in row && (row.default ?? '') !== '');

/** Whether a typed value is a list. */
const isList = (value: TypedValue): value is readonly string[] => Array.isArray(value);

/** The keyboards and checks of browsers for texts that are typed in their own way. */
const KINDS: { readonly [As in NonNullable<TextAttribute['as']>]?: 'url' | 'email' | 'time' } = {
  url: 'url',
  email: 'email',
  time: 'time',
};

/** Whether it may have several lines. */
export const isOfLines = (row: Attribute | undefined): boolean =>
  row?.type === 'string' && row.as === 'lines';

/** The lines that a field of several shows before it grows. */
export const LINES = 2;

/** The field of one row, by its type and by how it is typed. */
export function RowField({ name, row, words, choices, value, error, onChange, isFirst }: RowFieldProps) {
  const [label = '', hint] = words.words;
  if (typeof value === 'boolean') return <Switch {...{ label, hint, onChange }} checked={value} />;
  if (row.type === 'texts') {
    const values = isList(value) ? value : [];
    return row.as === 'searched' ? (
      <SearchedField most={row.max} {...{ label, hint, name, choices, values, error, onChange }} />
    ) : (
      <CheckBoxes legend={label} inRows {...{ name, choices, values, error, onChange }} />
    );
  }
  const text = typeof value === 'string' ? value : '';
  const labelled = { label, hint, name, error, required: isSure(row), value: text };
  if (row.type === 'string' && row.as === 'radio') {
    const Radios = choices.some((each) => 'note' in each) ? RadioCards : ChoiceRow;
    return <Radios legend={label} {...{ name, choices, onChange }} value={text} />;
  }
  const kind = row.type === 'string' && row.as ? KINDS[row.as] : undefined;
  const maxLength = row.type === 'string' && row.as !== 'code' && row.as !== 'time' ? row.size : undefined;
  const typing = {
    maxLength,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (isOfLines(row)) return <TextArea {...{ ...labelled, ...typing }} rows={LINES} />;
  const focused = isFirst && { 'data-autofocus': '' };
  if ((row.type === 'string' && (row.oneOf || row.as === 'id')) || (row.type === 'integer' && row.choices)) {
    const required = labelled.required || row.as === 'id';
    return <Select {...labelled} required={required} choices={choices} onPick={onChange} />;
  }
  if (row.type === 'datetime') return <DateField {...labelled} {...focused} {...typing} autoComplete="off" />;
  return (
    <Field
      {...labelled}
      {...focused}
      {...typing}
      type={kind ?? 'text'}
      inputMode={kind === 'url' ? kind : KEYBOARDS[row.type]}
      className={row.type === 'string' && row.as === 'code' ? 'uppercase' : ''}
      autoComplete="off"
    />
  );
}
