import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SystemStatus } from '#domain/operation/status.ts';
import { backupState } from '#server/backup/last-backup.ts';
import type { Database } from '#server/db/connection.ts';
import { outageOf } from '#server/db/outage.ts';
import { sql } from '#server/db/sql-template.ts';
import { hasRole, principalOf } from '#server/documents/access.ts';
import type { Callers } from '#server/documents/caller.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { diskSpace } from '#server/files/free-space.ts';
import { Failure } from '#server/http/failure.ts';
import { readCodesToday } from '#server/mail/text-messages/text-messages.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { VERSION } from '#server/settings/version.ts';
import { readDatabaseSize, readOutbox } from './database-readings.ts';
import type { KnownOwners } from './known-owners.ts';

export interface StatusRouteDeps {
  database: Database;
  settings: Pick<ServerSettings, 'backup' | 'databaseUrl' | 'dataFolder' | 'smtpUrl'>;
  callers: Callers;
  knownOwners: KnownOwners;
  clock: () => Date;
  site: EngineDeps['site'];
}

const isOwner = hasRole('owner');
/** What is not known while the database does not answer. */
const NOTHING_READ = {
  version: '',
  size: 0,
  waiting: 0,
  oldest: 0,
  codes: { sent: 0, most: 0 },
  last: null,
  failed: false,
  isLate: false,
};

/**
 * `GET /v1/status` for the owner's dashboard: the state of database, mail, disk, backups and version. While the database
 * does not answer, it says so to sessions that were seen as an owner's before.
 */
export function statusRoute(app: FastifyInstance, deps: StatusRouteDeps): void {
  const { database, settings, callers, knownOwners, clock, site } = deps;

  /** Refuses everybody but owners; returns whether the database answers. */
  async function checkOwner(request: FastifyRequest): Promise<boolean> {
    try {
      if (!isOwner(principalOf((await callers(request)).actor))) throw new Failure('user_unauthorized');
      return true;
    } catch (error) {
      if (!outageOf(error) || !knownOwners.includes(request)) throw error;
      return false;
    }
  }

  async function readings() {
    const [version, size, outbox, codes, backup] = await Promise.all([
      versionOfDatabase(),
      readDatabaseSize(database),
      readOutbox(database, clock()),
      site.current().then((current) => readCodesToday(database, current, clock())),
      backupState(database, clock()),
    ]);
    const { last, problem, isLate } = backup;
    return { version, size, ...outbox, codes, last, failed: problem !== undefined, isLate };
  }

  async function versionOfDatabase(): Promise<string> {
    const [row] = await database.query<{ version: string }>(
      sql`select current_setting('server_version') as version`,
      'version of the database',
    );
    // Packagers add their name: '17.2 (Debian 17.2-1)'.
    return row?.version.split(' ')[0] ?? '';
  }

  app.get('/status', async (request, reply): Promise<SystemStatus> => {
    const answers = await checkOwner(request);
    const [read, disk] = await Promise.all([
      answers
        ? readings().catch((error: unknown) => {
            if (outageOf(error)) return undefined;
            throw error;
          })
        : undefined,
      diskSpace(settings.dataFolder).catch(() => null),
    ]);
    const { version, size, waiting, oldest, codes, last, failed, isLate } = read ?? NOTHING_READ;
    reply.header('cache-control', 'private, no-store');
    const kind = settings.databaseUrl === undefined ? 'embedded' : 'server';
    return {
      database: { kind, isAway: read === undefined, version, size },
      mail: { hasServer: settings.smtpUrl !== undefined, waiting, oldest },
      codes,
      disk,
      backup: {
        isScheduled: settings.backup.every > 0,
        last: last ? { at: last.at.toISOString(), size: last.bytes } : null,
        failed,
        isLate,
      },
      version: VERSION,
    };
  });
}
