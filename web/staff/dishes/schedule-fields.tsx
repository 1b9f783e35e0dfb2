import { openingMessages } from '#domain/site/messages.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CheckBoxes } from '#web/ui/form/check-boxes.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import type { DishProblems } from './dish-form.ts';
import type { DishInfo } from './dish-values.ts';
import { dishAdminTexts } from './texts.ts';

interface ScheduleFieldsProps {
  info: DishInfo;
  onChange: (change: Partial<DishInfo>) => void;
  problems: DishProblems;
}

/** The fields for the days on which a dish is served. */
export function ScheduleFields({ info, onChange, problems }: ScheduleFieldsProps) {
  const { fields, schedule } = useTexts(dishAdminTexts);
  const { weekdays } = useTexts(openingMessages);
  const day = (name: 'servedFrom' | 'servedUntil') => (
    <DateField
      label={fields[name]}
      name={name}
      value={info[name] ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value || null })}
      error={problems[name]}
    />
  );
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{schedule.legend}</legend>
      <p className="text-muted text-sm">{schedule.hint}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {day('servedFrom')}
        {day('servedUntil')}
      </div>
      <CheckBoxes
        legend={fields.servedOn}
        name="servedOn"
        inRows
        choices={WEEKDAYS.map((value) => ({ value, label: weekdays[value] }))}
        values={info.servedOn}
        onChange={(servedOn) => onChange({ servedOn })}
      />
    </fieldset>
  );
}
