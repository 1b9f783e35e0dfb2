import { useState } from 'react';
import { DISH_TYPES, type DishType } from '#domain/dishes/attributes.ts';
import { formatMoney, rupees, toPaise } from '#domain/money.ts';
import { type DishFilter, PRICE_CHOICES } from './filter.ts';

const TYPE_WORDS: Record<DishType, string> = { veg: 'Vegetarian', 'non-veg': 'Non-Vegetarian' };

interface Choice<Value> {
  value: Value;
  label: string;
}

const TYPES: readonly Choice<DishType | undefined>[] = [
  { value: undefined, label: 'All' },
  ...DISH_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] })),
];

const PRICES: readonly Choice<DishFilter['maxPrice']>[] = [
  { value: undefined, label: 'All' },
  ...PRICE_CHOICES.map((value) => ({ value, label: `Under ${formatMoney(toPaise(rupees(value)))}` })),
];

interface GroupProps<Value> {
  legend: string;
  name: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Group<Value>({ legend, name, choices, chosen, onChoose }: GroupProps<Value>) {
  // Marked at once; the address, and with it the dishes, follow in a moment.
  const [marked, setMarked] = useState(chosen);
  const [followed, setFollowed] = useState(chosen);
  if (followed !== chosen) {
    setFollowed(chosen);
    setMarked(chosen);
  }
  const choose = (value: Value) => {
    setMarked(value);
    onChoose(value);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label
            key={label}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge px-4 transition-colors duration-150 hover:border-ink has-checked:border-turmeric has-checked:bg-turmeric has-checked:font-semibold has-checked:text-on-turmeric has-focus-visible:outline-3 has-focus-visible:outline-turmeric has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={value === marked}
              onChange={() => choose(value)}
              className="size-4 accent-ink outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FilterPanelProps {
  id: string;
  filter: DishFilter;
  onChange: (change: Partial<DishFilter>) => void;
}

/** Diet and price. */
export function FilterPanel({ id, filter, onChange }: FilterPanelProps) {
  return (
    <section
      id={id}
      aria-label="Filters"
      className="grid gap-5 rounded-card border border-line bg-paper p-4 md:grid-cols-[auto_1fr] md:gap-10 md:p-5"
    >
      <Group
        legend="Diet Type"
        name="diet"
        choices={TYPES}
        chosen={filter.type}
        onChoose={(type) => onChange({ type })}
      />
      <Group
        legend="Price Range"
        name="price"
        choices={PRICES}
        chosen={filter.maxPrice}
        onChoose={(maxPrice) => onChange({ maxPrice })}
      />
    </section>
  );
}
