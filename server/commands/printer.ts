import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import type { Command } from './command.ts';

/**
 * Runs the printer's program as `npm run printer` does, with its options, until it is stopped (PRINT-14). What its set-up
 * asks for is kept in the home of the service's user.
 */
export const printer: Command = {
  passesOn: '[OPTION …]',
  does: 'prints tickets on a printer in this network until it is stopped; --help shows the options',
  async start(typed) {
    const program = join(PROJECT_FOLDER, 'build/printer/printer.js');
    const child = spawn(process.execPath, [program, ...typed], { stdio: 'inherit' });
    // Ctrl+C reaches the program by itself; this one waits for its end.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    const [code] = await once(child, 'exit');
    process.exitCode = code ?? 1;
  },
};
