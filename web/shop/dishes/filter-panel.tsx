import { useEffect, useState } from 'react';
import { suits } from '#domain/dishes/diets.ts';
import { DIETS, DISH_TYPES, type Diet } from '#domain/dishes/kinds.ts';
import { formatMoney } from '#domain/money.ts';
import { factTexts } from '#web/brand/fact-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { isOneColumn, keepColumns } from './columns.ts';
import { dialogTexts } from './dialog-texts.tsx';
import { type DishFilter, PRICE_CHOICES } from './filter.ts';
import { dishTexts } from './texts.tsx';

interface Choice<Value> {
  value: Value;
  label: string;
}

interface GroupProps<Value> {
  legend: string;
  name: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

const CHIP =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge px-4 transition-colors duration-150 hover:border-ink has-checked:border-turmeric has-checked:bg-turmeric has-checked:font-semibold has-checked:text-on-turmeric has-focus-visible:outline-3 has-focus-visible:outline-turmeric has-focus-visible:outline-offset-2';

function Group<Value>({ legend, name, choices, chosen, onChoose }: GroupProps<Value>) {
  // A choice is marked at once; the address and the dishes follow a moment later.
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
          <label key={label} className={CHIP}>
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

interface DietsProps {
  /** The diets for which a dish of the menu is suitable. */
  offered: readonly Diet[];
  chosen: readonly Diet[];
  onChoose: (diets: readonly Diet[]) => void;
}

function Diets({ offered, chosen, onChoose }: DietsProps) {
  const texts = useTexts(factTexts).diets;
  const { suitable } = useTexts(dishTexts).filter;
  // As in `Group`, a choice is marked at once.
  const [marked, setMarked] = useState(chosen);
  const [followed, setFollowed] = useState(chosen.join());
  if (followed !== chosen.join()) {
    setFollowed(chosen.join());
    setMarked(chosen);
  }
  const toggle = (diet: Diet) => {
    const next = DIETS.filter((each) => (each === diet) !== marked.includes(each));
    setMarked(next);
    onChoose(next);
  };
  return (
    <fieldset className="min-w-0 md:col-span-2">
      <legend className="mb-2 font-semibold">{suitable}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map((diet) => (
          <label key={diet} className={CHIP}>
            <input
              type="checkbox"
              checked={marked.includes(diet)}
              onChange={() => toggle(diet)}
              className="size-4 accent-ink outline-none"
            />
            {texts[diet]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One or two cards beside each other, on phones. */
function Columns() {
  const { columns, one, two } = useTexts(dialogTexts).list;
  // The server renders an open panel, too, and does not know the choice.
  const [isOne, setOne] = useState(false);
  useEffect(() => setOne(isOneColumn()), []);
  const choose = (wanted: boolean) => {
    setOne(wanted);
    keepColumns(wanted);
  };
  return (
    <div className="sm:hidden">
      <Group
        legend={columns}
        name="columns"
        choices={[
          { value: false, label: two },
          { value: true, label: one },
        ]}
        chosen={isOne}
        onChoose={choose}
      />
    </div>
  );
}

interface FilterPanelProps {
  id: string;
  /** The dishes of the menu. */
  dishes: readonly { diets?: readonly Diet[] }[] | undefined;
  filter: DishFilter;
  onChange: (change: Partial<DishFilter>) => void;
}

/** The choices of diet, price and suitability. */
export default function FilterPanel({ id, dishes = [], filter, onChange }: FilterPanelProps) {
  const texts = useTexts(dishTexts).filter;
  const types = DISH_TYPES.map((value) => ({ value, label: texts.types[value] }));
  const prices = PRICE_CHOICES.map((value) => ({ value, label: texts.under(formatMoney(value)) }));
  const chosen = filter.diets ?? [];
  const offered = DIETS.filter((diet) => chosen.includes(diet) || dishes.some((dish) => suits(dish, diet)));
  const all = { value: undefined, label: texts.all };
  return (
    <section
      id={id}
      aria-label={texts.label}
      className="grid gap-5 rounded-card border border-line bg-paper p-4 md:grid-cols-[auto_1fr] md:gap-x-10 md:p-5"
    >
      <Group
        legend={texts.diet}
        name="diet"
        choices={[all, ...types]}
        chosen={filter.type}
        onChoose={(type) => onChange({ type })}
      />
      <Group
        legend={texts.price}
        name="price"
        choices={[all, ...prices]}
        chosen={filter.maxPrice}
        onChoose={(maxPrice) => onChange({ maxPrice })}
      />
      <Columns />
      {offered.length > 0 && (
        <Diets offered={offered} chosen={chosen} onChoose={(diets) => onChange({ diets })} />
      )}
    </section>
  );
}
