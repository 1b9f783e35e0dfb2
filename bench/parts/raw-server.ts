import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { firstLine } from '#tests/kitchen-process.ts';

/** Runs a task beside a bare node:http server, in another process, that answers everything with these bytes. */
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

/** The body of an answer as it travels; `fetch` would unpack it. */
export async function bytesOf(url: string, headers: Record<string, string>): Promise<Buffer> {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  return buffer(answer);
}
