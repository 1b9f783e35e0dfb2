import { ID } from 'appwrite';
import { Plus, Trash2 } from 'lucide-react';
import { planAttributes } from '#domain/plans/attributes.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { TypedChoice } from './plan-values.ts';
import { planAdminTexts } from './texts.ts';

interface ChoiceFieldsProps {
  choices: readonly TypedChoice[];
  error: string | undefined;
  onChange: (choices: readonly TypedChoice[]) => void;
}

/** The standing choices of a plan: what each subscriber chooses once, such as roti or rice. */
export function ChoiceFields({ choices, error, onChange }: ChoiceFieldsProps) {
  const { fields } = useTexts(planAdminTexts).plans;
  const set = (id: string, part: Partial<TypedChoice>) =>
    onChange(choices.map((each) => (each.id === id ? { ...each, ...part } : each)));
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-semibold text-sm">{fields.choices}</legend>
      <p className="text-muted text-sm">{fields.choicesHint}</p>
      {choices.map(({ id, name, options }, at) => (
        <fieldset key={id} className="flex flex-wrap items-end gap-3">
          <legend className="sr-only">{fields.choice(at + 1)}</legend>
          <div className="min-w-0 flex-1 basis-28">
            <Field
              label={fields.choiceName}
              name={at === 0 ? 'choices' : `choice-${id}`}
              required
              maxLength={40}
              autoComplete="off"
              value={name}
              onChange={({ target }) => set(id, { name: target.value })}
            />
          </div>
          <div className="min-w-0 flex-2 basis-48">
            <Field
              label={fields.choiceOptions}
              name={`options-${id}`}
              required
              maxLength={420}
              autoComplete="off"
              value={options}
              onChange={({ target }) => set(id, { options: target.value })}
            />
          </div>
          <Button
            variant="quiet"
            aria-label={fields.removeChoice(name || fields.choice(at + 1))}
            onClick={() => onChange(choices.filter((each) => each.id !== id))}
          >
            <Trash2 className="size-5" aria-hidden="true" />
          </Button>
        </fieldset>
      ))}
      <p aria-live="polite" className="font-semibold text-danger text-sm empty:hidden">
        {error}
      </p>
      {choices.length < planAttributes.choices.max && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => onChange([...choices, { id: ID.unique(), name: '', options: '' }])}
        >
          <Plus className="size-5" aria-hidden="true" />
          {fields.addChoice}
        </Button>
      )}
    </fieldset>
  );
}
