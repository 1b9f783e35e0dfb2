import { Trash2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { MAX_QUANTITY } from '#domain/carts/quantity.ts';
import { portionMessages } from '#domain/dishes/portion-messages.ts';
import { lineKey } from '#domain/option-groups/options-key.ts';
import { lineName } from '#domain/orders/line.ts';
import { lineTotal } from '#domain/orders/line-total.ts';
import { LineExtras } from '#web/brand/line-extras.tsx';
import { Money } from '#web/brand/money.tsx';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { usePortionsLeft } from '#web/shared/carts/portions-left.ts';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { CONTROL } from '#web/ui/form/field.tsx';
import type { DishToAdd } from './choose-dish.tsx';
import { addDish, type DraftLine, dishesFound, priceOfOne, readDishSearch } from './draft.ts';
import type { OfferedDish } from './queries.ts';
import { byPhoneTexts } from './texts.ts';

interface LineProps {
  line: DraftLine;
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

function Line({ line, onChange, onRemove }: LineProps) {
  const { dish, quantity, options } = line;
  const name = lineName({ ...dish, ...(options && { options }) });
  const texts = useTexts(byPhoneTexts).dishes;
  const { fewPortions } = useTexts(portionMessages);
  const left = usePortionsLeft()[dish.id];
  return (
    <li className="flex items-center gap-3 py-2">
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={texts.quantityOf(name)}
        value={quantity || ''}
        onChange={({ target: { value } }) => {
          if (/^\d*$/.test(value)) onChange(Math.min(Number(value), MAX_QUANTITY));
        }}
        onFocus={({ target }) => target.select()}
        className={`${CONTROL} w-20! shrink-0 text-center font-semibold tabular-nums`}
      />
      <VegMark type={dish.type} size="small" />
      <span className="wrap-anywhere min-w-0 flex-1 font-semibold leading-tight">
        {dish.name}
        {options && <LineExtras options={options} />}
        {left !== undefined && left < quantity && (
          <span className="block text-danger text-sm">{fewPortions(dish.name, left)}</span>
        )}
      </span>
      <Money paise={lineTotal({ price: priceOfOne(line), quantity })} className="max-sm:hidden" />
      <button
        type="button"
        aria-label={texts.remove(name)}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-ink/6 hover:text-ink"
      >
        <Trash2 className="size-5" aria-hidden="true" />
      </button>
    </li>
  );
}

interface DishLinesProps {
  dishes: readonly OfferedDish[];
  lines: readonly DraftLine[];
  error: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  onChange: (lines: readonly DraftLine[]) => void;
  /** Asks for the options of a dish that is to be added. */
  onChoose: (wanted: DishToAdd) => void;
}

/** The dishes of the order, and the box that adds one: '2 sam' and Enter are two samosas. */
export function DishLines({ dishes, lines, error, input, onChange, onChoose }: DishLinesProps) {
  const texts = useTexts(byPhoneTexts).dishes;
  const [typed, setTyped] = useState('');
  const { quantity, text } = readDishSearch(typed);
  const found = dishesFound(dishes, text);

  const add = (id: string) => {
    const dish = found.find((each) => each.id === id);
    if (!dish) return;
    setTyped('');
    if (dish.optionGroupIds) return onChoose({ dish, quantity });
    onChange(addDish(lines, dish, quantity));
    input.current?.focus();
  };
  const status = text === '' ? '' : found.length === 0 ? texts.nothing : texts.found(found.length);

  return (
    <>
      <Combobox
        input={input}
        name="dishes"
        label={texts.add}
        placeholder={texts.placeholder}
        hint={text !== '' && found.length === 0 ? texts.nothing : texts.hint}
        error={error}
        required
        value={typed}
        onType={setTyped}
        options={found.map((dish) => ({
          id: dish.id,
          content: (
            <span className="flex min-w-0 flex-1 items-center gap-3">
              <span className="w-9 shrink-0 font-semibold tabular-nums">{`${quantity} ×`}</span>
              <VegMark type={dish.type} size="small" />
              <span className="wrap-anywhere min-w-0 flex-1">{dish.name}</span>
              <Money paise={dish.from ?? dish.price} className="text-muted" />
            </span>
          ),
        }))}
        onPick={add}
        status={status}
      />
      {lines.length > 0 && (
        <ul aria-label={texts.list} className="mt-3 divide-y divide-line border-line border-t">
          {lines.map((line) => (
            <Line
              key={lineKey({ ...line, dishId: line.dish.id })}
              line={line}
              onChange={(count) =>
                onChange(lines.map((each) => (each === line ? { ...each, quantity: count } : each)))
              }
              onRemove={() => {
                onChange(lines.filter((each) => each !== line));
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
