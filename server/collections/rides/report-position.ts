import { judge, type Report, type Unused } from '#domain/rides/point.ts';
import { uniqueId } from '#server/base/ids.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { insert } from '#server/documents/creating/inserting.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { lockOpenShift, newestPoint, shiftTable, updateRides } from './follow-rides.ts';
import { riderPoints } from './rider-points.ts';

/** When a rider was last seen is told to the kitchen at most this often (milliseconds). */
const SEEN_EVERY = 30_000;

/** What became of a reported position. Without an open shift nothing is stored. */
export type Taken = 'stored' | 'noShift' | Unused;

/** Stores a position of a rider during their shift, and brings their rides up to date. */
export const reportPosition = (engine: EngineDeps, riderId: string, report: Report): Promise<Taken> =>
  runUnitOfWork(engine, SYSTEM, async (work) => {
    const shift = await lockOpenShift(work, riderId);
    if (!shift) return 'noShift';
    const { latitude, longitude } = work.site.shop;
    const verdict = judge(report, {
      now: work.now.getTime(),
      shiftStart: shift.startedAt.getTime(),
      kitchen: { latitude, longitude },
      last: await newestPoint(work, shift.id),
    });
    if ('unused' in verdict) return verdict.unused;
    const at = new Date(report.at);
    // No event: nobody may read points.
    const meta = { creator: null, fingerprint: null, permissions: [], now: work.now };
    const values = { ...report, userId: riderId, shiftId: shift.id, at };
    await insert(work.sql, riderPoints, uniqueId(), values, meta);
    if (shift.seenAt === null || report.at - shift.seenAt.getTime() >= SEEN_EVERY)
      await work.updateWhere(shiftTable, equal(shiftTable.fields.id, shift.id), { seenAt: at });
    await updateRides(work, riderId, report);
    return 'stored';
  });
