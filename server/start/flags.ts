import { didYouMean } from '#domain/nearest-word.mjs';
import { StartError } from './start-error.ts';

/** Starts a demo (DEMO-1). */
const DEMO = '--demo';

/**
 * Reads the words after the program's name into the environment: the server takes one flag.
 * @throws StartError that names any other word
 */
export function applyFlags(typed: readonly string[], env: NodeJS.ProcessEnv): void {
  const unknown = typed.find((word) => word !== DEMO);
  if (unknown !== undefined)
    throw new StartError(
      `there is no flag ${unknown}.${didYouMean(unknown, [DEMO])} The only one is ${DEMO}.`,
    );
  if (!typed.includes(DEMO)) return;
  env.RASOI_DEMO = '1';
  // Before a file `.env` of a kitchen in this folder can name its data.
  env.RASOI_DATA ||= 'demo-data';
}
