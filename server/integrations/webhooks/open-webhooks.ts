import type { FastifyInstance } from 'fastify';
import { TOLD_COLLECTIONS } from '#domain/webhooks/topics.ts';
import { webhookDeliveries } from '#server/collections/webhooks/webhook-deliveries.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { sendDueDeliveries } from './delivery-worker.ts';

/** Milliseconds between two runs when nothing happens. */
const RUN_INTERVAL = 15_000;
/** Milliseconds from a change until it is told. */
const GATHER = 500;

export interface Webhooks {
  /** Sends all messages that are due. */
  sendDue(): Promise<void>;
}

/**
 * Sends messages to webhooks as they become due, until the server closes (HOOK-3). A demo sends none: anybody is its owner, and
 * could let it write to strangers.
 */
export function openWebhooks(
  server: FastifyInstance,
  engine: EngineDeps,
  onError: (error: unknown) => void,
): Webhooks {
  if (engine.settings.demo) return { sendDue: async () => {} };
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;
  let gathering: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    // Without a webhook that is on there is nothing to look for.
    if (!(await engine.changeRecorder())) return;
    while (!stopping.signal.aborted && (await sendDueDeliveries(engine, stopping.signal, onError)) > 0);
  }
  // A run in progress may have missed newer messages, so another run follows it.
  const sendDue = (): Promise<void> => {
    queued ??= running.then(() => {
      queued = undefined;
      running = run().catch(onError);
      return running;
    });
    return queued;
  };
  const timer = setInterval(sendDue, RUN_INTERVAL);
  timer.unref();
  const stop = engine.events.subscribeChanges(({ collection }) => {
    if (!(collection in TOLD_COLLECTIONS) && collection !== webhookDeliveries.name) return;
    gathering ??= setTimeout(() => {
      gathering = undefined;
      void sendDue();
    }, GATHER).unref();
  });
  server.addHook('onClose', async () => {
    stop();
    clearInterval(timer);
    clearTimeout(gathering);
    stopping.abort(new Error('The server was stopped.'));
    await (queued ?? running);
  });
  return { sendDue };
}
