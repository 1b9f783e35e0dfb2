import type { SelectOption } from './select.tsx';

interface CheckBoxesProps<Value extends string> {
  legend: string;
  name: string;
  choices: readonly SelectOption<Value>[];
  /** The ticked values. */
  values: readonly Value[];
  onChange: (values: readonly Value[]) => void;
}

/** A group of check boxes. */
export function CheckBoxes<Value extends string>(props: CheckBoxesProps<Value>) {
  const { legend, name, choices, values, onChange } = props;
  const toggle = (value: Value, ticked: boolean) =>
    onChange(ticked ? [...values, value] : values.filter((each) => each !== value));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
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
    </fieldset>
  );
}
