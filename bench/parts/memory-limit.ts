import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A control group with a memory limit: the kernel kills its processes if they need more. */
export interface MemoryLimit {
  /** Wraps a command so that it runs in the group. */
  command(program: string, args: readonly string[]): [program: string, args: string[]];
  /** Bytes of memory that the processes use now, without the file cache. */
  used(): number;
  /** Removes the group. Its processes must have ended. */
  remove(): Promise<void>;
}

const ROOT = '/sys/fs/cgroup';

/** Creates a control group; undefined if the machine does not allow it. */
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
      // The kernel releases a group a moment after its last process has ended.
      for (let tries = 0; existsSync(folder) && tries < 50; tries++) {
        await rmdir(folder).catch(() => sleep(100));
      }
    },
  };
}
