import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { dishTexts } from './texts.tsx';

/** Shows veg dishes only, or all: the same choice as the diet of the filter. */
export function VegSwitch({ on, onSwitch }: { on: boolean; onSwitch: (on: boolean) => void }) {
  const { vegOnly } = useTexts(dishTexts).menu;
  return (
    <button type="button" role="switch" aria-checked={on} onClick={() => onSwitch(!on)} className="menu-chip">
      <span aria-hidden="true" className="contents">
        <VegMark type="veg" />
      </span>
      {vegOnly}
    </button>
  );
}
