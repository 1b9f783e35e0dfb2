import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { dishTexts } from './texts.tsx';

/** Shows veg dishes only, or all: the same choice as the diet of the filter. */
export function VegSwitch({ on, onSwitch }: { on: boolean; onSwitch: (on: boolean) => void }) {
  const { vegOnly } = useTexts(dishTexts).menu;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onSwitch(!on)}
      className="flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-edge bg-paper px-4 font-semibold transition-colors duration-150 hover:border-ink aria-checked:border-coriander aria-checked:bg-coriander aria-checked:text-white"
    >
      <span aria-hidden="true" className="contents">
        <VegMark type="veg" />
      </span>
      {vegOnly}
    </button>
  );
}
