import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

/** Memory of a process in MB. */
export interface ProcessMemory {
  name: string;
  /** Resident, as `ps` and `systemctl status` count it: with the program files that other processes share. */
  rss: number;
  /** The same, with shared pages divided among those who share them. */
  pss: number;
  /** What belongs to the process alone and is in no file. */
  own: number;
}

const proc = (pid: number | string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** The name of a process and the id of its parent; the name may hold any character. */
function lineOf(pid: string): { name: string; parent: number } {
  const stat = proc(pid, 'stat');
  return {
    name: stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')),
    parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]),
  };
}

function isPostgres(pid: number): boolean {
  try {
    return basename(readlinkSync(`/proc/${pid}/exe`)) === 'postgres';
  } catch {
    return false;
  }
}

/** A process and all that it has started, but for PostgreSQL. Linux only. */
export function memoryOf(root: number): ProcessMemory[] {
  const lines = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid: Number(pid), ...lineOf(pid) }));
  const below = (pid: number): number[] => [
    pid,
    ...lines
      .filter(({ parent, pid: child }) => parent === pid && !isPostgres(child))
      .flatMap(({ pid: child }) => below(child)),
  ];
  return below(root).map((pid) => {
    const rollup = proc(pid, 'smaps_rollup');
    const kilobytes = (field: string) =>
      Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0) / 1024;
    return {
      name: lines.find((line) => line.pid === pid)?.name ?? '',
      rss: kilobytes('Rss'),
      pss: kilobytes('Pss'),
      own: kilobytes('Anonymous'),
    };
  });
}
