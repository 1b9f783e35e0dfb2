import { useQuery } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { MAX_CHOICES } from '#domain/option-groups/attributes.ts';
import { MAX_OPTION_NAME, readChoices } from '#domain/option-groups/choice.ts';
import { brandTexts } from '#web/brand/texts.ts';
import { TranslationFields } from '#web/brand/translation-fields.tsx';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { briefDishesQuery } from '#web/shared/dishes/queries.ts';
import type { ControlProps } from '#web/sheets/sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { Problems } from '#web/ui/form/form-fields.ts';
import { Select } from '#web/ui/form/select.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { SortableList } from '#web/ui/sortable/sortable-list.tsx';
import { choiceText } from './choice-words.ts';
import { groupAdminTexts } from './texts.ts';
import {
  choiceField,
  choiceJson,
  choiceProblems,
  newChoice,
  type TypedChoice,
  typedChoices,
} from './typed-choice.ts';

interface ChoiceFieldsProps {
  choice: TypedChoice;
  place: number;
  onChange: (change: Partial<TypedChoice>) => void;
  problems: Problems;
  /** The name of a field in the form. */
  nameOf: (field: string) => string;
}

/** The fields of one choice. Those of a dish come from the dish. */
function ChoiceFields({ choice, place, onChange, problems, nameOf }: ChoiceFieldsProps) {
  const texts = useTexts(groupAdminTexts).choice;
  const { diet } = useTexts(brandTexts);
  const nameField = choiceField('name', choice.id);
  const priceField = choiceField('price', choice.id);
  const typeField = choiceField('type', choice.id);
  const isDish = choice.dishId !== undefined;
  return (
    <fieldset className="grid min-w-0 flex-1 grid-cols-2 items-start gap-x-3 gap-y-2">
      <legend className="sr-only">{texts.title(place)}</legend>
      <div className="col-span-2">
        {isDish ? (
          <div>
            <p className="mb-1 font-semibold text-sm">{texts.name}</p>
            <p className="wrap-anywhere flex min-h-11 items-center gap-2">
              <VegMark type={choice.veg ? 'veg' : 'non-veg'} size="small" />
              {choice.name}
            </p>
          </div>
        ) : (
          <Field
            label={texts.name}
            name={nameOf(nameField)}
            required
            maxLength={MAX_OPTION_NAME}
            autoComplete="off"
            value={choice.name}
            onChange={(event) => onChange({ name: event.target.value })}
            error={problems[nameField]}
          />
        )}
      </div>
      <Field
        label={texts.price}
        name={nameOf(priceField)}
        required
        placeholder="0"
        maxLength={12}
        autoComplete="off"
        value={choice.price}
        onChange={(event) => onChange({ price: event.target.value })}
        error={problems[priceField]}
      />
      {isDish ? (
        <p className="self-center text-muted text-sm">{texts.fromDish}</p>
      ) : (
        <Select
          label={texts.type}
          name={nameOf(typeField)}
          required
          choices={[
            ...(choice.veg === null ? [{ value: '', label: texts.chooseType }] : []),
            { value: 'veg', label: diet.veg },
            { value: 'non-veg', label: diet['non-veg'] },
          ]}
          value={choice.veg === null ? '' : choice.veg ? 'veg' : 'non-veg'}
          onPick={(type) => onChange({ veg: type === 'veg' })}
          error={problems[typeField]}
        />
      )}
      {!isDish && (
        <div className="col-span-2 flex flex-wrap items-end gap-x-6 gap-y-2">
          <div className="min-w-48 flex-1">
            <TranslationFields
              fields={{ name: { label: texts.name, size: MAX_OPTION_NAME } }}
              of={choice.id}
              values={choice.translations ?? {}}
              onChange={(translations) => onChange({ translations })}
            />
          </div>
          <Switch
            label={texts.available}
            checked={choice.isAvailable}
            onChange={(isAvailable) => onChange({ isAvailable })}
          />
        </div>
      )}
    </fieldset>
  );
}

/** The choices of a group in the form: to fill in, sort, add and remove. A new group begins with one. */
export function ChoiceList({ label, hint, name, value, error, onChange }: ControlProps) {
  const texts = useTexts(groupAdminTexts);
  const { data: dishes = [] } = useQuery(briefDishesQuery(useSdk()));
  const [choices, setChoices] = useState<readonly TypedChoice[]>(() => {
    const stored = typedChoices(value);
    return stored.length > 0 ? stored : [newChoice(ID.unique())];
  });
  const take = (changed: readonly TypedChoice[]) => {
    setChoices(changed);
    onChange(changed.map(choiceJson));
  };
  const found = choiceProblems(choices, texts.problems);
  // The form moves the focus to the field of the row's name.
  const [first] = Object.keys(found);
  // Once refused, what is wrong is said until all of it is right.
  const [isRefused, setRefused] = useState(false);
  const isSaid = first !== undefined && (isRefused || error !== undefined);
  if (isSaid !== isRefused) setRefused(isSaid);
  const problems = isSaid ? found : {};
  const nameOf = (field: string) => (field === first ? name : field);
  const unused = dishes.filter(({ $id }) => !choices.some(({ dishId }) => dishId === $id));
  const isFull = choices.length >= MAX_CHOICES;
  const addDish = (id: string) => {
    const dish = unused.find(({ $id }) => $id === id);
    if (!dish) return;
    const part = { name: dish.name, veg: dish.type === 'veg', isAvailable: dish.isAvailable, dishId: id };
    take([...choices, { ...newChoice(ID.unique()), ...part }]);
  };
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="font-sans font-semibold text-base">{label}</h3>
        <p className="text-muted text-sm">{hint}</p>
        <p aria-live="polite" className="font-semibold text-danger text-sm">
          {error}
        </p>
      </div>
      {choices.length > 0 && (
        <SortableList
          items={choices.map((choice, at) => ({
            id: choice.id,
            name: choice.name || texts.choice.title(at + 1),
            choice,
          }))}
          onMove={(from, to) => {
            const moved = choices[from];
            if (moved) take(choices.toSpliced(from, 1).toSpliced(to, 0, moved));
          }}
          actions={({ id, name }) => (
            <button
              type="button"
              aria-label={texts.choice.remove(name)}
              onClick={() => take(choices.filter((choice) => choice.id !== id))}
              className="grid size-11 place-items-center rounded-control border border-edge bg-paper text-danger transition-colors duration-150 hover:border-ink"
            >
              <Trash2 className="size-5" aria-hidden="true" />
            </button>
          )}
        >
          {({ choice }, place) => (
            <ChoiceFields
              choice={choice}
              place={place + 1}
              onChange={(change) =>
                take(choices.map((each) => (each.id === choice.id ? { ...each, ...change } : each)))
              }
              problems={problems}
              nameOf={nameOf}
            />
          )}
        </SortableList>
      )}
      {!isFull && (
        <div className="flex flex-wrap items-end gap-3">
          <Button variant="secondary" onClick={() => take([...choices, newChoice(ID.unique())])}>
            {texts.addChoice}
          </Button>
          {unused.length > 0 && (
            <div className="min-w-56 flex-1 sm:max-w-xs">
              <Select
                label={texts.addDish}
                required
                choices={[
                  { value: '', label: texts.chooseDish },
                  ...unused.map(({ $id, name }) => ({ value: $id, label: name })),
                ]}
                value=""
                onPick={addDish}
              />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** The choices of one of two versions, below each other, with all that may differ in them. */
export function ShownChoices({ value }: Pick<ControlProps, 'value'>) {
  const { notAvailable } = useTexts(groupAdminTexts).choice;
  const { diet } = useTexts(brandTexts);
  return readChoices(Array.isArray(value) ? value : []).map((choice) => (
    <span key={choice.id} className="block">
      {choiceText(choice, { nonVeg: diet['non-veg'], notAvailable })}
    </span>
  ));
}
