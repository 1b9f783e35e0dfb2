// The table of trial restores: what was tried, when, and what came of it.
import { randomUUID } from 'node:crypto';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { DEAD_AFTER } from './records.ts';

const DAY = 86_400_000;
/** The owner is warned when the last good trial, or the first backup, is older than this (milliseconds). */
const LATE_AFTER = 8 * DAY;

/** What came of a trial that succeeded. */
export interface GoodDrill {
  /** The archive's name. */
  archive: string;
  /** The moment whose data it has. */
  archivedAt: Date;
  seconds: number;
  orders: number;
}

/** The record of a running trial. */
export interface DrillRecord {
  showLife(now: Date): Promise<void>;
  succeed(now: Date, drill: GoodDrill): Promise<void>;
  fail(now: Date, problem: string): Promise<void>;
}

/** The state of trial restores, for the owner. */
export interface DrillState {
  /** The last good one. */
  last: (GoodDrill & { at: Date }) | undefined;
  /** When the newest one began, however it ended. */
  triedAt: Date | undefined;
  /** Why the newest one failed; undefined if it did not, or if there was none. */
  problem: string | undefined;
  /** Whether there has been no good one for eight days although there are backups. */
  isLate: boolean;
  /** When the first good backup was made. */
  firstBackup: Date | undefined;
}

export async function drillState(database: Pick<Sql, 'query'>, now: Date): Promise<DrillState> {
  const [last] = await database.query<GoodDrill & { at: Date }>(
    sql`select started as at, archive, "archivedAt", seconds, orders from restore_drills
      where finished is not null and problem is null order by started desc limit 1`,
  );
  const [newest] = await database.query<{ started: Date; problem: string | null }>(
    sql`select started, problem from restore_drills where finished is not null order by started desc limit 1`,
  );
  const [backup] = await database.query<{ first: Date | null }>(
    sql`select min(started) as first from backups where finished is not null and problem is null`,
  );
  const firstBackup = backup?.first ?? undefined;
  const since = last?.at ?? firstBackup ?? now;
  return {
    last,
    triedAt: newest?.started,
    problem: newest?.problem ?? undefined,
    isLate: now.getTime() - since.getTime() > LATE_AFTER,
    firstBackup,
  };
}

/** Ends the records of trials whose process has ended. Returns whether one is still running. */
export async function isDrillRunning(database: Pick<Sql, 'query' | 'execute'>, now: Date): Promise<boolean> {
  await database.execute(
    sql`update restore_drills set finished = alive, problem = 'It was interrupted: the server ended.'
      where finished is null and alive < ${new Date(now.getTime() - DEAD_AFTER)}`,
  );
  return (await database.query(sql`select 1 from restore_drills where finished is null`)).length > 0;
}

/** Begins a record. Undefined if another trial is running. */
export async function beginDrill(
  database: Pick<Sql, 'execute'>,
  now: Date,
): Promise<DrillRecord | undefined> {
  const id = randomUUID();
  const begun = await database.execute(
    sql`insert into restore_drills (id, started, alive) values (${id}, ${now}, ${now}) on conflict do nothing`,
  );
  if (begun === 0) return undefined;
  return {
    async showLife(now) {
      await database.execute(sql`update restore_drills set alive = ${now} where id = ${id}`);
    },
    async succeed(now, { archive, archivedAt, seconds, orders }) {
      await database.execute(
        sql`update restore_drills set finished = ${now}, archive = ${archive}, "archivedAt" = ${archivedAt},
          seconds = ${seconds}, orders = ${orders} where id = ${id}`,
      );
    },
    async fail(now, problem) {
      await database.execute(
        sql`update restore_drills set finished = ${now}, problem = ${problem} where id = ${id}`,
      );
    },
  };
}
