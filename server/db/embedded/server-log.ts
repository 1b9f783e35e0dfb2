import { constants } from 'node:fs';
import { copyFile, open, readFile, rename, stat, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runsAsRoot } from './owner.ts';

const LARGEST = 5 << 20;

/** Opens the server's log for it to append to. Opened here, it may lie where the server's user cannot go. */
export async function openServerLog(path: string): Promise<{ fd: number; close(): Promise<void> }> {
  await boundServerLog(path);
  const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW = 0 } = constants;
  const file = await open(path, O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600);
  // When root starts what another user set up, that user can start it again later.
  if (runsAsRoot()) {
    const { uid, gid } = await stat(dirname(path));
    await file.chown(uid, gid);
  }
  return { fd: file.fd, close: () => file.close() };
}

/** Keeps one older log. Copied and emptied rather than renamed: a running server keeps the file open. */
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

/** The server's own words on why it failed, from what it logged after `offset`. */
export async function lastWords(path: string, offset: number): Promise<string> {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0));
  return errorWords(bytes.subarray(offset > bytes.length ? 0 : offset).toString('utf8'));
}

/** The last three distinct error lines of a program's output, without time and process id; else its last line. */
export function errorWords(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const errors = lines.flatMap((line) => /\b(?:FATAL|PANIC|ERROR|error): +(.+)$/.exec(line)?.[1] ?? []);
  return [...new Set(errors)].slice(-3).join('; ') || (lines.at(-1)?.trim() ?? 'it said nothing');
}
