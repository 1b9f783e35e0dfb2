import type { SiteSettings } from '#domain/site/settings.ts';
import { uniqueId } from '#server/base/ids.ts';
import { audits } from '#server/collections/audits.ts';
import { attemptEach } from '#server/db/attempt-each.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import {
  type EngineDeps,
  type LongWorkEngine,
  runUnitOfWork,
  type UnitOfWork,
} from '#server/documents/unit-of-work.ts';
import { BATCH_SIZE, OLD_KIND_NAMES, OLD_KINDS, type OldKindName } from './kinds.ts';

const DAY = 86_400_000;
/** Milliseconds between two sweeps. */
const SWEEP_INTERVAL = 3_600_000;

/** The moment before which data of a kind ends; undefined if it is kept forever. */
function endOf(engine: EngineDeps, site: SiteSettings, kind: OldKindName, now: Date) {
  const days = OLD_KINDS[kind].days(engine.settings.oldData, site);
  return days ? { days, before: new Date(now.getTime() - days * DAY) } : undefined;
}

/** One line of the audit log for what a sweep has ended. The product has done it, not a person. */
async function record(work: UnitOfWork, kind: OldKindName, ended: number, days: number): Promise<void> {
  const { collection, noun } = OLD_KINDS[kind];
  await work.add(audits, uniqueId(), {
    adminId: 'retention',
    adminName: 'Retention periods',
    action: kind === 'orders' ? 'update' : 'delete',
    collection,
    documentId: 'retention',
    label: `${ended} ${noun}, older than ${days} days`,
    changes: [],
    createdAt: work.now,
  });
}

/** Ends data that is older than the settings allow, in units of work of at most `BATCH_SIZE` documents of one kind. */
export async function deleteOldData(engine: EngineDeps): Promise<void> {
  const site = await engine.site.current();
  await attemptEach(OLD_KIND_NAMES, async (kind) => {
    for (let ended = BATCH_SIZE; ended === BATCH_SIZE; ) {
      ended = await runUnitOfWork(engine, SYSTEM, async (work) => {
        const end = endOf(engine, site, kind, work.now);
        if (!end) return 0;
        const count = await OLD_KINDS[kind].end(work, end.before);
        if (count > 0) await record(work, kind, count, end.days);
        return count;
      });
    }
  });
}

/**
 * The numbers of entries that the next sweep would end with these retention periods, by kind. Kinds without a period
 * are left out.
 */
export async function previewOldData(
  engine: EngineDeps,
  retention: SiteSettings['retention'],
): Promise<Partial<Record<OldKindName, number>>> {
  const site = { ...(await engine.site.current()), retention };
  const counts: Partial<Record<OldKindName, number>> = {};
  for (const kind of OLD_KIND_NAMES) {
    const end = endOf(engine, site, kind, engine.clock());
    if (end) counts[kind] = await OLD_KINDS[kind].count(engine.database, end.before);
  }
  return counts;
}

export const oldDataSweep = (engine: LongWorkEngine) => ({
  every: SWEEP_INTERVAL,
  run: () => deleteOldData(engine),
});
