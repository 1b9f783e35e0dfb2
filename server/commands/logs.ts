import { spawnSync } from 'node:child_process';
import { settingsOfFolder } from '#server/start/command.ts';
import { StartError } from '#server/start/start-error.ts';
import { type Command, SERVICE } from './command.ts';

/** Lines that are shown without another number. */
const LINES = '200';

/** Shows the log where it is: in LOG_FILE, else in the journal of systemd. */
export const logs: Command = {
  takes: '[LINES|--follow]',
  does: 'shows the last 200 lines of the log, another number, or what comes',
  asCaller: true,
  async run([given = LINES]) {
    const follows = given === '--follow' || given === '-f';
    if (!follows && !/^\d+$/.test(given)) throw new StartError(`${given} is neither a number nor --follow.`);
    const { logFile } = settingsOfFolder().operation;
    const lines = ['-n', follows ? LINES : given, ...(follows ? ['-f'] : [])];
    if (logFile !== undefined) show('tail', [...lines, logFile]);
    else if (SERVICE) show('journalctl', ['--no-pager', '-u', SERVICE, ...lines]);
    else throw new StartError('The log is what `npm start` prints. LOG_FILE keeps it in a file.');
  },
};

function show(program: string, args: string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
  if (error) throw new StartError(`${program} can't be run: ${error.message}`);
  process.exitCode = status ?? 1;
}
