import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A control group whose processes together may use so much memory; the kernel ends them when they need more. */
export interface MemoryLimit {
  /** The command that runs another one in the group. */
  command(program: string, args: readonly string[]): [program: string, args: string[]];
  /** Bytes of memory that belong to the processes now, without the file cache. */
  used(): number;
  /** Once its processes have ended. */
  remove(): Promise<void>;
}

const ROOT = '/sys/fs/cgroup';

/** Undefined where this machine or its owner does not allow it. */
export function limitMemory(bytes: number): MemoryLimit | undefined {
  const isV2 = existsSync(join(ROOT, 'cgroup.controllers'));
  const folder = join(ROOT, isV2 ? '' : 'memory', `rasoi-bench-${process.pid}`);
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, isV2 ? 'memory.max' : 'memory.limit_in_bytes'), String(bytes));
    if (isV2) writeFileSync(join(folder, 'memory.swap.max'), '0');
  } catch {
    return undefined;
  }
  const ownMemory = isV2 ? /^anon (\d+)/m : /^total_rss (\d+)/m;
  return {
    command: (program, args) => [
      'sh',
      ['-c', `echo $$ > ${join(folder, 'cgroup.procs')} && exec "$@"`, 'sh', program, ...args],
    ],
    used: () => Number(ownMemory.exec(readFileSync(join(folder, 'memory.stat'), 'utf8'))?.[1] ?? 0),
    async remove() {
      // The kernel lets go of a group a moment after its last process has ended.
      for (let tries = 0; existsSync(folder) && tries < 50; tries++) {
        await rmdir(folder).catch(() => sleep(100));
      }
    },
  };
}
