import { ChevronUp, SlidersHorizontal } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { dishTexts } from './texts.tsx';

interface FilterToggleProps {
  open: boolean;
  onToggle: () => void;
  /** The id of the filter. */
  controls: string;
  /** The number of active choices in it. */
  count: number;
}

/** The button that shows and hides the filter, with the number of active choices. */
export function FilterToggle({ open, onToggle, controls, count }: FilterToggleProps) {
  const texts = useTexts(dishTexts).filter;
  const Icon = open ? ChevronUp : SlidersHorizontal;
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
      className="menu-chip wrap-anywhere max-w-full whitespace-normal"
    >
      <Icon className="size-5" aria-hidden="true" />
      {open ? texts.hide : texts.show}
      {count > 0 && (
        <span className="grid size-5 place-items-center rounded-full bg-turmeric text-on-turmeric text-xs leading-none">
          {texts.chosen(count)}
        </span>
      )}
    </button>
  );
}
