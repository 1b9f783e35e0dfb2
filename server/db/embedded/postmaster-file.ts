import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The content of `postmaster.pid`, which a running server writes. */
export interface PostmasterFile {
  pid: number;
  port: number;
  socketFolder: string;
  listenAddress: string;
  status: string;
}

/** Returns `undefined` if there is no file, and a pid of 0 if the file is empty or unreadable. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  return {
    pid: Number.isInteger(pid) && pid > 0 ? pid : 0,
    port: Number(lines[3] ?? 0),
    socketFolder: lines[4] ?? '',
    listenAddress: lines[5] ?? '',
    status: lines[7] ?? '',
  };
}
