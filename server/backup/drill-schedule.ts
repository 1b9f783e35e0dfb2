import { TZDate } from '@date-fns/tz';
import { type DrillDeps, newestArchive, removeLeftBehind, tryRestore } from './drill.ts';
import { type DrillState, drillState } from './drill-records.ts';
import { placeOf } from './places.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds between two looks at the time. */
const CHECK_INTERVAL = 300_000;
/** A trial is due so long after the last good one began, in the night (milliseconds) … */
const EVERY = 6.5 * DAY;
/** … and at any hour after this, for machines that are off at night. */
const AT_ANY_HOUR_AFTER = 7.5 * DAY;
/** One that failed is repeated in the next night. */
const RETRY_AFTER = 20 * HOUR;
/** The hours of the kitchen's day in which trials begin: after the scheduled backup at four. */
const NIGHT = [4, 5];

/** Whether a trial is due. */
export function isDrillDue(state: DrillState, now: Date, timeZone: string): boolean {
  const { last, triedAt, firstBackup } = state;
  const ago = (moment: Date | undefined) => (moment ? now.getTime() - moment.getTime() : Infinity);
  if (ago(last?.at) < EVERY || ago(triedAt) < RETRY_AFTER) return false;
  if (NIGHT.includes(new TZDate(now, timeZone).getHours())) return true;
  return (last ?? firstBackup) !== undefined && ago(last?.at ?? firstBackup) > AT_ANY_HOUR_AFTER;
}

/** Trial restores as repeated work. */
export const weeklyDrills = (
  deps: DrillDeps & { timeZone(): Promise<string>; onLeftBehind(error: unknown): void },
) => ({
  every: CHECK_INTERVAL,
  // What a killed server has left is gone soon after its next start.
  atStart: true,
  async run(stopping: AbortSignal): Promise<void> {
    const { database, settings, clock } = deps;
    // A database that can't be dropped is told, and keeps no trial from being tried.
    await removeLeftBehind(deps).catch(deps.onLeftBehind);
    if (!isDrillDue(await drillState(database, clock()), clock(), await deps.timeZone())) return;
    if ((await newestArchive(deps.place ?? placeOf(settings))) === undefined) return;
    await tryRestore(deps, stopping).catch((error: unknown) => {
      if (!stopping.aborted) throw error;
    });
  },
});
