import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const linux = process.platform === 'linux';

export interface Process {
  pid: number;
  command: string;
}

/** Whether the process runs. A zombie counts as ended. */
export async function isAlive(pid: number): Promise<boolean> {
  if (linux) {
    const fields = await statFields(pid);
    return fields !== undefined && fields[0] !== 'Z' && fields[0] !== 'X';
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The start time of a process, in the system's own format. It differs for a later process with the same id. */
export async function startTime(pid: number): Promise<string> {
  if (linux) return (await statFields(pid))?.[19] ?? '';
  if (process.platform === 'win32') return '';
  const result = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => undefined);
  return result?.stdout.trim() ?? '';
}

/** Running processes whose command line contains the text. Always empty on Windows, where asking is expensive. */
export async function processesNaming(text: string): Promise<Process[]> {
  if (process.platform === 'win32') return [];
  const all = linux ? await linuxProcesses() : await listedByPs();
  return all.filter((entry) => entry.pid !== process.pid && entry.command.includes(text));
}

/** The fields of /proc/PID/stat from the state on. The command name before them may contain spaces and brackets. */
async function statFields(pid: number): Promise<string[] | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
}

async function linuxProcesses(): Promise<Process[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  return Promise.all(
    pids.map(async (pid) => {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return { pid, command: command.replaceAll('\0', ' ') };
    }),
  );
}

async function listedByPs(): Promise<Process[]> {
  const { stdout } = await run('ps', ['-axww', '-o', 'pid=,command='], { maxBuffer: 16 << 20 });
  return stdout.split('\n').map((line) => {
    const text = line.trim();
    const space = text.indexOf(' ');
    return { pid: Number(text.slice(0, space)), command: text.slice(space + 1) };
  });
}
