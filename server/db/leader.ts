import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from './sql.ts';
import { sql } from './sql-template.ts';

/** The instance among several that does some work alone. */
export interface Leader {
  /** Whether this instance may do the work now. */
  isLeader(): boolean;
  /** Stops, and lets another instance follow at once. */
  close(): Promise<void>;
}

export interface LeaderDeps {
  database: Sql;
  /** The work. All instances that share it use the same name. */
  name: string;
  onError: (error: unknown) => void;
  /** Milliseconds without a renewal after which another instance follows. */
  leaseMs?: number;
}

/** After a leader's death another leads within the lease and a renewal: 12 seconds, so that what it left is done within 15. */
const LEASE_MS = 9_000;
/** A lease is renewed so many times before it would end. */
const RENEWALS = 3;

/** The only instance of its database. */
export const ONLY_INSTANCE: Leader = { isLeader: () => true, close: async () => {} };

/**
 * Makes one of several instances the leader. It holds a lease: a row in the database that it renews. If the leader dies
 * or loses the database, the lease ends and another instance takes it. The clock of the database decides when, because
 * the clocks of the instances may differ. A leader that gets no answer stops leading before its lease ends.
 */
export function electLeader({ database, name, onError, leaseMs = LEASE_MS }: LeaderDeps): Leader {
  // Machine and process are for people who look.
  const self = `${hostname()} ${process.pid} ${randomUUID()}`;
  const stopped = new AbortController();
  let leadsUntil = 0;

  async function renew(): Promise<void> {
    // Before the statement is sent, so that the lease in the database always ends later.
    const asked = performance.now();
    const taken = await database.execute(
      sql`insert into leases (name, holder, until)
        values (${name}, ${self}, now() + make_interval(secs => ${leaseMs / 1000}::float8))
        on conflict (name) do update set holder = excluded.holder, until = excluded.until
          where leases.holder = excluded.holder or leases.until < now()`,
      'renew a lease',
    );
    leadsUntil = taken === 1 ? asked + leaseMs : 0;
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      await renew().catch(onError);
      await sleep(leaseMs / RENEWALS, undefined, { ref: false, signal: stopped.signal }).catch(() => {});
    }
  }

  const running = run();
  return {
    isLeader: () => performance.now() < leadsUntil,
    async close() {
      stopped.abort();
      await running;
      leadsUntil = 0;
      await database
        .execute(sql`delete from leases where name = ${name} and holder = ${self}`, 'end a lease')
        .catch(onError);
    },
  };
}
