/**
 * Requests the most expensive previews of the largest pictures, many at once, from a server with 1 GB of memory including
 * its database. The server must survive and answer other requests meanwhile. If no control group can be created, memory is
 * only measured, not limited.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { PROJECT } from './parts/kitchen.ts';
import { limitMemory } from './parts/memory-limit.ts';

const MEMORY = 1_000_000_000;
const PORT = 4790;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const ADMIN = { email: 'owner@example.in', password: 'Kadhai-and-Tawa-42' };
const LARGEST = { width: 5770, height: 4330, background: '#b3541e' };
const AT_ONCE = 40;
const MB = 1e6;

/** The pictures that need the most memory to decode: formats that must be read completely before the first line. */
async function dearest(): Promise<[name: string, content: Buffer][]> {
  const picture = sharp({ create: { ...LARGEST, channels: 3 } });
  const clear = sharp({ create: { ...LARGEST, channels: 4 } });
  return [
    [
      'turned.jpg',
      await picture
        .clone()
        .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    ],
    ['deep.png', await clear.toColourspace('rgb16').png({ progressive: true }).toBuffer()],
    ['photo.webp', await picture.clone().webp({ effort: 0 }).toBuffer()],
    ['photo.avif', await picture.clone().resize(4600).avif({ effort: 0 }).toBuffer()],
  ];
}

async function signIn(): Promise<Record<string, string>> {
  const answer = await fetch(`${ORIGIN}/v1/account/sessions/email`, {
    method: 'POST',
    headers: { ...PROJECT, 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return { ...PROJECT, 'x-fallback-cookies': answer.headers.get('x-fallback-cookies') ?? '' };
}

async function upload(headers: Record<string, string>, name: string, content: Buffer): Promise<void> {
  const form = new FormData();
  form.append('fileId', name.replace('.', '-'));
  form.append('file', new File([new Uint8Array(content)], name));
  const answer = await fetch(`${ORIGIN}/v1/storage/buckets/images/files`, {
    method: 'POST',
    headers,
    body: form,
  });
  if (answer.status !== 201) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
}

const peakOf = async (pid: number): Promise<number> =>
  1024 * Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

const limit = limitMemory(MEMORY);
const folder = await mkdtemp(join(tmpdir(), 'rasoi-bench-'));
const [program, args] = limit?.command(process.execPath, ['build/app/main.js']) ?? [
  process.execPath,
  ['build/app/main.js'],
];
const server = spawn(program, args, {
  env: {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: String(PORT),
    HOST: '127.0.0.1',
    RASOI_DATA: folder,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'silent',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
let ended: string | undefined;
server.on('exit', (code, signal) => {
  ended = `ended with ${signal ?? code}`;
});

try {
  while (
    !(await fetch(`${ORIGIN}/v1/health`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (ended) throw new Error(`The server ${ended}`);
    await sleep(200);
  }
  const atRest = limit?.used() ?? (await peakOf(server.pid ?? 0));
  const chef = await signIn();
  const names: string[] = [];
  for (const [name, content] of await dearest()) {
    await upload(chef, name, content);
    names.push(name.replace('.', '-'));
  }

  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, limit?.used() ?? 0);
  }, 50);
  const outputs = ['avif', 'webp', 'gif', 'png', 'jpg'];
  const started = performance.now();
  const asked = Array.from({ length: AT_ONCE }, async (_each, n) => {
    const look = `width=${4000 - n}&height=${4000 - n}&rotation=45&output=${outputs[n % outputs.length]}`;
    const file = names[n % names.length];
    const answer = await fetch(
      `${ORIGIN}/v1/storage/buckets/images/files/${file}/preview?${look}&project=rasoi`,
    );
    await answer.arrayBuffer();
    return answer.status;
  });
  const delays: number[] = [];
  let working = true;
  const others = (async () => {
    while (working) {
      const start = performance.now();
      if (ended) throw new Error(`The server ${ended}`);
      const answer = await fetch(`${ORIGIN}/v1/health`);
      if (!answer.ok) throw new Error(`health answered ${answer.status}`);
      delays.push(performance.now() - start);
      await sleep(20);
    }
  })();
  const statuses = await Promise.all(asked);
  working = false;
  await others;
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  delays.sort((a, b) => a - b);
  const counts = [...new Set(statuses)].map(
    (status) => `${statuses.filter((each) => each === status).length} × ${status}`,
  );
  console.log(limit ? 'limited to 1 GB' : 'memory is watched only: no control group could be made');
  console.log(
    `${AT_ONCE} previews of 25 megapixels, turned by 45°: ${counts.join(', ')} in ${seconds.toFixed(1)} s`,
  );
  console.log(`other questions meanwhile: p99 ${delays[Math.floor(delays.length * 0.99)]?.toFixed(0)} ms`);
  if (limit)
    console.log(
      `memory of all processes: ${Math.round(atRest / MB)} MB at rest, ${Math.round(most / MB)} MB at most`,
    );
  console.log(`the server's own process: ${Math.round((await peakOf(server.pid ?? 0)) / MB)} MB at most`);
} finally {
  if (!ended) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await limit?.remove();
  await rm(folder, { recursive: true, force: true });
}
