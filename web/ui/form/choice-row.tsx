import type { SelectOption } from './select.tsx';

interface ChoiceRowProps<Value extends string> {
  legend: string;
  name: string;
  choices: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons with short labels in one row. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { legend, name, choices, value, onChange } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge bg-paper px-3.5 py-2 font-semibold transition-colors duration-150 hover:border-ink has-checked:border-chilli has-checked:bg-chilli/5 has-focus-visible:ring-3 has-focus-visible:ring-turmeric"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              className="size-4.5 shrink-0 accent-chilli outline-none"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
