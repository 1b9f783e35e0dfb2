import { type CheckResult, type CheckState, worstOf } from '#domain/operation/checks.ts';
import { statusTexts } from '#domain/operation/status-texts.ts';
import { serverToDoOf, wordsOf } from '#domain/operation/words.ts';
import { BackupError } from '#server/backup/archive.ts';
import { tryRestore } from '#server/backup/drill.ts';
import { openDatabase } from '#server/db/connection.ts';
import { DatabaseStartError, errorMessage } from '#server/db/embedded/report.ts';
import { outageOf } from '#server/db/outage.ts';
import { createEvents } from '#server/documents/events.ts';
import { examine, examineWithoutDatabase } from '#server/operation/doctor/doctor.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { OWN_COMMAND } from '#server/settings/own-command.ts';
import { createSiteSettings, firstSiteSettings } from '#server/site/site-settings.ts';
import { NoKitchen, withKitchen } from '#server/start/command-database.ts';
import { StartError } from '#server/start/start-error.ts';
import type { Command, Given } from './command.ts';

const SIGNS: Record<CheckState, string> = { good: 'ok', attention: '!', broken: 'BROKEN' };
const EXIT_CODES: Record<CheckState, number> = { good: 0, attention: 1, broken: 2 };

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A moment in the zone of the kitchen, which it names: the machine's may be another one. */
const momentIn = (timeZone: string, at: string): string =>
  new Date(at).toLocaleString('en-IN', {
    ...{ timeZone, timeZoneName: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit' },
  });

function printResult(result: CheckResult, timeZone: string): void {
  const at = result.at === undefined ? '' : ` ${momentIn(timeZone, result.at)}`;
  print(
    `${SIGNS[result.state].padEnd(8)}${statusTexts.checks[result.check].padEnd(20)}${wordsOf(result)}${at}`,
  );
  const toDo = serverToDoOf(result, OWN_COMMAND);
  if (toDo !== undefined) print(`${' '.repeat(28)}${toDo}`);
}

async function examineKitchen({ has, textOf }: Given, settings: ServerSettings): Promise<void> {
  const deps = { settings, clock: () => new Date(), testMailTo: textOf('mail'), isThorough: true };
  let { timeZone } = settings.firstStart;
  const results = await withKitchen(settings, async (url) => {
    const database = openDatabase({ url, maxConnections: 4 });
    const events = createEvents((error) => {
      throw error;
    });
    const site = createSiteSettings(database, events, firstSiteSettings(settings));
    try {
      const examined = await examine({ ...deps, database, site });
      const current = await site.current().catch(() => undefined);
      timeZone = current?.shop.timeZone ?? timeZone;
      return examined;
    } finally {
      await database.close();
    }
  }).catch((error: unknown) => {
    const isUnusable = [DatabaseStartError, StartError].some((kind) => error instanceof kind);
    if (error instanceof NoKitchen || !(isUnusable || outageOf(error))) throw error;
    return examineWithoutDatabase(deps, errorMessage(error));
  });
  const state = worstOf(results);
  if (has('json')) {
    const told = results.map((each) => ({
      ...each,
      says: wordsOf(each),
      toDo: serverToDoOf(each, OWN_COMMAND) ?? null,
    }));
    print(JSON.stringify({ state, checks: told }, null, 2));
  } else for (const result of results) printResult(result, timeZone);
  process.exitCode = EXIT_CODES[state];
}

/** Checks the installation (DOCTOR-1). The exit code is that of the gravest finding; without any finding, it is as if broken. */
export const doctor: Command = {
  options: {
    mail: { takes: 'ADDRESS', says: 'sends a test mail there' },
    json: { says: 'prints JSON, for programs' },
  },
  does: 'checks the installation and says what to do',
  failsWith: EXIT_CODES.broken,
  run: examineKitchen,
};

/** Restores the newest backup for trial at once (DRILL-1). */
export const drill: Command = {
  does: 'restores the newest backup for trial, into a database of its own that is dropped again',
  async run(_given, settings) {
    const made = await withKitchen(settings, async (databaseUrl) => {
      const database = openDatabase({ url: databaseUrl, maxConnections: 4 });
      const clock = () => new Date();
      return tryRestore({ database, databaseUrl, settings, clock }).finally(() => database.close());
    });
    if (!made)
      throw new BackupError(
        `There is no backup to restore for trial, or a trial is running. A backup is made by: ${OWN_COMMAND} backup`,
      );
    const { archive, seconds, orders } = made;
    print(`${archive}: restored in ${Math.round(seconds)} s, ${orders.toLocaleString('en-IN')} orders.`);
  },
};
