import { useId } from 'react';
import { FIGURE_SOURCES } from '#domain/site/content/about-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { contentTexts } from './content-texts.ts';
import { isListKind } from './entries.ts';
import type { FieldKind } from './fields.ts';
import { ListField } from './list-field.tsx';
import { PictureField } from './picture-field.tsx';
import { isTaxFieldKind } from './tax/shown-fields.ts';
import { TaxField } from './tax/tax-field.tsx';
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
const ROWS: { readonly [K in FieldKind]?: number } = { areas: 4, lines: 3, paragraphs: 6 };

/** The meaning of the two sides of a switch. */
type SwitchTexts = Readonly<Record<'false' | 'true', { label: string; note: string }>>;

/** The meaning of the values of a choice, in the order in which they are offered. */
type ChoiceTexts = Readonly<Record<string, { label: string; note: string }>>;

interface SettingFieldProps {
  name: string;
  kind: FieldKind;
  label: string;
  hint: string | undefined;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The field of one setting, by its kind. */
export function SettingField({ kind, onChange, ...props }: SettingFieldProps) {
  const { choices, switches } = useTexts(settingTexts);
  const { figures } = useTexts(contentTexts);
  const list = useId();
  if (kind === 'choice') {
    const words: Partial<Record<string, ChoiceTexts>> = choices;
    return (
      <div className="sm:col-span-2">
        <RadioCards
          legend={props.label}
          name={props.name}
          choices={Object.entries(words[props.name] ?? {}).map(([value, text]) => ({ value, ...text }))}
          value={props.value}
          onChange={onChange}
        />
      </div>
    );
  }
  if (kind === 'switch') {
    const words: Partial<Record<string, SwitchTexts>> = switches;
    return (
      <div className="sm:col-span-2">
        <RadioCards
          legend={props.label}
          name={props.name}
          choices={(['false', 'true'] as const).map((value) => ({
            value,
            ...(words[props.name]?.[value] ?? { label: value }),
          }))}
          value={props.value === 'true' ? 'true' : 'false'}
          onChange={onChange}
        />
      </div>
    );
  }
  if (kind === 'figures')
    return (
      <div className="sm:col-span-2">
        <RadioCards
          legend={props.label}
          name={props.name}
          choices={FIGURE_SOURCES.map((value) => ({ value, ...figures[value] }))}
          value={props.value === 'counted' ? 'counted' : 'typed'}
          onChange={onChange}
        />
      </div>
    );
  if (isTaxFieldKind(kind))
    return (
      <div className={kind === 'state' ? '' : 'sm:col-span-2'}>
        <TaxField {...props} kind={kind} onChange={onChange} />
      </div>
    );
  if (isListKind(kind))
    return (
      <div className="min-w-0 sm:col-span-2">
        <ListField {...props} kind={kind} onChange={onChange} />
      </div>
    );
  if (kind === 'picture')
    return (
      <div className="sm:col-span-2">
        <PictureField {...props} onChange={onChange} />
      </div>
    );
  if (kind in ROWS)
    return (
      <div className="sm:col-span-2">
        <TextArea
          {...props}
          required={kind === 'lines'}
          rows={ROWS[kind]}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    );
  return (
    <div className={kind in INPUT_MODES ? '' : 'sm:col-span-2'}>
      <Field
        {...props}
        required={!OPTIONAL.has(kind)}
        inputMode={INPUT_MODES[kind]}
        type={TYPES[kind] ?? 'text'}
        autoComplete="off"
        list={kind === 'timeZone' ? list : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {kind === 'timeZone' && (
        <datalist id={list}>
          {timeZones().map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      )}
    </div>
  );
}
