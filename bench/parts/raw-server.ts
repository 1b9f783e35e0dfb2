import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { firstLine } from '#tests/kitchen-process.ts';

/** Runs a task while a bare node:http server, in a separate process, answers every request with these bytes. */
export async function withRawServer(bytes: Buffer, task: (origin: string) => Promise<void>): Promise<void> {
  const program = join(import.meta.dirname, 'raw-program.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(bytes);
  try {
    await task(await firstLine(child));
  } finally {
    child.kill();
  }
}

/** The compressed body of an answer, which `fetch` would decompress. */
export async function bytesOf(url: string, headers: Record<string, string>): Promise<Buffer> {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  return buffer(answer);
}
