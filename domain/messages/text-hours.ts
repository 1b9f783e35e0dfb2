import { addDays, dayAt, momentOf, timeAt } from '#domain/time/local-time.ts';

/** The local times between which texts are sent, but for those about food of today (TELL-2). */
const TEXT_HOURS = { from: '09:00', until: '21:00' } as const;
const NINE = 9 * 60;

/** When a text may go out: now, or at the next morning. */
export function textDueAt(now: Date, timeZone: string, isUrgent: boolean): Date {
  const time = timeAt(now, timeZone);
  if (isUrgent || (time >= TEXT_HOURS.from && time < TEXT_HOURS.until)) return now;
  const today = dayAt(now, timeZone);
  return new Date(momentOf(time < TEXT_HOURS.from ? today : addDays(today, 1), NINE, timeZone));
}
