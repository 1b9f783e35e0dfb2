// What programs beside the server share: the settings of the project's folder, and how they fail.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from '#server/backup/archive.ts';
import { errorCode, errorMessage } from '#server/db/embedded/report.ts';
import { Failure } from '#server/http/failure.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { startFailure } from './start-error.ts';

/** The settings of the environment and of the file `.env`. @throws SettingsError */
export function settingsOfFolder(): ServerSettings {
  if (existsSync(join(PROJECT_FOLDER, '.env'))) process.loadEnvFile(join(PROJECT_FOLDER, '.env'));
  return readSettings(process.env);
}

/** Prints why a program failed, and sets its exit code. Reasons in files, settings or the machine are one line; a fault has its stack. */
export function reportFailure(error: unknown): void {
  const isOneLine =
    error instanceof BackupError || error instanceof Failure || errorCode(error) !== undefined;
  process.stderr.write(`${isOneLine ? errorMessage(error) : startFailure(error)}\n`);
  process.exitCode = 1;
}
