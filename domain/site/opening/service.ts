import type { BusySettings, PauseSettings } from '../service-settings.ts';
import { type ClockSettings, tomorrowsOpening } from './opening.ts';

const MINUTE = 60_000;
/** How long the kitchen counts as busy, in minutes. */
const BUSY_LASTS = 60;

export const NO_PAUSE: PauseSettings = { lasts: null, reason: '', until: null };
export const NOT_BUSY: BusySettings = { minutes: 0, until: null };

/** The pause with its end, if it begins now; without a length, no pause. */
export function pauseFrom(
  { lasts, reason }: PauseSettings,
  settings: ClockSettings,
  now: Date,
): PauseSettings {
  if (lasts === null) return NO_PAUSE;
  const end =
    lasts === 'tomorrow' ? tomorrowsOpening(settings, now) : new Date(now.getTime() + Number(lasts) * MINUTE);
  return { lasts, reason, until: end.toISOString() };
}

/** The busy time with its end, if it begins now. */
export function busyFrom({ minutes }: BusySettings, now: Date): BusySettings {
  if (minutes === 0) return NOT_BUSY;
  return { minutes, until: new Date(now.getTime() + BUSY_LASTS * MINUTE).toISOString() };
}

/** When a pause or a busy time ends; null if it is not on at the given time. */
export function endOf({ until }: { until: string | null }, at: Date): Date | null {
  const end = until === null ? null : new Date(until);
  return end !== null && at < end ? end : null;
}

/** The minutes to add to a promise made at the given time. */
export function busyMinutesAt(busy: BusySettings, at: Date): number {
  return endOf(busy, at) ? busy.minutes : 0;
}
