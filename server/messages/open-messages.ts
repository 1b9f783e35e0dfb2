import type { FastifyInstance } from 'fastify';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { dispatchMessages } from './dispatch.ts';
import { customerMessages } from './tell.ts';

/** Milliseconds between two runs when nothing happens. */
const RUN_INTERVAL = 15_000;
/** Milliseconds from a new message until its channel is chosen. */
const GATHER = 300;

/**
 * Chooses the channels of messages to customers as they become due, on every instance, from `start` until the server closes.
 */
export function openMessages(
  server: FastifyInstance,
  engine: EngineDeps,
  onError: (error: unknown) => void,
): { start(): void } {
  let running: Promise<void> | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let isAsked = false;
  const run = (): void => {
    isAsked = true;
    running ??= (async () => {
      while (isAsked) {
        isAsked = false;
        await dispatchMessages(engine).catch(onError);
      }
      running = undefined;
    })();
  };
  let timer: NodeJS.Timeout | undefined;
  const stop = engine.events.subscribeChanges(({ collection, action }) => {
    if (timer === undefined || collection !== customerMessages.name || action !== 'create') return;
    gathering ??= setTimeout(() => {
      gathering = undefined;
      run();
    }, GATHER).unref();
  });
  server.addHook('onClose', async () => {
    stop();
    clearInterval(timer);
    clearTimeout(gathering);
    await running;
  });
  return {
    start() {
      timer ??= setInterval(run, RUN_INTERVAL).unref();
      run();
    },
  };
}
