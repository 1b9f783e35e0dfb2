import { CHECKS, type CheckResult } from '#domain/operation/checks.ts';
import { outageOf } from '#server/db/outage.ts';
import type { CheckDeps, CheckRow } from './check.ts';
import { backup, database, drill, version } from './data-checks.ts';
import { clock, disk, diskSpeed, memory } from './machine-checks.ts';
import { codes, mail, payments, printers, push } from './service-checks.ts';
import { certificate, domain } from './site-checks.ts';
import { updates } from './update-check.ts';

/** All checks but that of the database. The command `doctor`, the API and the owner's dashboard tell what they find. */
const ROWS: readonly CheckRow[] = [
  ...[domain, certificate, mail, codes, payments, push, printers],
  ...[clock, disk, diskSpeed, memory, backup, drill, version, updates],
];

/** Runs all checks, in the order of CHECKS. While the database does not answer, only those that need it not. */
export async function examine(deps: CheckDeps): Promise<CheckResult[]> {
  const first = await database.run(deps);
  const isAway = first?.state === 'broken';
  const rows = ROWS.filter((row) => !(isAway && row.needsDatabase));
  const results = await Promise.all(
    rows.map((row) =>
      row.run(deps).catch((error: unknown) => {
        // It went away meanwhile.
        if (row.needsDatabase && outageOf(error)) return undefined;
        throw error;
      }),
    ),
  );
  return [first, ...results]
    .filter((result) => result !== undefined)
    .sort((a, b) => CHECKS.indexOf(a.check) - CHECKS.indexOf(b.check));
}
