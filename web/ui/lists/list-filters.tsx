import type { ReactNode } from 'react';

/** The row with search and filters above a long list. */
export function ListFilters({ children }: { children: ReactNode }) {
  return <div className="mb-5 flex flex-wrap items-end gap-3">{children}</div>;
}

interface ChoiceFilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  choices: readonly { value: string; label: string }[];
}

/** A filter with a few choices. */
export function ChoiceFilter({ label, value, onChange, choices }: ChoiceFilterProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="block min-h-11 min-w-0 max-w-full rounded-full border border-edge bg-paper px-4 text-base transition-colors duration-150 hover:border-ink max-sm:grow max-sm:basis-[calc(50%-0.375rem)]"
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
