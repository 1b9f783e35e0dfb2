import type { ReactNode } from 'react';
import { RadioOption } from './radio-option.tsx';
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
  /** Lines without icons, and a note of the chosen one only. */
  compact?: boolean;
  choices: readonly CardChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons as cards, each with room for a note. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, legendHidden = false, name, compact = false, choices, value, onChange } = props;
  return (
    <fieldset className={`grid min-w-0 grid-cols-1 ${compact ? 'gap-1.5' : 'gap-3'}`}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      {choices.map((choice) => (
        <RadioOption
          key={choice.value}
          name={name}
          value={choice.value}
          checked={value === choice.value}
          onChoose={() => onChange(choice.value)}
          large={!compact}
        >
          {!compact && choice.icon}
          <span className="min-w-0 wrap-break-word">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
              {choice.label}
              {choice.badge}
            </span>
            {choice.note && (!compact || value === choice.value) && (
              <span className="block font-normal text-muted text-sm">{choice.note}</span>
            )}
          </span>
        </RadioOption>
      ))}
    </fieldset>
  );
}
