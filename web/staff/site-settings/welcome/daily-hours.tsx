import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HoursSettings } from '#domain/site/hours-settings.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { clockTime } from '#domain/time/clock-words.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Refused, useSubmit } from '#web/ui/form/use-submit.ts';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { stateOf } from '../hours/draft.ts';
import { hoursTexts } from '../hours/texts.ts';
import { type SectionDocument, saveSection } from '../queries.ts';
import { settingTexts } from '../texts.ts';
import { welcomeTexts } from './texts.ts';

interface DailyHoursProps {
  document: SectionDocument<'hours'>;
  onSaved: () => void;
  /** Opens the form of the whole week. */
  onWeek: () => void;
}

/** What many kitchens have, for one press. */
const USUAL = [
  { from: '08:00', to: '21:00' },
  { from: '11:00', to: '22:00' },
  { from: '12:00', to: '23:00' },
] as const;

const weekOf = ({ value }: SectionDocument<'hours'>): HoursSettings => JSON.parse(value);

/** Whether the kitchen is open around the clock, as at first: only then one pair of times can say all. */
export const isAlwaysOpen = (document: SectionDocument<'hours'>): boolean =>
  Object.values(weekOf(document).week).every((spans) => stateOf(spans) === 'allDay');

/** The hours of a kitchen that opens and closes at the same times every day. */
export function DailyHours({ document, onSaved, onWeek }: DailyHoursProps) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const { steps, daily: texts } = useTexts(welcomeTexts);
  const { problems: problemTexts } = useTexts(hoursTexts);
  const settings = useTexts(settingTexts);
  const opening = useTexts(openingMessages);
  const [{ from, to }, setHours] = useState({ from: '', to: '' });
  const submission = useSubmit({
    read: () => ({ from, to }),
    check: (span) => ({
      ...(span.from === '' && { from: problemTexts.time }),
      ...(span.to === '' && { to: problemTexts.time }),
    }),
    async send(span) {
      const week = Object.fromEntries(WEEKDAYS.map((day) => [day, [span]]));
      const { isTheirs } = await saveSection(sdk, document, JSON.stringify({ ...weekOf(document), week }));
      await queries.invalidateQueries({ queryKey: ['settings'] });
      if (isTheirs) throw new Refused(settings.changedMeanwhile);
      toast.success(settings.saved);
      onSaved();
    },
    failed: (error) =>
      error instanceof Refused ? error : failureWords(error, { otherwise: settings.failed }),
  });
  const field = (name: 'from' | 'to') => ({
    value: name === 'from' ? from : to,
    onChange: ({ target }: { target: { value: string } }) => setHours({ from, to, [name]: target.value }),
    error: submission.problems[name],
  });
  return (
    <Panel title={steps.hours.title}>
      <p className="mb-4 text-muted">{steps.hours.lead}</p>
      <Form submission={submission} className="grid gap-4">
        <fieldset className="min-w-0">
          <legend className="mb-1 font-semibold text-sm">{texts.usual}</legend>
          <div className="flex flex-wrap gap-2">
            {USUAL.map((span) => (
              <Button
                key={span.from}
                variant="secondary"
                onClick={() => {
                  setHours(span);
                  submission.clear();
                }}
              >
                {`${clockTime(opening, span.from)} – ${clockTime(opening, span.to)}`}
              </Button>
            ))}
          </div>
        </fieldset>
        <div className="grid max-w-md gap-4 sm:grid-cols-2">
          <Field required type="time" name="from" label={texts.from} {...field('from')} />
          <Field required type="time" name="to" label={texts.to} {...field('to')} />
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onWeek}>
            {texts.week}
          </Button>
          <Button
            type="submit"
            busy={submission.busy}
            busyLabel={settings.saving}
            off={from === '' || to === ''}
          >
            {settings.save}
            <span className="sr-only">{`: ${steps.hours.title}`}</span>
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
