import { type SpawnOptions, spawn } from 'node:child_process';
import type { Owner } from './owner.ts';
import { DatabaseStartError } from './report.ts';
import { errorWords } from './server-log.ts';

/** The environment of the server's programs. It has none of our variables, which hold secrets, and English messages. */
const ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' };

export function spawnOptions(cwd: string, owner: Owner): SpawnOptions {
  const systemRoot = process.env.SystemRoot;
  const env = { ...ENVIRONMENT, ...(systemRoot === undefined ? {} : { SystemRoot: systemRoot }) };
  const user = owner.uid === undefined ? {} : { uid: owner.uid, gid: owner.gid };
  return { cwd, env, windowsHide: true, ...user };
}

/** Runs one of the server's programs and waits for its end. Throws with its error lines if it fails. */
export async function runProgram(
  program: string,
  options: string[],
  { cwd, owner, input = '' }: { cwd: string; owner: Owner; input?: string },
  failure: string,
): Promise<void> {
  const child = spawn(program, options, spawnOptions(cwd, owner));
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  const code = await new Promise<number | string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', resolve);
  });
  if (code === 0) return;
  throw new DatabaseStartError(`${failure}: ${typeof code === 'string' ? code : errorWords(output)}.`);
}
