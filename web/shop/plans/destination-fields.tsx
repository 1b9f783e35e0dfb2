import { useTexts } from '#web/lib/texts.ts';
import { Select, type SelectOption } from '#web/ui/form/select.tsx';
import type { Destinations } from './meal-addresses.ts';
import type { ShownMealTime } from './queries.ts';
import { planTexts } from './texts.ts';
import { useInLanguage } from './words.ts';

interface DestinationFieldsProps {
  /** The chosen meal times. */
  mealTimes: readonly ShownMealTime[];
  addresses: readonly SelectOption[];
  value: Destinations;
  onChange: (value: Destinations) => void;
}

/** Chooses where the meals of each meal time go: lunch to the office, dinner home (PLAN-51). */
export function DestinationFields({ mealTimes, addresses, value, onChange }: DestinationFieldsProps) {
  const texts = useTexts(planTexts);
  const inLanguage = useInLanguage();
  return (
    <div className="grid gap-3">
      {mealTimes.map((mealTime) => (
        <Select
          key={mealTime.id}
          label={mealTimes.length > 1 ? texts.whereTo(inLanguage(mealTime).name) : texts.whereAll}
          name={`address-${mealTime.id}`}
          required
          choices={addresses}
          value={value[mealTime.id] ?? ''}
          onPick={(id) => onChange({ ...value, [mealTime.id]: id })}
        />
      ))}
    </div>
  );
}
