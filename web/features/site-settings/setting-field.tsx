import { useId } from 'react';
import { ORDER_MODES } from '#domain/site/kitchen-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import type { FieldKind } from './fields.ts';
import { settingTexts } from './texts.ts';

/** The time zones that the browser knows, as suggestions. */
const timeZones = (): readonly string[] =>
  'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];

/** The kinds that may be left empty, and the types of inputs that are no plain texts. */
const OPTIONAL: ReadonlySet<FieldKind> = new Set(['amountOrNone', 'code']);
const TYPES: { readonly [K in FieldKind]?: 'email' | 'tel' } = { email: 'email', phone: 'tel' };

/** The keyboards of numbers. These fields are short: two stand side by side. */
const INPUT_MODES: { readonly [K in FieldKind]?: 'numeric' | 'decimal' } = {
  minutes: 'numeric',
  amount: 'decimal',
  amountOrNone: 'decimal',
  degrees: 'decimal',
};

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
  const { modes, switches } = useTexts(settingTexts);
  const list = useId();
  if (kind === 'choice')
    return (
      <div className="sm:col-span-2">
        <RadioCards
          legend={props.label}
          name={props.name}
          choices={ORDER_MODES.map((mode) => ({ value: mode, ...modes[mode] }))}
          value={props.value}
          onChange={onChange}
        />
      </div>
    );
  if (kind === 'switch')
    return (
      <div className="sm:col-span-2">
        <RadioCards
          legend={props.label}
          name={props.name}
          choices={(['false', 'true'] as const).map((value) => ({ value, ...switches.pickup[value] }))}
          value={props.value === 'true' ? 'true' : 'false'}
          onChange={onChange}
        />
      </div>
    );
  if (kind === 'areas' || kind === 'lines')
    return (
      <div className="sm:col-span-2">
        <TextArea
          {...props}
          required={kind === 'lines'}
          rows={kind === 'lines' ? 3 : 4}
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
