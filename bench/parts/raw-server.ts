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

/** Answers to requests whose path begins with this. */
interface RawAnswer {
  path: string;
  headers: Headers;
  bytes: Buffer;
}

/** An answer as the program is told of it; its bytes come apart. */
export type ListedAnswer = Omit<RawAnswer, 'bytes'> & { length: number };

/** Runs a task while a bare node:http server, in a separate process, answers every request with these bytes. */
export const withRawServer = (
  bytes: Buffer,
  task: (server: RawServer) => Promise<void>,
  headers = JSON_TYPE,
): Promise<void> => withRawAnswers([{ path: '/', headers, bytes }], task);

/** The same with several answers, the first of which that fits is sent. @param host where the server listens */
export async function withRawAnswers(
  answers: readonly RawAnswer[],
  task: (server: RawServer) => Promise<void>,
  host = '127.0.0.1',
): Promise<void> {
  const program = join(import.meta.dirname, 'raw-program.ts');
  const listed = answers.map(
    ({ path, headers, bytes }): ListedAnswer => ({ path, headers, length: bytes.length }),
  );
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(listed), host], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(Buffer.concat(answers.map(({ bytes }) => bytes)));
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
