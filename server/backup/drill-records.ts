// The table of trial restores: what was tried, when, and what came of it.
import { randomUUID } from 'node:crypto';
import type { LongWorkDatabase } from '#server/db/connection.ts';
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

/** What came of a trial: its figures, or why it failed. */
export type DrillResult = GoodDrill | { problem: string };

/** The record of a running trial. */
export interface DrillRecord {
  showLife(now: Date): Promise<void>;
  /** Ends the record. `leftBehind` says why the trial's database could not be dropped. */
  end(now: Date, result: DrillResult, leftBehind: string | undefined): Promise<void>;
}

/**
 * What the connection of a trial is called, which stays open while the trial runs. The database ends it when the process dies,
 * so a killed trial is known at once.
 */
export const trialName = (id: string): string => `rasoi trial ${id}`;

/** The state of trial restores, for the owner. */
export interface DrillState {
  /** The last good one. */
  last: (GoodDrill & { at: Date }) | undefined;
  /** When the newest one began, however it ended. */
  triedAt: Date | undefined;
  /** Why the newest one failed; undefined if it did not, or if there was none. */
  problem: string | undefined;
  /** Why the database of a trial is still there; undefined if none is. */
  leftBehind: string | undefined;
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
  const [left] = await database.query<{ reason: string }>(
    sql`select "leftBehind" as reason from restore_drills where "leftBehind" is not null order by started desc limit 1`,
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
    leftBehind: left?.reason,
    isLate: now.getTime() - since.getTime() > LATE_AFTER,
    firstBackup,
  };
}

/** The sign of life of a trial is too old. */
const isSilent = (now: Date) => sql`alive < ${new Date(now.getTime() - DEAD_AFTER)}`;
/** A trial has no connection any more. Behind a pooler that can't be seen, and the sign of life decides alone. */
const isDisconnected = sql`not exists (
  select 1 from pg_stat_activity where application_name = ${trialName('')} || restore_drills.id)`;

/** Ends the records of trials whose process has ended. Returns whether one is still running. */
export async function isDrillRunning(database: LongWorkDatabase, now: Date): Promise<boolean> {
  const hasEnded = database.isPooled ? isSilent(now) : sql`(${isSilent(now)} or ${isDisconnected})`;
  await database.execute(
    sql`update restore_drills set finished = alive, problem = 'It was interrupted: the server ended.'
      where finished is null and ${hasEnded}`,
  );
  return (await database.query(sql`select 1 from restore_drills where finished is null`)).length > 0;
}

/** Records why the database of a trial is still there, with the newest trial; undefined once it is gone. */
export async function recordLeftBehind(
  database: Pick<Sql, 'execute'>,
  reason: string | undefined,
): Promise<void> {
  if (reason === undefined)
    await database.execute(sql`update restore_drills set "leftBehind" = null where "leftBehind" is not null`);
  else
    await database.execute(
      sql`update restore_drills set "leftBehind" = ${reason}
        where id = (select id from restore_drills order by started desc limit 1)`,
    );
}

/** Begins a record. Undefined if another trial is running. */
export async function beginDrill(
  database: Pick<Sql, 'execute'>,
  now: Date,
  id: string = randomUUID(),
): Promise<DrillRecord | undefined> {
  const begun = await database.execute(
    sql`insert into restore_drills (id, started, alive) values (${id}, ${now}, ${now}) on conflict do nothing`,
  );
  if (begun === 0) return undefined;
  return {
    async showLife(now) {
      await database.execute(sql`update restore_drills set alive = ${now} where id = ${id}`);
    },
    async end(now, result, leftBehind) {
      const left = leftBehind ?? null;
      await database.execute(
        'problem' in result
          ? sql`update restore_drills set finished = ${now}, problem = ${result.problem}, "leftBehind" = ${left}
              where id = ${id}`
          : sql`update restore_drills set finished = ${now}, problem = null, "leftBehind" = ${left},
              archive = ${result.archive}, "archivedAt" = ${result.archivedAt}, seconds = ${result.seconds},
              orders = ${result.orders} where id = ${id}`,
      );
    },
  };
}
