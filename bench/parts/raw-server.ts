import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { firstLine } from '#tests/kitchen-process.ts';
import { cpuOf } from './cpu.ts';

type Headers = Record<string, string>;

const JSON_TYPE: Headers = { 'content-type': 'application/json; charset=utf-8' };

export interface RawServer {
  origin: string;
  /** Milliseconds of CPU the process has used. */
  cpu(): number;
}

/** Runs a task while a bare node:http server, in a separate process, answers every request with these bytes. */
export async function withRawServer(
  bytes: Buffer,
  task: (server: RawServer) => Promise<void>,
  headers = JSON_TYPE,
): Promise<void> {
  const program = join(import.meta.dirname, 'raw-program.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(headers)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(bytes);
  try {
    const { pid = 0 } = child;
    await task({ origin: await firstLine(child), cpu: () => cpuOf(pid) });
  } finally {
    child.kill();
  }
}

/** The compressed body of an answer, which `fetch` would decompress. */
export async function bytesOf(url: string, headers: Headers): Promise<Buffer> {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  return buffer(answer);
}

/** The headers of an answer, except those that node:http adds by itself. */
export async function headersOf(url: string, headers: Headers): Promise<Headers> {
  const answer = await fetch(url, { headers });
  await answer.body?.cancel();
  const own = ['connection', 'date', 'keep-alive', 'transfer-encoding'];
  return Object.fromEntries([...answer.headers].filter(([name]) => !own.includes(name)));
}
