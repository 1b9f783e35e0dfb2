import { Trash2 } from 'lucide-react';
import { readWhole } from '#domain/numbers.ts';
import { preparedItemAttributes } from '#domain/prep/attributes.ts';
import { PREP_UNITS } from '#domain/prep/units.ts';
import type { TypedValue } from '#domain/rows/typed.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { ControlProps } from '#web/sheets/sheet.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select, type SelectOption } from '#web/ui/form/select.tsx';
import { prepItemTexts } from './texts.ts';
import { isOptionKey, portionOf, readUses, type TypedUse, takerKey } from './uses.ts';

const usesOf = (value: TypedValue): TypedUse[] => (Array.isArray(value) ? readUses(value) : []);

const nameIn = (choices: readonly SelectOption[], key: string): string | undefined =>
  choices.find(({ value }) => value === key)?.label;

/** The dishes and options that take of an item, and how much of it one portion takes. */
export function UseFields({ label, hint, name: field, choices, value, form, error, onChange }: ControlProps) {
  const { uses: words, offMenu, fields } = useTexts(prepItemTexts);
  const uses = usesOf(value);
  const unit = PREP_UNITS.find((each) => each === form.unit) ?? 'portion';
  const isFull = uses.length >= preparedItemAttributes.uses.max;
  const change = (changed: readonly TypedUse[]) => onChange(changed.map((use) => JSON.stringify(use)));
  const picker = (title: string, takers: readonly SelectOption[]) => {
    const left = takers.filter((taker) => !uses.some((use) => takerKey(use) === taker.value));
    if (isFull || left.length === 0) return null;
    return (
      <Select
        label={title}
        required
        choices={[{ value: '', label: words.choose }, ...left]}
        value=""
        onPick={(key) => key !== '' && change([...uses, portionOf(key)])}
      />
    );
  };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-sans font-semibold text-base">{label}</legend>
      <p className="text-muted text-sm">{hint}</p>
      {uses.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="grid gap-2">
        {uses.map((use, at) => {
          const key = takerKey(use);
          const name = nameIn(choices, key) ?? offMenu;
          const take = (typed: string) =>
            change(
              uses.map((each) => (each === use ? { ...use, quantity: readWhole(typed) ?? typed } : each)),
            );
          return (
            <li key={key} className="flex items-end gap-3">
              <div className="min-w-0 flex-1">
                <Field
                  label={words.quantity(name, fields.unit.choices[unit][0] ?? unit)}
                  name={at === 0 ? field : `${field}-${key}`}
                  required
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={6}
                  value={`${use.quantity}`}
                  onChange={({ target }) => take(target.value)}
                />
              </div>
              <button
                type="button"
                aria-label={words.remove(name)}
                onClick={() => change(uses.filter((each) => each !== use))}
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
        {picker(
          words.dish,
          choices.filter((each) => !isOptionKey(each.value)),
        )}
        {picker(
          words.option,
          choices.filter((each) => isOptionKey(each.value)),
        )}
      </div>
    </fieldset>
  );
}

/** What takes of an item, in one line. */
export function ShownUses({ value, choices }: Pick<ControlProps, 'value' | 'choices'>) {
  const texts = useTexts(prepItemTexts);
  const shown = usesOf(value).map((use) =>
    texts.takes(nameIn(choices, takerKey(use)) ?? texts.offMenu, `${use.quantity}`),
  );
  return shown.join(', ') || texts.uses.none;
}
