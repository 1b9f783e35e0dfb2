import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VERSION } from '#server/settings/version.ts';
import { freePort } from '#tests/machines/packages.ts';
import { beginProof, PROVEN_FILE } from './proof.ts';

let dataFolder: string;
let port: number;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'rasoi-proof-'));
  port = await freePort();
});
afterEach(() => rm(dataFolder, { recursive: true }));

const begin = () => beginProof({ dataFolder, host: '127.0.0.1', port, watchPages: false });

/** A server that answers what a proof asks for, with these statuses instead where there are any. */
function server(statuses: Record<string, number> = {}) {
  const app = fastify();
  for (const path of ['/ready', '/v1/health', '/', '/menu'])
    app.get(path, (_request, reply) => reply.code(statuses[path] ?? 200).send('ok'));
  return app;
}

// INSTALL-5
describe('a version that has not served this data yet', () => {
  it('answers 503 to everything until it is proven, says so at /ready, and is remembered', async () => {
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    await writeFile(join(dataFolder, PROVEN_FILE), '0.0.1\n');
    const proof = await begin();
    const ready = await get('/ready');
    expect([ready.status, await ready.json()]).toEqual([503, { name: 'rasoi', status: 'unproven' }]);
    for (const path of ['/', '/v1/ping', '/menu?x=/ready']) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([503, '5', '']);
    }
    await proof?.complete(server());
    expect(await readFile(join(dataFolder, PROVEN_FILE), 'utf8')).toBe(`${VERSION}\n`);
    await expect(get('/ready')).rejects.toThrow();
    expect(await begin()).toBeUndefined();
  });

  it.each(['/ready', '/v1/health', '/', '/menu'])('does not start when %s is not answered', async (path) => {
    const proof = await begin();
    await expect(proof?.complete(server({ [path]: 500 }))).rejects.toThrow(
      `version ${VERSION} does not work with this data: ${path} answered 500.`,
    );
    expect(existsSync(join(dataFolder, PROVEN_FILE))).toBe(false);
    await proof?.complete(server());
  });

  it('may be proven by several instances that share the folder at the same time', async () => {
    const proofs: Awaited<ReturnType<typeof begin>>[] = [];
    for (let count = 0; count < 8; count++) {
      port = await freePort();
      proofs.push(await begin());
    }
    await Promise.all(proofs.map((proof) => proof?.complete(server())));
    expect(await readdir(dataFolder)).toEqual([PROVEN_FILE]);
  });

  it('says before it changes anything that another program has its port', async () => {
    const proof = await begin();
    await expect(begin()).rejects.toThrow(`PORT: another program listens on port ${port}.`);
    await proof?.complete(server());
  });
});
