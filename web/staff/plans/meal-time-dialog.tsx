import { ID } from 'appwrite';
import { useState } from 'react';
import { mealTimeAttributes } from '#domain/plans/meal-time-attributes.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { TranslationFields } from '#web/brand/translation-fields.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { toast } from '#web/ui/toast.ts';
import { usePlanActions } from './actions.ts';
import { usePlanFailures } from './failures.ts';
import {
  type MealTimeDocument,
  type MealTimeField,
  mealTimeProblems,
  mealTimeValues,
  type TypedMealTime,
  typedMealTime,
} from './meal-time-values.ts';
import { planAdminTexts } from './texts.ts';

interface MealTimeDialogProps {
  /** The meal time as it was when the dialog was opened; undefined for a new one. */
  mealTime: MealTimeDocument | undefined;
  onClose: () => void;
}

/** A dialog that makes or changes a meal time (PLAN-30). */
export function MealTimeDialog({ mealTime, onClose }: MealTimeDialogProps) {
  const texts = useTexts(planAdminTexts);
  const messages = useTexts(planMessages);
  const { fields, days, add } = texts.mealTimes;
  const failed = usePlanFailures();
  const actions = usePlanActions();
  const [id] = useState(ID.unique);
  const [typed, setTyped] = useState(() => typedMealTime(mealTime));
  const { leave, question } = useUnsaved(JSON.stringify(typedMealTime(mealTime)) !== JSON.stringify(typed));
  const submission = useSubmit<TypedMealTime, MealTimeField>({
    read: () => typed,
    check: (given) => mealTimeProblems(given, { ...messages, ...texts.problems }),
    async send(given) {
      const values = mealTimeValues(given);
      await (mealTime ? actions.change('mealTimes', mealTime, values) : actions.add('mealTimes', values, id));
      toast.success(texts.saved(values.name));
      onClose();
    },
    failed,
  });
  const change = (part: Partial<TypedMealTime>) => setTyped((before) => ({ ...before, ...part }));
  const control = (name: MealTimeField) => ({
    label: fields[name],
    name,
    value: typed[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    error: submission.problems[name],
  });
  const cancel = () => leave(onClose);
  return (
    <Dialog open onClose={cancel} title={mealTime ? texts.changeOf(mealTime.name) : add}>
      <Form submission={submission} className="grid gap-4 p-5">
        <Field
          {...control('name')}
          data-autofocus=""
          required
          maxLength={mealTimeAttributes.name.size}
          hint={fields.nameHint}
        />
        <TranslationFields
          fields={{ name: { label: fields.name, size: mealTimeAttributes.name.size } }}
          values={typed.translations}
          onChange={(translations) => change({ translations })}
        />
        <div className="grid grid-cols-2 gap-4">
          <Field {...control('deliveredFrom')} type="time" required />
          <Field {...control('deliveredUntil')} type="time" required />
          <Select
            label={fields.cutoffDays}
            name="cutoffDays"
            required
            choices={days.map((label, count) => ({ value: `${count}`, label }))}
            value={typed.cutoffDays}
            onPick={(cutoffDays) => change({ cutoffDays })}
          />
          <Field {...control('cutoffAt')} type="time" required />
        </div>
        <Field {...control('mostMeals')} inputMode="numeric" hint={fields.mostMealsHint} />
        <SaveButtons texts={texts} busy={submission.busy} onCancel={cancel} />
      </Form>
      {question}
    </Dialog>
  );
}
