import { open, readdir, readFile, readlink, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, startTime } from './processes.ts';
import { DatabaseStartError, errorCode } from './report.ts';

/**
 * Lets only one Rasoi use a data folder. The holder is the process that created the file `lock.N` with the highest N.
 * That file is never removed. When its holder is gone, the next process creates N+1. Two starts that both find a dead
 * holder can't both win: the file is created exclusively, and a start that then finds a higher one tries again.
 */
export interface FolderLock {
  release(): Promise<void>;
}

interface Holder {
  pid: number;
  started: string;
  machine: string;
}

const BEAT_MS = 1_000;
const HALF_WRITTEN_MS = 2_000;

export async function lockFolder(folder: string): Promise<FolderLock> {
  const me: Holder = {
    pid: process.pid,
    started: await startTime(process.pid),
    machine: await machineName(),
  };
  for (;;) {
    const highest = Math.max(0, ...(await lockNumbers(folder)));
    const holder = highest > 0 ? await findHolder(join(folder, `lock.${highest}`), me.machine) : undefined;
    if (holder !== undefined) {
      throw new DatabaseStartError(
        `Another Rasoi (process ${holder.pid}) is using the data folder ${folder}: stop it first, or set RASOI_DATA to another folder.`,
      );
    }
    const mine = join(folder, `lock.${highest + 1}`);
    if (!(await createExclusively(mine, JSON.stringify(me)))) continue;
    const now = await lockNumbers(folder);
    if (Math.max(...now) > highest + 1) {
      await unlink(mine).catch(() => undefined);
      continue;
    }
    await Promise.all(
      now.filter((n) => n <= highest).map((n) => unlink(join(folder, `lock.${n}`)).catch(() => undefined)),
    );
    return holdLock(mine);
  }
}

function holdLock(path: string): FolderLock {
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, BEAT_MS);
  beat.unref();
  return {
    async release() {
      clearInterval(beat);
      // Not an empty file: another start would take that for one that is being written.
      await writeFile(path, '{}').catch(() => undefined);
    },
  };
}

async function lockNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => /^lock\.(\d{1,15})$/.exec(name)?.[1] ?? []).map(Number);
}

async function createExclusively(path: string, text: string): Promise<boolean> {
  try {
    // Readable for all users, so that another user who starts Rasoi sees the holder. The folder itself is closed.
    const file = await open(path, 'wx', 0o644);
    await file.writeFile(text);
    await file.close();
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function findHolder(path: string, machine: string): Promise<Holder | undefined> {
  let text = await readLock(path);
  for (let waited = 0; text === '' && waited < HALF_WRITTEN_MS; waited += 100) {
    await sleep(100);
    text = await readLock(path);
  }
  const holder = parseHolder(text);
  if (holder === undefined) return undefined;
  if (holder.machine !== machine) return (await isBeating(path)) ? holder : undefined;
  const same = (await isAlive(holder.pid)) && (await startTime(holder.pid)) === holder.started;
  return same ? holder : undefined;
}

/** If the file has vanished, a higher one exists. Creating the next number then fails or shows that. */
async function readLock(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '{}';
    throw new DatabaseStartError(`Cannot read ${path}: ${String(errorCode(error))}.`);
  });
}

function parseHolder(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('pid' in value && 'started' in value && 'machine' in value)) return undefined;
    return { pid: Number(value.pid), started: String(value.started), machine: String(value.machine) };
  } catch {
    return undefined;
  }
}

/** Whether a holder in another container or on another machine is alive. Only its file's heartbeat is visible here. */
async function isBeating(path: string): Promise<boolean> {
  const touched = async () => (await stat(path).catch(() => undefined))?.mtimeMs;
  const before = await touched();
  if (before === undefined || Math.abs(Date.now() - before) > 30_000) return false;
  for (let waited = 0; waited < 3 * BEAT_MS; waited += 250) {
    await sleep(250);
    if ((await touched()) !== before) return true;
  }
  return false;
}

/** Names the scope of process ids: the current boot of this machine and, on Linux, the process namespace. */
async function machineName(): Promise<string> {
  if (process.platform !== 'linux') return hostname();
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => hostname());
  return `${boot.trim()} ${await readlink('/proc/self/ns/pid').catch(() => '')}`;
}
