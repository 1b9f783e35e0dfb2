// The command `rasoi` of the package, and `npm run rasoi`: finds the command, becomes the service's user, and runs it.

import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { errorCode } from '#server/db/embedded/report.ts';
import { SERVICE } from '#server/settings/own-command.ts';
import { settingsOfFolder } from '#server/start/settings-of-folder.ts';
import { StartError } from '#server/start/start-error.ts';
import { failureWords } from './failure-words.ts';
import { COMMANDS } from './list.ts';
import { readCommand } from './read-command.ts';

/** Files that the service's user could not read would stop the service, so nothing else may make any. */
function becomeServiceUser(user: string): void {
  if (process.getuid?.() !== 0)
    throw new StartError(`Run it as root: sudo rasoi ${process.argv.slice(2).join(' ')}`);
  try {
    process.setgroups?.([]);
    process.setgid?.(user);
    process.setuid?.(user);
  } catch (error) {
    if (errorCode(error) !== 'ERR_UNKNOWN_CREDENTIAL') throw error;
    throw new StartError(`This machine has no user ${user}, as whom Rasoi runs. Make it as INSTALL.md says.`);
  }
}

/** Checks that a file can be read before anything begins. @throws StartError, or the error of the file system */
async function checkFile(path: string): Promise<void> {
  const found = await stat(path);
  if (!found.isFile())
    throw new StartError(`${path} is ${found.isDirectory() ? 'a folder' : 'no plain file'}. Name a file.`);
  await access(path, constants.R_OK);
}

async function main(): Promise<void> {
  const read = readCommand(process.argv.slice(2));
  if ('text' in read) {
    process.stdout.write(read.text);
    return;
  }
  const { command } = read;
  if (SERVICE && !command.asCaller && userInfo().username !== SERVICE) becomeServiceUser(SERVICE);
  if ('typed' in read) return read.command.start(read.typed);
  const { command: row, given } = read;
  if (row.argument?.isFile && given.argument !== undefined) await checkFile(given.argument);
  await row.run(given, settingsOfFolder());
}

main().catch((error: unknown) => {
  process.stderr.write(`${failureWords(error)}\n`);
  process.exitCode = COMMANDS[process.argv[2] ?? '']?.failsWith ?? 1;
});
