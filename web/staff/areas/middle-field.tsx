import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { ControlProps } from '#web/sheets/sheet.ts';
import { ChoiceRow } from '#web/ui/form/choice-row.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { AreaPreview } from './area-preview.tsx';
import { areasTexts } from './texts.ts';

/** The degrees of a middle as they are typed; empty: the kitchen. */
const degreesOf = (value: ControlProps['value']): readonly string[] => (Array.isArray(value) ? value : []);

/** The middle of a circle: the kitchen, or a point that is typed or moved on the map. */
export function MiddleField({ value, form, documentId, problems, onChange, ...field }: ControlProps) {
  const { middle: texts } = useTexts(areasTexts);
  const { latitude, longitude } = useSiteSettings().shop;
  const degrees = degreesOf(value);
  const moveTo = (place: { latitude: number; longitude: number }) =>
    onChange([place.latitude.toFixed(5), place.longitude.toFixed(5)]);
  const isPoint = degrees.length > 0;
  return (
    <>
      <ChoiceRow
        legend={field.label}
        name="middle"
        choices={(['kitchen', 'point'] as const).map((each) => ({ value: each, label: texts[each] }))}
        value={isPoint ? 'point' : 'kitchen'}
        onChange={(chosen) => (chosen === 'point' ? moveTo({ latitude, longitude }) : onChange([]))}
      />
      {isPoint && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {(['latitude', 'longitude'] as const).map((name, at) => (
            <Field
              key={name}
              label={texts[name]}
              name={name}
              required
              inputMode="decimal"
              autoComplete="off"
              value={degrees[at] ?? ''}
              error={problems[name]}
              onChange={({ target }) => onChange(degrees.with(at, target.value))}
            />
          ))}
        </div>
      )}
      <AreaPreview {...{ form, documentId }} onMove={isPoint ? moveTo : undefined} />
    </>
  );
}

export function ShownMiddle({ value }: Pick<ControlProps, 'value'>) {
  const { kitchen } = useTexts(areasTexts).middle;
  return degreesOf(value).join(', ') || kitchen;
}
