import { useId } from 'react';
import type { SelectOption } from './select.tsx';

interface CheckBoxesProps<Value extends string> {
  legend: string;
  name: string;
  choices: readonly SelectOption<Value>[];
  /** The ticked values. */
  values: readonly Value[];
  onChange: (values: readonly Value[]) => void;
  /** Short labels, several in a row. */
  inRows?: boolean;
  error?: string | undefined;
}

/** A group of check boxes. */
export function CheckBoxes<Value extends string>(props: CheckBoxesProps<Value>) {
  const { legend, name, choices, values, onChange, inRows = false, error } = props;
  const errorId = useId();
  const toggle = (value: Value, ticked: boolean) =>
    onChange(ticked ? [...values, value] : values.filter((each) => each !== value));
  return (
    <fieldset className="min-w-0" aria-describedby={error && errorId}>
      <legend className={inRows ? 'font-semibold text-sm' : 'mb-2 font-semibold'}>{legend}</legend>
      <div className={inRows ? 'grid grid-cols-2 gap-x-4 sm:grid-cols-3' : undefined}>
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={values.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
              className="size-5 shrink-0 accent-chilli"
            />
            <span className="wrap-anywhere min-w-0">{label}</span>
          </label>
        ))}
      </div>
      <p id={errorId} aria-live="polite" className="font-semibold text-danger text-sm">
        {error}
      </p>
    </fieldset>
  );
}
