import { constants } from 'node:fs';
import { copyFile, open, readFile, rename, stat, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runsAsRoot } from './owner.ts';

const LARGEST = 5 << 20;

/** Opens the server's log for appending. Rasoi opens it, because the server's user may not be able to enter its folder. */
export async function openServerLog(path: string): Promise<{ fd: number; close(): Promise<void> }> {
  await boundServerLog(path);
  const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW = 0 } = constants;
  const file = await open(path, O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600);
  // If root starts the database of another user, that user must still be able to start it later.
  if (runsAsRoot()) {
    const { uid, gid } = await stat(dirname(path));
    await file.chown(uid, gid);
  }
  return { fd: file.fd, close: () => file.close() };
}

/** Moves a log that is too large to a second file. It is copied and emptied, because a running server keeps it open. */
export async function boundServerLog(path: string, largest = LARGEST): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined || found.size <= largest) return;
  await copyFile(path, `${path}.1.tmp`);
  await rename(`${path}.1.tmp`, `${path}.1`);
  await truncate(path);
}

export async function logSize(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0;
}

/** Why the server failed, in its own words, from what it logged after `offset` bytes. */
export async function lastWords(path: string, offset: number): Promise<string> {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0));
  return errorWords(bytes.subarray(offset > bytes.length ? 0 : offset).toString('utf8'));
}

/** The last three different errors in the output of a program, without time and process id; else its last line. */
export function errorWords(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const errors = lines.flatMap((line) => /\b(?:FATAL|PANIC|ERROR|error): +(.+)$/.exec(line)?.[1] ?? []);
  return [...new Set(errors)].slice(-3).join('; ') || (lines.at(-1)?.trim() ?? 'it printed no reason');
}
