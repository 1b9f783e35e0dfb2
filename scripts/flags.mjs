// Reads the flags of a script, and refuses what it does not know. It needs no packages.
import { didYouMean } from '../domain/nearest-word.mjs';
import { Failure } from './steps.mjs';

/**
 * The flags that were typed, such as '--demo'.
 * @param {string} command as people type it, such as 'npm start'
 * @param {readonly string[]} known
 * @param {readonly string[]} [typed]
 * @param {NodeJS.ProcessEnv} [env]
 * @throws Failure that names what is unknown, and a flag that npm has kept for itself
 */
export function flagsOf(command, known, typed = process.argv.slice(2), env = process.env) {
  const all = known.length === 0 ? `${command} takes no flags.` : `${command} -- takes ${known.join(', ')}.`;
  for (const word of typed) {
    if (known.includes(word)) continue;
    throw new Failure(
      `There is no ${word.startsWith('-') ? 'flag' : 'word'} ${word}.${didYouMean(word, known)} ${all}`,
    );
  }
  const kept = known.find((flag) => env[`npm_config_${flag.slice(2).replaceAll('-', '_')}`] === 'true');
  if (kept !== undefined && !typed.includes(kept))
    throw new Failure(`npm keeps ${kept} for itself. Type two dashes before it: ${command} -- ${kept}`);
  return typed;
}
