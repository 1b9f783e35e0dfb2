import { ROUNDINGS } from '#domain/dishes/price-change.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import type { Category } from '../dish-fields.tsx';
import type { TypedRule } from './preview.ts';
import { priceTexts } from './texts.ts';

interface RuleFieldsProps {
  categories: readonly Category[];
  /** The menu whose dishes are changed; empty for all. */
  scope: string;
  onScope: (menuId: string) => void;
  rule: TypedRule;
  onChange: (change: Partial<TypedRule>) => void;
  problem: string | undefined;
}

/** The fields for the dishes, the change of their prices, and the rounding. */
export function RuleFields({ categories, scope, onScope, rule, onChange, problem }: RuleFieldsProps) {
  const texts = useTexts(priceTexts);
  const directions = [
    { value: 'raise', label: texts.directions.raise },
    { value: 'lower', label: texts.directions.lower },
  ] as const;
  const units = [
    { value: 'percent', label: texts.units.percent },
    { value: 'rupees', label: texts.units.rupees },
  ] as const;
  const roundings = ROUNDINGS.map((value) => ({ value, label: texts.roundings[value] }));
  return (
    <div className="grid grid-cols-3 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_8rem_8rem_6rem_minmax(0,2fr)]">
      <div className="max-lg:col-span-3">
        <Select
          label={texts.scope}
          required
          choices={[
            { value: '', label: texts.allMenus },
            ...categories.map(({ $id, name }) => ({ value: $id, label: name })),
          ]}
          value={scope}
          onPick={onScope}
        />
      </div>
      <Select
        label={texts.direction}
        required
        choices={directions}
        value={rule.direction}
        onPick={(direction) => onChange({ direction })}
      />
      <Field
        label={texts.by}
        required
        inputMode="decimal"
        autoComplete="off"
        value={rule.by}
        onChange={(event) => onChange({ by: event.target.value })}
        error={problem}
      />
      <Select
        label={texts.unit}
        required
        choices={units}
        value={rule.unit}
        onPick={(unit) => onChange({ unit })}
      />
      <div className="max-lg:col-span-3">
        <Select
          label={texts.rounding}
          required
          choices={roundings}
          value={rule.rounding}
          onPick={(rounding) => onChange({ rounding })}
        />
      </div>
    </div>
  );
}
