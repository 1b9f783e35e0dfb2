// A version that has not served this data yet proves itself first: until then it answers nothing but /ready (INSTALL-5).
import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { RETRY_SECONDS } from '#server/http/retry-after.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { VERSION } from '#server/settings/version.ts';
import { listenStartError, StartError } from './start-error.ts';

/** The file in the data folder with the version that has last proven itself on this data. packaging/upgrade.sh reads it. */
export const PROVEN_FILE = 'proven-version';

/** What has to be answered with 200: the database has all migrations, and pages can be rendered. */
const PROOFS = ['/ready', '/v1/health', '/', '/menu'];

export interface Proof {
  /**
   * Proves the complete server, remembers it, and stops answering in its place.
   * @throws StartError naming what was not answered as it should be
   */
  complete(server: FastifyInstance): Promise<void>;
}

type Place = Pick<ServerSettings, 'dataFolder' | 'host' | 'port' | 'watchPages'>;

/**
 * Begins the proof, and answers at the server's own address meanwhile: 503 to everything.
 * @returns undefined if this version has proven itself on this data before
 * @throws StartError if the address is taken
 */
export async function beginProof(place: Place): Promise<Proof | undefined> {
  const file = join(place.dataFolder, PROVEN_FILE);
  const proven = await readFile(file, 'utf8').catch(() => '');
  if (place.watchPages || proven.trim() === VERSION) return undefined;
  const door = await answerMeanwhile(place);
  return {
    async complete(server) {
      for (const url of PROOFS) {
        const { statusCode } = await server.inject({ url, headers: { 'x-appwrite-project': 'rasoi' } });
        if (statusCode !== 200)
          throw new StartError(
            `version ${VERSION} does not work with this data: ${url} answered ${statusCode}.`,
          );
      }
      // Instances that share the folder may prove themselves at the same time.
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, `${VERSION}\n`, { mode: 0o644 });
      await rename(draft, file);
      await close(door);
    },
  };
}

/** Answers 503 to every request: load balancers and customers come back in a moment. */
async function answerMeanwhile({ host, port }: Place): Promise<Server> {
  const door = createServer((request, response) => {
    const isReady = request.url?.split('?')[0] === '/ready';
    response.writeHead(503, {
      'cache-control': 'no-store',
      connection: 'close',
      'content-type': isReady ? 'application/json' : 'text/plain; charset=utf-8',
      'retry-after': String(RETRY_SECONDS),
    });
    response.end(isReady ? JSON.stringify({ name: 'rasoi', status: 'unproven' }) : undefined);
  });
  await new Promise<void>((resolve, reject) => {
    door.once('error', (error) => reject(listenStartError(error, { host, port })));
    door.listen(port, host, resolve);
  });
  return door;
}

async function close(door: Server): Promise<void> {
  const closed = new Promise((resolve) => door.close(resolve));
  door.closeAllConnections();
  await closed;
}
