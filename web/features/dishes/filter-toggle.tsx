import { ChevronUp, SlidersHorizontal } from 'lucide-react';

interface FilterToggleProps {
  open: boolean;
  onToggle: () => void;
  /** The id of what it shows and hides. */
  controls: string;
  /** How many choices are made there. */
  count: number;
}

export function FilterToggle({ open, onToggle, controls, count }: FilterToggleProps) {
  const Icon = open ? ChevronUp : SlidersHorizontal;
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-edge bg-paper px-4 font-semibold transition-colors duration-150 hover:border-ink"
    >
      <Icon className="size-5" aria-hidden="true" />
      {open ? (
        <span>
          Hide<span className="sr-only"> filters</span>
        </span>
      ) : (
        'Filters'
      )}
      {count > 0 && (
        <span className="grid size-5 place-items-center rounded-full bg-turmeric text-on-turmeric text-xs leading-none">
          {count}
          <span className="sr-only"> chosen</span>
        </span>
      )}
    </button>
  );
}
