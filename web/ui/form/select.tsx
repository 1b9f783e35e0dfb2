import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { CONTROL, type Described, describedBy, FieldFrame } from './field.tsx';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectProps extends Described, ComponentProps<'select'> {
  choices: readonly Choice[];
}

export function Select({ label, hint, error, id: given, choices, ...select }: SelectProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={select.required}>
      <div className="relative">
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, hint, error })}
          className={`${CONTROL} appearance-none pr-10`}
        >
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
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
