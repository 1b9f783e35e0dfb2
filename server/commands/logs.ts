import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { errorCode } from '#server/db/embedded/report.ts';
import { SERVICE } from '#server/settings/own-command.ts';
import { StartError } from '#server/start/start-error.ts';
import type { Command } from './command.ts';

/** Lines that are shown without another number. */
const LINES = '200';

/** Shows the log where it is: in LOG_FILE, else in the journal of systemd. */
export const logs: Command = {
  argument: { name: 'LINES', isOptional: true },
  options: { follow: { short: 'f', says: 'goes on with what comes' } },
  does: 'shows the last 200 lines of the log, or another number',
  asCaller: true,
  async run({ argument = LINES, has }, { operation: { logFile } }) {
    if (!/^[0-9]{1,9}$/.test(argument))
      throw new StartError(`"${argument}" is no number of lines. Type one, such as 500.`);
    const lines = ['-n', argument, ...(has('follow') ? ['-f'] : [])];
    if (logFile !== undefined && !existsSync(logFile))
      throw new StartError(`There is no log in ${logFile} yet. Start Rasoi first.`);
    if (logFile !== undefined) show('tail', [...lines, logFile]);
    else if (SERVICE) show('journalctl', ['--no-pager', '-u', SERVICE, ...lines]);
    else
      throw new StartError('The log is what Rasoi prints while it runs. Set LOG_FILE to a file to keep it.');
  },
};

function show(program: string, args: string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
  if (errorCode(error) === 'ENOENT')
    throw new StartError(
      `This machine has no ${program}. Set LOG_FILE to a file, and Rasoi writes its log there.`,
    );
  if (error) throw error;
  process.exitCode = status ?? 1;
}
