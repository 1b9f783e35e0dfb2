import * as v from 'valibot';
import { oneOf, type Section, setting, type ValuesOf } from './setting-rows.ts';

/** How long a pause lasts: minutes, or until the kitchen's next working day begins. */
export const PAUSE_LENGTHS = ['15', '30', '60', 'tomorrow'] as const;
export type PauseLength = (typeof PAUSE_LENGTHS)[number];

/** The minutes that a busy kitchen may add to new promises (HOURS-7). */
export const BUSY_MINUTES = [10, 20, 30, 40] as const;
export type BusyMinutes = (typeof BUSY_MINUTES)[number];

/** The most characters of the reason of a pause. */
export const MAX_REASON = 100;

const reason = v.pipe(
  v.string('must be a text'),
  v.trim(),
  v.maxLength(MAX_REASON, `must have at most ${MAX_REASON} characters`),
);
/** When it ends (ISO time). The server writes it by its own clock. */
const until = setting(v.nullable(v.pipe(v.string('must be a time'), v.isoTimestamp('must be a time'))), null);

/** A pause of the kitchen: customers can't order. */
export const pause = {
  isPublic: true,
  ofTheKitchen: true,
  settings: {
    /** Null if there is no pause. */
    lasts: setting(v.nullable(oneOf(PAUSE_LENGTHS)), null),
    /** The reason shown to customers; may be empty. */
    reason: setting(reason, ''),
    until,
  },
} as const satisfies Section;

/** A busy time of the kitchen, in which new promises are later. */
export const busy = {
  isPublic: true,
  ofTheKitchen: true,
  settings: {
    /** Minutes that are added to each new promise. */
    minutes: setting(oneOf([0, ...BUSY_MINUTES]), 0),
    until,
  },
} as const satisfies Section;

export type PauseSettings = ValuesOf<typeof pause.settings>;
export type BusySettings = ValuesOf<typeof busy.settings>;
