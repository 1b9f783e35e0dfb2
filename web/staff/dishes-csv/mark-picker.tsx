import { DISH_TYPES, type DishType } from '#domain/dishes/kinds.ts';
import { brandTexts } from '#web/brand/texts.ts';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { dishesCsvTexts } from './texts.ts';

interface MarkPickerProps {
  /** What the mark is of. */
  of: string;
  mark: DishType | null;
  onPick: (mark: DishType) => void;
}

/** Says whether a dish or a choice of a file is veg; neither is chosen until somebody does. */
export function MarkPicker({ of, mark, onPick }: MarkPickerProps) {
  const { diet } = useTexts(brandTexts);
  const texts = useTexts(dishesCsvTexts).marks;
  return (
    <fieldset className="inline-flex min-w-0 flex-wrap items-center gap-1">
      <legend className="sr-only">{texts.of(of)}</legend>
      {DISH_TYPES.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={mark === type}
          onClick={() => onPick(type)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control border border-edge bg-paper px-3 text-sm transition-colors duration-150 hover:border-ink aria-pressed:border-ink aria-pressed:font-semibold"
        >
          <VegMark type={type} size="small" />
          <span aria-hidden="true">{diet[type]}</span>
        </button>
      ))}
    </fieldset>
  );
}
