import { CHECKS, type CheckResult, found } from '#domain/operation/checks.ts';
import { outageOf } from '#server/db/outage.ts';
import type { CheckDeps, CheckRow, DepsWithoutDatabase } from './check.ts';
import { backup, checkDatabase, drill, version } from './data-checks.ts';
import { clock, disk, diskSpeed, memory } from './machine-checks.ts';
import { codes, mail, moneyPhones, payments, printers, push } from './service-checks.ts';
import { certificate, domain } from './site-checks.ts';
import { updates } from './update-check.ts';

/** All checks but that of the database. The command `doctor`, the API and the owner's dashboard tell what they find. */
const ROWS: readonly CheckRow[] = [
  ...[domain, certificate, mail, codes, payments, push, printers, moneyPhones],
  ...[clock, disk, diskSpeed, memory, backup, drill, version, updates],
];

/** Runs all checks, in the order of CHECKS. While the database does not answer, those that can do without. */
export async function examine(deps: CheckDeps): Promise<CheckResult[]> {
  const first = await checkDatabase(deps);
  if (first.state === 'broken') return withoutDatabase(deps, first);
  const results = await Promise.all(
    ROWS.map((row) =>
      row.run(deps).catch((error: unknown) => {
        // It went away meanwhile.
        if (row.needsDatabase && outageOf(error)) return undefined;
        throw error;
      }),
    ),
  );
  return inOrder([first, ...results]);
}

/** Runs what can be checked without the database, which could not be opened for this reason, in one line. */
export const examineWithoutDatabase = (deps: DepsWithoutDatabase, reason: string): Promise<CheckResult[]> =>
  withoutDatabase(deps, found('databaseUnusable', reason));

async function withoutDatabase(deps: DepsWithoutDatabase, database: CheckResult): Promise<CheckResult[]> {
  const results = await Promise.all(
    ROWS.map((row) => (row.needsDatabase ? row.withoutDatabase?.(deps) : row.run(deps))),
  );
  return inOrder([database, ...results]);
}

const inOrder = (results: readonly (CheckResult | undefined)[]): CheckResult[] =>
  results
    .filter((result) => result !== undefined)
    .sort((a, b) => CHECKS.indexOf(a.check) - CHECKS.indexOf(b.check));
