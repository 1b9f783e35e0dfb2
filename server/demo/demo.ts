import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DemoState } from '#domain/demo/roles.ts';
import type { LongWorkDatabase } from '#server/db/connection.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { makeFolder } from '#server/start/make-folder.ts';
import type { DemoFolder } from './demo-folder.ts';
import { fillDemo } from './fill-demo.ts';

const MINUTE = 60_000;
/** After a beginning that failed it is tried again (milliseconds). */
const RETRY_AFTER = MINUTE;
/** What visitors have uploaded. */
const UPLOADS = ['files', 'previews'];

export interface DemoDeps {
  engine: EngineDeps;
  demoFolder: DemoFolder;
  onError: (error: unknown) => void;
}

export interface Demo {
  folder: DemoFolder;
  state(): DemoState;
  /** Begins anew, and from then on again and again. Requests wait meanwhile. */
  begin(): Promise<void>;
}

/**
 * The demo of a server that was started as one: it begins anew again and again. Its sessions are gone then; pages learn it as they
 * learn of any ended session.
 */
export function openDemo(server: FastifyInstance, { engine, demoFolder, onError }: DemoDeps): Demo {
  const every = (engine.settings.demo?.resetMinutes ?? 0) * MINUTE;
  let round = 0;
  let resetsAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let beginning: Promise<void> = Promise.resolve();

  async function fill(bulk: LongWorkDatabase): Promise<void> {
    await fillDemo(engine, bulk);
    for (const name of UPLOADS) {
      await rm(join(demoFolder.folder, name), { recursive: true, force: true });
      await makeFolder(join(demoFolder.folder, name));
    }
    engine.events.missed();
  }

  function planNext(after: number): void {
    resetsAt = Date.now() + after;
    clearTimeout(timer);
    timer = setTimeout(() => void demo.begin().catch(onError), after);
    timer.unref();
  }

  async function beginAnew(): Promise<void> {
    if (!demoFolder.isMarked()) throw new Error('The data folder is not marked as that of a demo');
    clearTimeout(timer);
    try {
      await fill(engine.database.longWork());
    } catch (error) {
      planNext(RETRY_AFTER);
      throw error;
    }
    round += 1;
    planNext(every);
  }

  // Nobody sees a kitchen that is half empty.
  server.addHook('onRequest', () => beginning.catch(() => undefined));
  server.addHook('onClose', async () => {
    clearTimeout(timer);
    await beginning.catch(() => undefined);
  });

  const demo: Demo = {
    folder: demoFolder,
    state: () => ({ round, resetsAt: new Date(resetsAt).toISOString() }),
    begin() {
      beginning = beginAnew();
      return beginning;
    },
  };
  return demo;
}
