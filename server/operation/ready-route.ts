import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/connection.ts';
import { migrationNames } from '#server/db/migrate.ts';
import { outageOf } from '#server/db/outage.ts';
import { sql } from '#server/db/sql-template.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

/** Why no requests should be sent to this instance; `ready` if they should. */
type State = 'ready' | 'stopping' | 'database-unreachable' | 'migrations-missing';

export interface Readiness {
  /** From now on `/ready` answers 503. The server itself answers everything until it closes. */
  stop(): void;
}

/**
 * `GET /ready` for load balancers: 200 if this instance can serve, otherwise 503 with the reason. It does not say
 * whether the process lives: `/v1/ping` does, and needs no database, because restarting a server does not help a
 * database that is down.
 */
export function readyRoute(app: FastifyInstance, database: Database): Readiness {
  let stopping = false;
  let names: Promise<string[]> | undefined;
  let check: Promise<State> | undefined;

  async function look(): Promise<State> {
    names ??= migrationNames(join(PROJECT_FOLDER, 'server/db/migrations'));
    const needed = await names;
    try {
      const [row] = await database.query<{ applied: number }>(
        sql`select count(*) as applied from migrations where name = any(${needed}::text[])`,
        'applied migrations',
      );
      return row?.applied === needed.length ? 'ready' : 'migrations-missing';
    } catch (error) {
      if (error instanceof Error && outageOf(error)) return 'database-unreachable';
      throw error;
    }
  }

  app.get('/ready', async (_request, reply) => {
    // Balancers that ask at the same time share one query.
    check ??= look().finally(() => {
      check = undefined;
    });
    const state = stopping ? 'stopping' : await check;
    return reply
      .code(state === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ name: 'rasoi', status: state });
  });

  return {
    stop() {
      stopping = true;
    },
  };
}
