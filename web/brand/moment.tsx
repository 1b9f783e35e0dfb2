import { useDates } from '#web/lib/dates.ts';

/** A moment in words, and for machines. */
export function Moment({ at }: { at: string | Date | null | undefined }) {
  const { dateAndTime } = useDates();
  if (!at) return 'Not yet';
  const moment = new Date(at);
  return <time dateTime={moment.toISOString()}>{dateAndTime(moment)}</time>;
}
