import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

const BUILT = join(PROJECT_FOLDER, 'build/worker/sw.js');
/** Tells the worker to store and answer nothing (web/service-worker/worker.ts). */
const OFF = "self.OFFLINE_PAGES='off';\n";

/** The service worker. Browsers ask for it with every visit, so that an update, or its end, reaches all of them soon. */
export async function workerRoute(
  app: FastifyInstance,
  { offlinePages }: { offlinePages: boolean },
): Promise<void> {
  app.get('/sw.js', async (_request, reply) => {
    const script = await readFile(BUILT, 'utf8');
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8');
    return offlinePages ? script : OFF + script;
  });
}
