import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { CONTROL, type Described, describedBy, FieldFrame } from './field.tsx';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Shown, and cannot be chosen. */
  off?: boolean;
}

interface SelectProps<Value extends string> extends Described, Omit<ComponentProps<'select'>, 'onChange'> {
  choices: readonly SelectOption<Value>[];
  value?: Value;
  onPick?: (value: Value) => void;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, id: given, choices, onPick, ...select } = props;
  const made = useId();
  const id = given ?? made;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={select.required}>
      <div className="relative">
        <select
          {...select}
          onChange={({ target }) => {
            const picked = choices.find(({ value }) => value === target.value);
            if (picked) onPick?.(picked.value);
          }}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, hint, error })}
          className={`${CONTROL} appearance-none pr-10`}
        >
          {choices.map(({ value, label: text, off }) => (
            <option key={value} value={value} disabled={off}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-3 right-3 size-5 text-muted"
          aria-hidden="true"
        />
      </div>
    </FieldFrame>
  );
}
