import type { ReactNode } from 'react';
import { DISH_TYPES } from '#domain/dishes/kinds.ts';
import { planAttributes } from '#domain/plans/attributes.ts';
import { MOST_WEEKS } from '#domain/plans/plan-menus.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { PictureField } from '#web/brand/picture-field.tsx';
import { TranslationFields } from '#web/brand/translation-fields.tsx';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CheckBoxes } from '#web/ui/form/check-boxes.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import type { PlanField, TypedPlan } from './plan-values.ts';
import type { MealTimeDocument } from './queries.ts';
import { planAdminTexts } from './texts.ts';

interface PlanFieldsProps {
  isNew: boolean;
  typed: TypedPlan;
  mealTimes: readonly MealTimeDocument[];
  problems: Partial<Record<PlanField, string>>;
  /** What the typed price does to subscribers. */
  priceNews: ReactNode;
  onChange: (part: Partial<TypedPlan>) => void;
}

type TextField =
  | 'name'
  | 'description'
  | 'price'
  | 'bundleMeals'
  | 'bundlePrice'
  | 'bundleDays'
  | 'trialMeals'
  | 'mostSubscribers';

const LINES = 3;
const { name: NAME, description: DESCRIPTION } = planAttributes;

/** The fields of a plan: what each needs first, and folded for a new one what can follow (PLAN-30). */
export function PlanFields({ isNew, typed, mealTimes, problems, priceNews, onChange }: PlanFieldsProps) {
  const texts = useTexts(planAdminTexts);
  const { fields } = texts.plans;
  const { weekdays } = useTexts(openingMessages);
  const areas = useSiteSettings().areas.filter(({ plans }) => plans);
  const control = (name: TextField) => ({
    label: fields[name],
    name,
    autoComplete: 'off',
    value: typed[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    error: problems[name],
  });
  const cycles = Array.from({ length: MOST_WEEKS + 1 }, (_, weeks) => ({
    value: `${weeks}`,
    label: weeks === 0 ? fields.cycles.none : weeks === 1 ? fields.cycles.week : fields.cycles.weeks(weeks),
  }));
  return (
    <>
      <Field {...control('price')} data-autofocus="" required inputMode="decimal" hint={fields.priceHint} />
      {priceNews}
      <CheckBoxes
        legend={fields.weekdays}
        name="weekdays"
        inRows
        choices={WEEKDAYS.map((value) => ({ value, label: weekdays[value] }))}
        values={typed.weekdays}
        onChange={(days) => onChange({ weekdays: WEEKDAYS.filter((day) => days.includes(day)) })}
        error={problems.weekdays}
      />
      <CheckBoxes
        legend={fields.mealTimes}
        name="mealTimeIds"
        inRows
        choices={mealTimes.map(({ $id, name }) => ({ value: $id, label: name }))}
        values={typed.mealTimeIds}
        onChange={(mealTimeIds) => onChange({ mealTimeIds })}
        error={problems.mealTimeIds}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field {...control('name')} required maxLength={NAME.size} hint={fields.nameHint} />
        <Select
          label={fields.type}
          name="type"
          required
          choices={[
            ...(typed.type === '' ? [{ value: '' as const, label: fields.chooseType }] : []),
            ...DISH_TYPES.map((value) => ({ value, label: fields.types[value] })),
          ]}
          value={typed.type}
          onPick={(type) => onChange({ type })}
          error={problems.type}
        />
      </div>
      <details open={isNew ? undefined : true} className="border-line border-y">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{fields.rest}</summary>
        <div className="grid gap-5 pt-2 pb-5">
          <TextArea {...control('description')} rows={LINES} maxLength={DESCRIPTION.size} />
          <TranslationFields
            fields={{
              name: { label: fields.name, size: NAME.size },
              description: { label: fields.description, size: DESCRIPTION.size, rows: LINES },
            }}
            values={typed.translations}
            onChange={(translations) => onChange({ translations })}
          />
          <PictureField
            texts={texts.picture}
            label={fields.picture}
            value={typed.imgUrl}
            onChange={(imgUrl) => onChange({ imgUrl })}
          />
          <Select
            label={fields.cycle}
            name="cycleWeeks"
            required
            choices={cycles}
            value={typed.cycleWeeks}
            onPick={(cycleWeeks) => onChange({ cycleWeeks })}
          />
          {areas.length > 0 && (
            <CheckBoxes
              legend={fields.areaIds}
              name="areaIds"
              inRows
              choices={areas.map(({ areaId, name }) => ({ value: areaId, label: name }))}
              values={typed.areaIds}
              onChange={(areaIds) => onChange({ areaIds })}
            />
          )}
          <ChoiceFields
            choices={typed.choices}
            error={problems.choices}
            onChange={(choices) => onChange({ choices })}
          />
          <fieldset className="grid min-w-0 gap-3">
            <legend className="mb-2 font-semibold text-sm">{fields.more}</legend>
            <p className="text-muted text-sm">{fields.bundleHint}</p>
            <div className="grid items-start gap-4 sm:grid-cols-3">
              <Field {...control('bundleMeals')} inputMode="numeric" hint={fields.empty} />
              <Field {...control('bundlePrice')} inputMode="decimal" />
              <Field {...control('bundleDays')} inputMode="numeric" />
            </div>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <Field
                {...control('trialMeals')}
                inputMode="numeric"
                hint={`${fields.empty} ${fields.trialHint}`}
              />
              <Field {...control('mostSubscribers')} inputMode="numeric" hint={fields.emptyLimit} />
            </div>
          </fieldset>
        </div>
      </details>
      <Switch
        label={fields.isOnSale}
        checked={typed.isOnSale}
        onChange={(isOnSale) => onChange({ isOnSale })}
      />
    </>
  );
}
