import { Trash2 } from 'lucide-react';
import { preparedItemAttributes } from '#domain/prep/attributes.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import type { TypedUse } from './item-values.ts';
import type { Taker } from './queries.ts';
import { prepItemTexts } from './texts.ts';

interface UseFieldsProps {
  uses: readonly TypedUse[];
  /** What it is counted in. */
  unit: string;
  dishes: readonly Taker[];
  options: readonly Taker[];
  error: string | undefined;
  onChange: (uses: readonly TypedUse[]) => void;
}

/** The use of a dish or an option that somebody has chosen. */
function chosenUse(key: string): TypedUse['use'] {
  const [groupId = '', choiceId] = key.split(' ');
  return choiceId === undefined ? { dishId: key } : { groupId, choiceId };
}

/** The dishes and options that take of an item, and how much of it one portion takes. */
export function UseFields({ uses, unit, dishes, options, error, onChange }: UseFieldsProps) {
  const texts = useTexts(prepItemTexts);
  const words = texts.uses;
  const names = new Map([...dishes, ...options].map(({ key, name }) => [key, name]));
  const isFull = uses.length >= preparedItemAttributes.uses.max;
  const add = (key: string) => key !== '' && onChange([...uses, { key, use: chosenUse(key), quantity: '1' }]);
  const picker = (label: string, takers: readonly Taker[]) => {
    const left = takers.filter(({ key }) => !uses.some((use) => use.key === key));
    if (isFull || left.length === 0) return null;
    return (
      <Select
        label={label}
        required
        choices={[
          { value: '', label: words.choose },
          ...left.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        value=""
        onPick={add}
      />
    );
  };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-sans font-semibold text-base">{words.title}</legend>
      <p className="text-muted text-sm">{words.hint}</p>
      {uses.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="grid gap-2">
        {uses.map(({ key, quantity }, at) => {
          const name = names.get(key) ?? texts.gone;
          return (
            <li key={key} className="flex items-end gap-3">
              <div className="min-w-0 flex-1">
                <Field
                  label={words.quantity(name, unit)}
                  name={at === 0 ? 'uses' : `uses-${key}`}
                  required
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={6}
                  value={quantity}
                  onChange={({ target }) =>
                    onChange(uses.map((use) => (use.key === key ? { ...use, quantity: target.value } : use)))
                  }
                />
              </div>
              <button
                type="button"
                aria-label={words.remove(name)}
                onClick={() => onChange(uses.filter((use) => use.key !== key))}
                className="mb-px grid size-11 shrink-0 place-items-center rounded-control border border-edge bg-paper text-danger transition-colors duration-150 hover:border-ink"
              >
                <Trash2 className="size-5" aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      <p aria-live="polite" className="font-semibold text-danger text-sm empty:hidden">
        {error}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {picker(words.dish, dishes)}
        {picker(words.option, options)}
      </div>
    </fieldset>
  );
}
