import { addDays, type Day, dayAt, momentOf, timeAt, weekdayOf } from '#domain/time/local-time.ts';
import { WEEKDAYS, type Weekday } from '#domain/time/spans.ts';
import type { PauseSettings } from '../service-settings.ts';
import { type ClockSettings, isKitchenOpen, nextOpening, sameUntil } from './opening.ts';
import { endOf } from './service.ts';

/** The time of the next opening in the kitchen's time zone: '12:00', and the day as people name it. */
export interface OpensAt {
  time: string;
  /** A weekday is within the next six days; later days are dates such as '2026-12-24'. */
  day: 'today' | 'tomorrow' | Weekday | Day;
}

/** Whether customers can order at a given time, as pages show it (HOURS-4). */
export interface ShownOpening {
  state: 'open' | 'closed' | 'paused';
  /** The reason of the pause. */
  reason?: string;
  /** When orders are taken again; left out while they are taken, and if there is no next opening. */
  opens?: OpensAt;
  /** Menus whose dishes can't be ordered although the kitchen is open. */
  closedMenus?: { id: string; opens?: OpensAt }[];
  /** When this may change (ISO time): the next opening, closing or midnight. */
  changesAt?: string;
}

export type OpeningSettings = ClockSettings & { pause: PauseSettings };

/** How many days ahead are named by their weekday. */
const BY_WEEKDAY = 6;

/** A moment as people say it in the kitchen's time zone. */
export function momentInWords(moment: Date, at: Date, timeZone: string): OpensAt {
  const today = dayAt(at, timeZone);
  const day = dayAt(moment, timeZone);
  const time = timeAt(moment, timeZone);
  if (day === today) return { time, day: 'today' };
  if (day === addDays(today, 1)) return { time, day: 'tomorrow' };
  const isSoon = day <= addDays(today, BY_WEEKDAY);
  return { time, day: isSoon ? (WEEKDAYS[weekdayOf(day)] ?? day) : day };
}

const opensAt = (moment: Date | null, at: Date, timeZone: string): { opens?: OpensAt } =>
  moment ? { opens: momentInWords(moment, at, timeZone) } : {};

/** When dishes of a menu can be ordered again; undefined if they can be ordered at the given time. */
export function refusedUntil(
  settings: OpeningSettings,
  at: Date,
  menuId?: string,
): { opens?: OpensAt } | undefined {
  const pauseEnd = endOf(settings.pause, at);
  if (!pauseEnd && isKitchenOpen(settings, at, menuId)) return undefined;
  return opensAt(nextOpening(settings, pauseEnd ?? at, menuId), at, settings.shop.timeZone);
}

/** Whether customers can order at a given time, as pages show it (HOURS-4). */
export function shownOpening(settings: OpeningSettings, at: Date): ShownOpening {
  const { hours, pause, shop } = settings;
  const pauseEnd = endOf(pause, at);
  const refused = refusedUntil(settings, at);
  const state = !refused ? 'open' : isKitchenOpen(settings, at) ? 'paused' : 'closed';
  const closedMenus = refused
    ? []
    : hours.menus.flatMap(({ menuId: id }) => {
        const closed = refusedUntil(settings, at, id);
        return closed ? [{ id, ...closed }] : [];
      });
  const saysDay = refused?.opens !== undefined || closedMenus.length > 0;
  const changes = [
    pauseEnd,
    sameUntil(settings, at),
    ...hours.menus.map(({ menuId }) => sameUntil(settings, at, menuId)),
    saysDay ? new Date(momentOf(addDays(dayAt(at, shop.timeZone), 1), 0, shop.timeZone)) : null,
  ].flatMap((moment) => (moment ? [moment.getTime()] : []));
  return {
    state,
    ...(state === 'paused' && pause.reason !== '' && { reason: pause.reason }),
    ...refused,
    ...(closedMenus.length > 0 && { closedMenus }),
    ...(changes.length > 0 && { changesAt: new Date(Math.min(...changes)).toISOString() }),
  };
}
