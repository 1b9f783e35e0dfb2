import * as v from 'valibot';
import { type ClockSettings, tomorrowsOpening } from './opening.ts';

const MINUTE = 60_000;

/** How long a pause lasts: minutes, or until the kitchen's next working day begins. */
export const PAUSE_LENGTHS = ['15', '30', '60', 'tomorrow'] as const;
export type PauseLength = (typeof PAUSE_LENGTHS)[number];

/** The minutes that a busy kitchen may add to new promises (HOURS-7). */
export const BUSY_MINUTES = [10, 20, 30, 40] as const;
export type BusyMinutes = (typeof BUSY_MINUTES)[number];
/** How long the kitchen counts as busy, in minutes. */
const BUSY_LASTS = 60;

/** The most characters of the reason of a pause. */
export const MAX_REASON = 100;

/** A pause of the kitchen: customers can't order. Everybody may read it, and the kitchen may set it. */
export interface PauseSettings {
  /** Null if there is no pause. */
  lasts: PauseLength | null;
  /** The reason shown to customers; may be empty. */
  reason: string;
  /** When it ends (ISO time). The server writes it by its own clock. */
  until: string | null;
}

/** A busy time of the kitchen, in which new promises are later. Everybody may read it, and the kitchen may set it. */
export interface BusySettings {
  /** Minutes that are added to each new promise. */
  minutes: BusyMinutes | 0;
  /** When it ends (ISO time). The server writes it by its own clock. */
  until: string | null;
}

export const PAUSE_DEFAULTS: PauseSettings = { lasts: null, reason: '', until: null };
export const BUSY_DEFAULTS: BusySettings = { minutes: 0, until: null };

const until = v.optional(
  v.nullable(v.pipe(v.string('must be a time'), v.isoTimestamp('must be a time'))),
  null,
);

export const pauseSchema = v.object({
  lasts: v.optional(
    v.nullable(v.picklist(PAUSE_LENGTHS, `must be one of ${PAUSE_LENGTHS.join(', ')}`)),
    PAUSE_DEFAULTS.lasts,
  ),
  reason: v.optional(
    v.pipe(
      v.string('must be a text'),
      v.trim(),
      v.maxLength(MAX_REASON, `must have at most ${MAX_REASON} characters`),
    ),
    PAUSE_DEFAULTS.reason,
  ),
  until,
});

export const busySchema = v.object({
  minutes: v.optional(v.picklist([0, ...BUSY_MINUTES], `must be one of 0, ${BUSY_MINUTES.join(', ')}`), 0),
  until,
});

/** The pause with its end, if it begins now; without a length, no pause. */
export function pauseFrom(
  { lasts, reason }: PauseSettings,
  settings: ClockSettings,
  now: Date,
): PauseSettings {
  if (lasts === null) return PAUSE_DEFAULTS;
  const end =
    lasts === 'tomorrow' ? tomorrowsOpening(settings, now) : new Date(now.getTime() + Number(lasts) * MINUTE);
  return { lasts, reason, until: end.toISOString() };
}

/** The busy time with its end, if it begins now. */
export function busyFrom({ minutes }: BusySettings, now: Date): BusySettings {
  if (minutes === 0) return BUSY_DEFAULTS;
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
