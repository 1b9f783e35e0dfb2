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

/** What there is to check with while the database can't be used. */
export type DepsWithoutDatabase = Omit<CheckDeps, 'database' | 'site'>;

/** Undefined if there is nothing to say of this installation. */
type Finds<Deps> = (deps: Deps) => Promise<CheckResult | undefined>;

/** How one part of an installation is checked. */
export type CheckRow = { check: Check } & (
  | { needsDatabase: false; run: Finds<DepsWithoutDatabase> }
  /** `withoutDatabase` is what can be said while the database does not answer; without it, the check is left out then. */
  | { needsDatabase: true; run: Finds<CheckDeps>; withoutDatabase?: Finds<DepsWithoutDatabase> }
);
