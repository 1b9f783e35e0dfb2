import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';

/** Milliseconds between two signs of life of a worker. */
const BEAT = 3_000;
/** A worker that has given no sign of life for this long, by the database's clock, counts as gone (milliseconds). */
const GONE_AFTER = 12_000;
/** A worker that could give none for this long lets go of its mails, before another counts it as gone (milliseconds). */
const ALONE_AFTER = 8_000;
/** Rows of workers that were gone this long are deleted (milliseconds). */
const FORGET_AFTER = 86_400_000;

export interface WorkerLifeDeps {
  database: Database;
  clock: () => Date;
  /** Whether no other server can use the database, so that all mails under way are those of a killed process. */
  isOnly: boolean;
  /** Called after mails of a worker that is gone became due. */
  onTakenOver(): void;
  onError(error: unknown, what: string): void;
}

/**
 * The signs of life of a mail worker. The mails of one that was killed become due for the others after seconds, long before
 * their lease ends. A worker judges others only after it has itself reached the database for as long: after an outage of the
 * database, all get the time to show that they live. One that can't reach it lets go of its mails in time.
 */
export function createWorkerLife(deps: WorkerLifeDeps) {
  const { database, clock, isOnly, onTakenOver, onError } = deps;
  const id = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  /** Since when, and until when, every sign was given (`performance.now()`). */
  let since: number | undefined;
  let last = performance.now();
  let running: Promise<void> | undefined;
  let hold = new AbortController();

  async function takeOver(): Promise<void> {
    const taken = await database.execute(
      sql`update mails set "dueAt" = ${clock()} where status = 'sending' and "dueAt" > ${clock()}
        and "leasedBy" is not null and "leasedBy" <> ${id} and not exists (
          select 1 from "mailWorkers" w where not ${isOnly}::boolean and w.id = "leasedBy"
            and w.seen > now() - make_interval(secs => ${GONE_AFTER / 1000}::int))`,
      'take over mails',
    );
    if (taken > 0) onTakenOver();
  }

  async function beat(): Promise<void> {
    const began = performance.now();
    await database.execute(
      sql`insert into "mailWorkers" (id) values (${id}) on conflict (id) do update set seen = now()`,
      'sign of life of a mail worker',
    );
    // A sign that came late leaves a gap, in which others may have been unable to give theirs as well.
    if (since === undefined || performance.now() - last > ALONE_AFTER) since = began;
    last = began;
    if (hold.signal.aborted) hold = new AbortController();
    if (isOnly || began - since >= GONE_AFTER) await takeOver();
  }

  const isAlone = (): boolean => timer !== undefined && performance.now() - last > ALONE_AFTER;

  const tick = (): void => {
    if (isAlone()) hold.abort(new Error('The database could not be reached.'));
    running ??= beat()
      .catch((error: unknown) => {
        since = undefined;
        onError(error, 'a mail worker could not give a sign of life');
      })
      .finally(() => {
        running = undefined;
      });
  };

  return {
    /** Its name in leases. */
    id,
    /** Whether others may already count this worker as gone, so that it must begin nothing. */
    isAlone,
    /** Aborted while the worker is alone. */
    held: (): AbortSignal => hold.signal,
    start(): void {
      last = performance.now();
      timer = setInterval(tick, BEAT);
      timer.unref();
      tick();
    },
    /** To be called after the last outcome is recorded. */
    async stop(): Promise<void> {
      if (timer === undefined) return;
      clearInterval(timer);
      await running;
      await database
        .execute(
          sql`delete from "mailWorkers" where id = ${id}
            or seen < now() - make_interval(secs => ${FORGET_AFTER / 1000}::int)`,
          'forget mail workers',
        )
        .catch(() => undefined);
    },
  };
}
