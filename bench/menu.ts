/** The whole menu as the pages ask for it, against a bare node:http server that answers the same bytes. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { firstLine } from '#tests/kitchen-process.ts';
import { DOCUMENTS, PROJECT, withKitchen } from './parts/kitchen.ts';
import { load } from './parts/load.ts';
import { compare, measure } from './parts/rounds.ts';

const CONNECTIONS = 32;
const query = encodeURIComponent(JSON.stringify({ method: 'limit', values: [100] }));
const path = `${DOCUMENTS('dishes')}?queries[0]=${query}`;

async function withRawServer(bytes: Buffer, task: (origin: string) => Promise<void>): Promise<void> {
  const program = join(import.meta.dirname, 'parts/raw-program.ts');
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

await withKitchen(async ({ origin }) => {
  const url = `${origin}${path}`;
  const list = (name: string, from: string, headers: Record<string, string>) => ({
    name,
    round: (duration: number) => load({ url: from, connections: CONNECTIONS, duration, headers }),
  });
  const answer = await fetch(url, { headers: PROJECT });
  const bytes = Buffer.from(await answer.arrayBuffer());
  console.log(`${bytes.length} bytes, ${CONNECTIONS} connections`);
  await withRawServer(bytes, (raw) =>
    compare(list('menu list', url, PROJECT), list('raw node:http, same bytes', raw, PROJECT)),
  );
  await measure(list('menu list, brotli', url, { ...PROJECT, 'accept-encoding': 'gzip, deflate, br' }));
});
