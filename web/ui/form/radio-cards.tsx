import type { ReactNode } from 'react';
import type { SelectOption } from './select.tsx';

export interface CardChoice<Value extends string> extends SelectOption<Value> {
  /** Shown beside the label. */
  badge?: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
}

interface RadioCardsProps<Value extends string> {
  legend: string;
  /** Hides the legend except for screen readers, if a heading already shows it. */
  legendHidden?: boolean;
  name: string;
  choices: readonly CardChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons as cards, each with room for a note. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, legendHidden = false, name, choices, value, onChange } = props;
  return (
    <fieldset className="grid gap-3">
      <legend className={legendHidden ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-edge bg-paper px-4 py-3 transition-colors duration-150 hover:border-ink has-checked:border-chilli has-checked:bg-chilli/5 has-focus-visible:ring-3 has-focus-visible:ring-turmeric"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            className="size-5 shrink-0 accent-chilli outline-none"
          />
          {choice.icon}
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
              {choice.label}
              {choice.badge}
            </span>
            {choice.note && <span className="block text-muted text-sm">{choice.note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
