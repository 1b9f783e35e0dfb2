import { ID } from 'appwrite';
import { useState } from 'react';
import type { Area } from '#domain/areas/area.ts';
import { AREA_KINDS, areaAttributes } from '#domain/areas/attributes.ts';
import { areaFormMessages } from '#domain/areas/form-messages.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChoiceRow } from '#web/ui/form/choice-row.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAreaActions } from './actions.ts';
import {
  type AreaDocument,
  type AreaField,
  areaProblems,
  areaValues,
  type TypedArea,
  typedArea,
} from './area-values.ts';
import { AreasMap } from './areas-map.tsx';
import { useOrdersByArea } from './ordered-places.ts';
import { OrdersOutside } from './orders-outside.tsx';
import { areasTexts } from './texts.ts';

interface AreaDialogProps {
  /** The area as it was when the dialog was opened; undefined for a new one. */
  area: AreaDocument | undefined;
  /** All areas in their order, to see how this one changes what lies outside. */
  areas: readonly Area[];
  onClose: () => void;
}

interface PartProps {
  typed: TypedArea;
  problems: Partial<Record<AreaField, string>>;
  onChange: (part: Partial<TypedArea>) => void;
}

type TextName = Exclude<AreaField, 'kind' | 'middle' | 'plans' | 'pincodes'>;

function useControl({ typed, problems, onChange }: PartProps) {
  const { fields } = useTexts(areasTexts);
  return (name: TextName) => ({
    label: fields[name],
    name,
    value: typed[name],
    autoComplete: 'off',
    error: problems[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
}

/** Pincodes, or a circle. */
function ShapeFields(props: PartProps) {
  const { fields, kinds } = useTexts(areasTexts);
  const { typed, problems, onChange } = props;
  const control = useControl(props);
  return (
    <>
      <ChoiceRow
        legend={fields.kind}
        name="kind"
        choices={AREA_KINDS.map((value) => ({ value, label: kinds[value] }))}
        value={typed.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {typed.kind === 'pincodes' ? (
        <TextArea
          label={fields.pincodes}
          name="pincodes"
          rows={3}
          required
          hint={fields.pincodesHint}
          value={typed.pincodes}
          error={problems.pincodes}
          onChange={(event) => onChange({ pincodes: event.target.value })}
        />
      ) : (
        <>
          <Field
            {...control('radiusKm')}
            required
            inputMode="decimal"
            maxLength={6}
            hint={fields.radiusHint}
          />
          <ChoiceRow
            legend={fields.middle}
            name="middle"
            choices={(['kitchen', 'point'] as const).map((value) => ({
              value,
              label: fields.middles[value],
            }))}
            value={typed.middle}
            onChange={(middle) => onChange({ middle })}
          />
          {typed.middle === 'point' && (
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <Field {...control('latitude')} required inputMode="decimal" maxLength={12} />
              <Field {...control('longitude')} required inputMode="decimal" maxLength={12} />
            </div>
          )}
        </>
      )}
    </>
  );
}

/** What differs there. */
function TermFields(props: PartProps) {
  const { fields } = useTexts(areasTexts);
  const { typed, onChange } = props;
  const control = useControl(props);
  const amount = { inputMode: 'decimal', maxLength: 8, placeholder: fields.asUsual } as const;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field {...control('deliveryFee')} {...amount} />
        <Field {...control('minimumOrder')} {...amount} />
        <Field {...control('freeAbove')} {...amount} />
        <Field {...control('extraMinutes')} required inputMode="numeric" maxLength={3} />
        <Field {...control('feePerKm')} inputMode="decimal" maxLength={8} hint={fields.feePerKmHint} />
        {typed.feePerKm.trim() !== '' && (
          <Field {...control('kmIncluded')} inputMode="decimal" maxLength={5} />
        )}
      </div>
      <Switch label={fields.plans} checked={typed.plans} onChange={(plans) => onChange({ plans })} />
    </>
  );
}

/** A dialog that makes or changes an area (AREA-6). */
export function AreaDialog({ area, areas, onClose }: AreaDialogProps) {
  const texts = useTexts(areasTexts);
  const messages = useTexts(areaFormMessages);
  const failureWords = useFailureWords();
  const actions = useAreaActions();
  const [id] = useState(ID.unique);
  const [first] = useState(() => typedArea(area));
  const [typed, setTyped] = useState(first);
  const { leave, question } = useUnsaved(JSON.stringify(first) !== JSON.stringify(typed));
  const submission = useSubmit<TypedArea, AreaField>({
    read: () => typed,
    check: (given) => areaProblems(given, { ...texts.problems, pincodes: messages.pincodesWrong }),
    async send(given) {
      const values = areaValues(given);
      await (area ? actions.change(area, values) : actions.add(id, values));
      toast.success(texts.saved(values.name));
      onClose();
    },
    failed: (error) =>
      failureWords(error, {
        byType: { document_update_conflict: texts.conflict },
        otherwise: texts.failed,
      }),
  });
  const { problems } = submission;
  const draft = { ...areaValues(typed), areaId: area?.$id ?? 'new' };
  const drafted = area ? areas.map((each) => (each.areaId === area.$id ? draft : each)) : [...areas, draft];
  const orders = useOrdersByArea(drafted);
  const onChange = (part: Partial<TypedArea>) => setTyped((before) => ({ ...before, ...part }));
  const cancel = () => leave(onClose);
  return (
    <Dialog open onClose={cancel} title={area ? texts.changeOf(area.name) : texts.add}>
      <Form submission={submission} className="grid gap-4 p-5">
        <Field
          label={texts.fields.name}
          name="name"
          data-autofocus=""
          required
          autoComplete="off"
          maxLength={areaAttributes.name.size}
          hint={texts.fields.nameHint}
          value={typed.name}
          error={problems.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <ShapeFields {...{ typed, problems, onChange }} />
        <AreasMap
          areas={drafted}
          edited={draft.areaId}
          onMove={
            typed.middle === 'point'
              ? ({ latitude, longitude }) =>
                  onChange({ latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) })
              : undefined
          }
        />
        {orders && (
          <div>
            <p className="text-sm">{texts.lately.inside(orders.byArea[draft.areaId] ?? 0)}</p>
            <OrdersOutside orders={orders} />
          </div>
        )}
        <TermFields {...{ typed, problems, onChange }} />
        <SaveButtons texts={texts} busy={submission.busy} onCancel={cancel} />
      </Form>
      {question}
    </Dialog>
  );
}
