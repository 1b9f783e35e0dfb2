// What the server and the programs beside it share: the settings of the project's folder.
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '#server/db/embedded/report.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { unknownSettings } from '#server/settings/unknown-settings.ts';
import { StartError } from './start-error.ts';

/** The settings of the environment and of the file `.env`; names variables that look like settings and are none. @throws SettingsError, StartError */
export function settingsOfFolder(): ServerSettings {
  const file = join(PROJECT_FOLDER, '.env');
  try {
    if (existsSync(file)) process.loadEnvFile(file);
  } catch (error) {
    if (errorCode(error) === 'EACCES')
      throw new StartError(
        `This user may not read the settings in ${realpathSync(file)}. Type sudo before the command.`,
      );
    throw error;
  }
  for (const line of unknownSettings(process.env)) process.stderr.write(`${line}\n`);
  return readSettings(process.env);
}
