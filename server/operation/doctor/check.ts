import type { Check, CheckResult } from '#domain/operation/checks.ts';
import type { Database } from '#server/db/connection.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import type { ServerSettings } from '#server/settings/list.ts';

export interface CheckDeps {
  database: Database;
  settings: ServerSettings;
  clock: () => Date;
  site: Pick<EngineDeps['site'], 'current'>;
  /** Whom to send a test mail. Without it none is sent. */
  testMailTo?: string | undefined;
  /** Whether to do what takes long or asks other servers: the dashboard, which asks each minute, does not. */
  isThorough: boolean;
}

/** How one part of an installation is checked. */
export interface CheckRow {
  check: Check;
  /** Whether it reads the database, so that it is left out while that does not answer. */
  needsDatabase: boolean;
  /** Undefined if there is nothing to say of this installation. */
  run(deps: CheckDeps): Promise<CheckResult | undefined>;
}
