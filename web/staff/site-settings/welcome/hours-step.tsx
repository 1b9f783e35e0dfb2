import { type ComponentProps, useState } from 'react';
import { HoursForm } from '../hours/hours-form.tsx';
import { DailyHours, isAlwaysOpen } from './daily-hours.tsx';

type HoursStepProps = ComponentProps<typeof HoursForm> & { onSaved: () => void };

/** The opening hours: one pair of times for every day, or the whole week. */
export function HoursStep(props: HoursStepProps) {
  const [asksDaily, setAsksDaily] = useState(() => isAlwaysOpen(props.document));
  if (!asksDaily) return <HoursForm {...props} />;
  return <DailyHours document={props.document} onSaved={props.onSaved} onWeek={() => setAsksDaily(false)} />;
}
