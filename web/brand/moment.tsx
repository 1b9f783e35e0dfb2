import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { brandTexts } from './texts.ts';

/** Date and time in a `time` element; 'Not yet' if there is none. */
export function Moment({ at }: { at: string | Date | null | undefined }) {
  const { dateAndTime } = useDates();
  const { notYet } = useTexts(brandTexts);
  if (!at) return notYet;
  const moment = new Date(at);
  return <time dateTime={moment.toISOString()}>{dateAndTime(moment)}</time>;
}
