import { ID } from 'appwrite';
import { useState } from 'react';
import { preparedItemAttributes } from '#domain/prep/attributes.ts';
import type { PrepStation } from '#domain/prep/groups.ts';
import { PREP_UNITS } from '#domain/prep/units.ts';
import { TranslationFields } from '#web/brand/translation-fields.tsx';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { toast } from '#web/ui/toast.ts';
import { useItemActions } from './actions.ts';
import {
  type ItemDocument,
  type ItemField,
  itemProblems,
  itemValues,
  type TypedItem,
  typedItem,
} from './item-values.ts';
import type { Taker } from './queries.ts';
import { prepItemTexts } from './texts.ts';
import { UseFields } from './use-fields.tsx';

interface ItemDialogProps {
  /** The item as it was when the dialog was opened; undefined for a new one. */
  item: ItemDocument | undefined;
  stations: readonly PrepStation[];
  dishes: readonly Taker[];
  options: readonly Taker[];
  onClose: () => void;
}

/** A dialog that makes or changes a prepared item (PREP-1). */
export function ItemDialog({ item, stations, dishes, options, onClose }: ItemDialogProps) {
  const texts = useTexts(prepItemTexts);
  const { fields, units } = texts;
  const failureWords = useFailureWords();
  const actions = useItemActions();
  const [id] = useState(ID.unique);
  const [first] = useState(() => typedItem(item));
  const [typed, setTyped] = useState(first);
  const { leave, question } = useUnsaved(JSON.stringify(first) !== JSON.stringify(typed));
  const submission = useSubmit<TypedItem, ItemField>({
    read: () => typed,
    check: (given) => itemProblems(given, texts.problems),
    async send(given) {
      const values = itemValues(given);
      await (item ? actions.change(item, values) : actions.add(id, values));
      toast.success(texts.saved(values.name));
      onClose();
    },
    failed: (error) =>
      failureWords(error, {
        byType: { document_update_conflict: texts.conflict },
        otherwise: texts.failed,
      }),
  });
  const change = (part: Partial<TypedItem>) => setTyped((before) => ({ ...before, ...part }));
  const control = (name: 'name' | 'minutesAhead' | 'batchSize') => ({
    label: name === 'batchSize' ? fields.batchSize(units[typed.unit]) : fields[name],
    name,
    value: typed[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    error: submission.problems[name],
  });
  const cancel = () => leave(onClose);
  return (
    <Dialog open onClose={cancel} title={item ? texts.changeOf(item.name) : texts.add}>
      <Form submission={submission} className="grid gap-4 p-5">
        <Field
          {...control('name')}
          data-autofocus=""
          required
          maxLength={preparedItemAttributes.name.size}
          hint={fields.nameHint}
        />
        <TranslationFields
          fields={{ name: { label: fields.name, size: preparedItemAttributes.name.size } }}
          values={typed.translations}
          onChange={(translations) => change({ translations })}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Select
            label={fields.unit}
            name="unit"
            required
            choices={PREP_UNITS.map((value) => ({ value, label: units[value] }))}
            value={typed.unit}
            onPick={(unit) => change({ unit })}
          />
          <Select
            label={fields.menuId}
            name="menuId"
            required
            choices={[
              { value: '', label: fields.noStation },
              ...stations.map((station) => ({ value: station.id, label: station.name })),
            ]}
            value={typed.menuId}
            onPick={(menuId) => change({ menuId })}
          />
          <Field
            {...control('minutesAhead')}
            required
            inputMode="numeric"
            maxLength={4}
            hint={fields.minutesAheadHint}
          />
          <Field {...control('batchSize')} inputMode="numeric" maxLength={7} hint={fields.batchSizeHint} />
        </div>
        <UseFields
          uses={typed.uses}
          unit={units[typed.unit]}
          dishes={dishes}
          options={options}
          error={submission.problems.uses}
          onChange={(uses) => change({ uses })}
        />
        <SaveButtons texts={texts} busy={submission.busy} onCancel={cancel} />
      </Form>
      {question}
    </Dialog>
  );
}
