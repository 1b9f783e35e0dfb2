import { LONGEST_SHIFT } from '#domain/rides/point.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { type EngineDeps, type LongWorkEngine, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { endShift } from './follow-rides.ts';

/** Milliseconds between two sweeps. */
const SWEEP_INTERVAL = 600_000;
const HOUR = 3_600_000;

/** Ends shifts that their riders have forgotten (RIDE-1), and deletes positions that are older than the setting (RIDE-10). */
export async function sweepRides(engine: EngineDeps): Promise<void> {
  const now = engine.clock().getTime();
  const forgotten = await engine.database.query<{ userId: string }>(
    sql`select "userId" from "riderShifts"
      where "isOpen" and "userId" is not null and "startedAt" < ${new Date(now - LONGEST_SHIFT)}`,
    'forgotten shifts',
  );
  for (const { userId } of forgotten)
    await runUnitOfWork(engine, SYSTEM, (work) => endShift(work, userId, 'forgotten'));
  const kept = new Date(now - engine.settings.riderPointHours * HOUR);
  await engine.database.execute(sql`delete from "riderPoints" where at < ${kept}`, 'old positions of riders');
}

export const rideSweep = (engine: LongWorkEngine) => ({
  every: SWEEP_INTERVAL,
  run: () => sweepRides(engine),
});
