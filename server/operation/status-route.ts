import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { SystemStatus } from '#domain/operation/status.ts';
import { backupState } from '#server/backup/last-backup.ts';
import type { Database } from '#server/db/connection.ts';
import { hasRole, principalOf } from '#server/documents/access.ts';
import type { Callers } from '#server/documents/caller.ts';
import { diskSpace } from '#server/files/free-space.ts';
import { Failure } from '#server/http/failure.ts';
import type { Settings } from '#server/settings/list.ts';
import { VERSION } from '#server/settings/version.ts';
import { readDatabaseSize, readOutbox } from './database-readings.ts';

export interface StatusRouteDeps {
  database: Database;
  settings: Pick<Settings, 'backup' | 'databaseUrl' | 'dataFolder' | 'smtpUrl'>;
  callers: Callers;
  clock: () => Date;
}

const isOwner = hasRole('owner');

/** `GET /v1/status` for the owner's dashboard: the state of database, mail, disk, backups and version. */
export function statusRoute(app: FastifyInstance, deps: StatusRouteDeps): void {
  const { database, settings, callers, clock } = deps;

  async function versionOfDatabase(): Promise<string> {
    const [row] = await database.query<{ version: string }>(
      sql`select current_setting('server_version') as version`,
      'version of the database',
    );
    // Packagers add their name: '17.2 (Debian 17.2-1)'.
    return row?.version.split(' ')[0] ?? '';
  }

  app.get('/status', async (request, reply): Promise<SystemStatus> => {
    if (!isOwner(principalOf((await callers(request)).actor))) throw new Failure('user_unauthorized');
    const [version, size, outbox, disk, backup] = await Promise.all([
      versionOfDatabase(),
      readDatabaseSize(database),
      readOutbox(database, clock()),
      diskSpace(settings.dataFolder).catch(() => null),
      backupState(database, clock()),
    ]);
    reply.header('cache-control', 'private, no-store');
    return {
      database: { kind: settings.databaseUrl === undefined ? 'embedded' : 'server', version, size },
      mail: { hasServer: settings.smtpUrl !== undefined, ...outbox },
      disk,
      backup: {
        isScheduled: settings.backup.every > 0,
        last: backup.last ? { at: backup.last.at.toISOString(), size: backup.last.bytes } : null,
        failed: backup.problem !== undefined,
        isLate: backup.isLate,
      },
      version: VERSION,
    };
  });
}
