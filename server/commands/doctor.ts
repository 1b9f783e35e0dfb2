import { parseArgs } from 'node:util';
import { type CheckResult, type CheckState, worstOf } from '#domain/operation/checks.ts';
import { statusTexts } from '#domain/operation/status-texts.ts';
import { toDoOf, wordsOf } from '#domain/operation/words.ts';
import { BackupError } from '#server/backup/archive.ts';
import { tryRestore } from '#server/backup/drill.ts';
import { type Database, openDatabase } from '#server/db/connection.ts';
import { DatabaseStartError, errorMessage } from '#server/db/embedded/report.ts';
import { hasCluster } from '#server/db/embedded/running-server.ts';
import { outageOf } from '#server/db/outage.ts';
import { sql } from '#server/db/sql-template.ts';
import { createEvents } from '#server/documents/events.ts';
import { examine, examineWithoutDatabase } from '#server/operation/doctor/doctor.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { createSiteSettings, firstSiteSettings } from '#server/site/site-settings.ts';
import { reportFailure, settingsOfFolder } from '#server/start/command.ts';
import { postgresFolder, withDatabaseServer } from '#server/start/command-database.ts';
import { StartError } from '#server/start/start-error.ts';
import type { Command } from './command.ts';

const SIGNS: Record<CheckState, string> = { good: 'ok', attention: '!', broken: 'BROKEN' };
const EXIT_CODES: Record<CheckState, number> = { good: 0, attention: 1, broken: 2 };

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function printResult(result: CheckResult): void {
  const at = result.at === undefined ? '' : ` ${new Date(result.at).toLocaleString('en-IN')}`;
  print(
    `${SIGNS[result.state].padEnd(8)}${statusTexts.checks[result.check].padEnd(20)}${wordsOf(result)}${at}`,
  );
  const toDo = toDoOf(result);
  if (toDo !== undefined) print(`${' '.repeat(28)}${toDo}`);
}

/** There is nothing to check yet. */
class NoKitchen extends StartError {}

async function withKitchen<T>(
  settings: ServerSettings,
  task: (database: Database, url: string) => Promise<T>,
): Promise<T> {
  if (settings.databaseUrl === undefined && !(await hasCluster(postgresFolder(settings))))
    throw new NoKitchen(`There is no kitchen in ${settings.dataFolder} yet. Start Rasoi first.`);
  return withDatabaseServer(settings, async (url) => {
    const database = openDatabase({ url, maxConnections: 4 });
    try {
      return await task(database, url);
    } finally {
      await database.close();
    }
  });
}

async function examineKitchen(given: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...given],
    options: { json: { type: 'boolean', default: false }, mail: { type: 'string' } },
  });
  const settings = settingsOfFolder();
  const deps = { settings, clock: () => new Date(), testMailTo: values.mail, isThorough: true };
  const results = await withKitchen(settings, async (database) => {
    // Whatever is wrong with it is told better here than by the checks.
    await database.query(sql`select 1`);
    const events = createEvents((error) => {
      throw error;
    });
    const site = createSiteSettings(database, events, firstSiteSettings(settings));
    return examine({ ...deps, database, site });
  }).catch((error: unknown) => {
    const isUnusable = [DatabaseStartError, StartError].some((kind) => error instanceof kind);
    if (error instanceof NoKitchen || !(isUnusable || outageOf(error))) throw error;
    return examineWithoutDatabase(deps, errorMessage(error));
  });
  const state = worstOf(results);
  if (values.json) {
    const told = results.map((each) => ({ ...each, says: wordsOf(each), toDo: toDoOf(each) ?? null }));
    print(JSON.stringify({ state, checks: told }, null, 2));
  } else for (const result of results) printResult(result);
  process.exitCode = EXIT_CODES[state];
}

/** Checks the installation (DOCTOR-1). The exit code is that of the gravest finding; without any finding, it is as if broken. */
export const doctor: Command = {
  takes: '[--mail ADDRESS] [--json]',
  does: 'checks the installation and says what to do; --mail sends a test mail, --json is for programs',
  async run(given) {
    try {
      await examineKitchen(given);
    } catch (error) {
      reportFailure(error);
      process.exitCode = EXIT_CODES.broken;
    }
  },
};

/** Restores the newest backup for trial at once (DRILL-1). */
export const drill: Command = {
  does: 'restores the newest backup for trial, into a database of its own that is dropped again',
  async run() {
    const settings = settingsOfFolder();
    const made = await withKitchen(settings, (database, databaseUrl) =>
      tryRestore({ database, databaseUrl, settings, clock: () => new Date() }),
    );
    if (!made) throw new BackupError('There is no backup to restore for trial, or a trial is running.');
    const { archive, seconds, orders } = made;
    print(`${archive}: restored in ${Math.round(seconds)} s, ${orders.toLocaleString('en-IN')} orders.`);
  },
};
