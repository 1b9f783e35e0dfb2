import { type ClockSettings, tomorrowsOpening } from '#domain/site/opening/opening.ts';
import { addDays, type Day, dayAt, momentOf } from '#domain/time/local-time.ts';
import type { SoldOutTime } from './attributes.ts';
import { type Schedule, servedAgain } from './schedule.ts';

/** Whether a dish can be ordered today, and why not. */
export interface Stock {
  isAvailable: boolean;
  soldOutUntil: Date | null;
  outOfPortions: boolean;
  offSchedule: boolean;
  portionsLeft: number | null;
}

const HOUR = 3_600_000;
const HOURS: Readonly<Partial<Record<SoldOutTime, number>>> = { '1h': 1, '2h': 2, '4h': 4 };

/** When a dish that is sold out from now on is available again; null if somebody has to switch it on (STOCK-1). */
export function soldOutUntil(time: SoldOutTime, settings: ClockSettings, now: Date): Date | null {
  if (time === 'untilSwitchedOn') return null;
  if (time === 'today') return tomorrowsOpening(settings, now);
  return new Date(now.getTime() + (HOURS[time] ?? 0) * HOUR);
}

/**
 * The date whose portions are taken at a time: that an order is scheduled for, else now. So an order as soon as possible takes
 * what the menu shows as left, even if it is promised for after midnight (STOCK-5).
 */
export const portionsDate = (time: Date, { shop }: ClockSettings): Day => dayAt(time, shop.timeZone);

/**
 * The stock of a dish with this many portions left for today (null: any number). It is sold out until its next day if it
 * is not served today, and until tomorrow without portions. A dish that somebody has switched off stays so until its time
 * comes.
 */
export function stockWith(
  dish: Stock & Schedule,
  portionsLeft: number | null,
  settings: ClockSettings,
  now: Date,
): Stock {
  const { isAvailable, outOfPortions, offSchedule, soldOutUntil: until } = dish;
  const { timeZone } = settings.shop;
  const isWanted = isAvailable || outOfPortions || offSchedule || (until !== null && until <= now);
  if (!isWanted) return { isAvailable, soldOutUntil: until, outOfPortions, offSchedule, portionsLeft };
  const off = { isAvailable: false, outOfPortions: false, offSchedule: false, portionsLeft };
  const again = servedAgain(dish, now, timeZone);
  if (again !== undefined) return { ...off, soldOutUntil: again, offSchedule: true };
  if (portionsLeft === 0) {
    const tomorrow = new Date(momentOf(addDays(dayAt(now, timeZone), 1), 0, timeZone));
    return { ...off, soldOutUntil: tomorrow, outOfPortions: true };
  }
  return { ...off, isAvailable: true, soldOutUntil: null };
}
