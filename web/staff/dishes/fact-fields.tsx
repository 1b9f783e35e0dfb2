import { ALLERGENS, NUTRIENTS } from '#domain/dishes/attributes.ts';
import { DIETS } from '#domain/dishes/kinds.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CheckBoxes } from '#web/ui/form/check-boxes.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import type { DishProblems } from './dish-form.ts';
import type { DishInfo } from './dish-values.ts';
import { dishAdminTexts } from './texts.ts';

interface FactFieldsProps {
  info: DishInfo;
  onChange: (change: Partial<DishInfo>) => void;
  problems: DishProblems;
}

/** The dietary facts in a dish's form. */
export function FactFields({ info, onChange, problems }: FactFieldsProps) {
  const { fields, facts } = useTexts(dishAdminTexts);
  const numberField = (name: (typeof NUTRIENTS)[number] | 'serves') => (
    <Field
      key={name}
      label={fields[name]}
      name={name}
      inputMode={name === 'serves' || name === 'calories' ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={8}
      value={info[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      error={problems[name]}
    />
  );
  return (
    <>
      <CheckBoxes
        legend={fields.diets}
        name="diets"
        inRows
        choices={DIETS.map((value) => ({ value, label: facts.diets[value] }))}
        values={info.diets}
        onChange={(diets) => onChange({ diets })}
        error={problems.diets}
      />
      <CheckBoxes
        legend={fields.allergens}
        name="allergens"
        inRows
        choices={ALLERGENS.map((value) => ({ value, label: facts.allergens[value] }))}
        values={info.allergens}
        onChange={(allergens) => onChange({ allergens })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={fields.spiceLevel}
          name="spiceLevel"
          choices={[
            { value: '', label: facts.none },
            ...facts.spice.map((label, level) => ({ value: `${level}`, label })),
          ]}
          value={info.spiceLevel}
          onPick={(spiceLevel) => onChange({ spiceLevel })}
        />
        {numberField('serves')}
      </div>
      <fieldset className="min-w-0">
        <legend className="font-semibold text-sm">{facts.nutrition}</legend>
        <p className="mb-2 text-muted text-sm">{facts.nutritionHint}</p>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">{NUTRIENTS.map(numberField)}</div>
      </fieldset>
    </>
  );
}
