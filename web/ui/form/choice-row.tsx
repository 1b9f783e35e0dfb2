import { RadioOption } from './radio-option.tsx';
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
          <RadioOption
            key={choice.value}
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChoose={() => onChange(choice.value)}
          >
            {choice.label}
          </RadioOption>
        ))}
      </div>
    </fieldset>
  );
}
