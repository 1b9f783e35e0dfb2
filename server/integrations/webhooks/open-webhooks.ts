import type { FastifyInstance } from 'fastify';
import { TOLD_COLLECTIONS } from '#domain/webhooks/topics.ts';
import { webhookDeliveries } from '#server/collections/webhooks/webhook-deliveries.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { sendDueTo } from './delivery-worker.ts';
import { webhooksWithDue } from './due-deliveries.ts';
import { createWebhookLoops } from './webhook-loops.ts';

/** Milliseconds between two runs when nothing happens. */
const RUN_INTERVAL = 15_000;
/** Milliseconds from a change until it is told. */
const GATHER = 500;

export interface Webhooks {
  /** Sends all messages that are due. */
  sendDue(): Promise<void>;
}

/**
 * Sends messages to webhooks as they become due, until the server closes (HOOK-3). Each webhook has a loop and a connection of its
 * own, so that one that answers slowly delays no other. A demo sends none: anybody is its owner, and could let it write to
 * strangers.
 */
export function openWebhooks(
  server: FastifyInstance,
  engine: EngineDeps,
  onError: (error: unknown) => void,
): Webhooks {
  if (engine.settings.demo) return { sendDue: async () => {} };
  const stopping = new AbortController();
  let gathering: NodeJS.Timeout | undefined;
  const loops = createWebhookLoops(
    (webhookId) => sendDueTo(engine, webhookId, stopping.signal),
    (error) => {
      if (!stopping.signal.aborted) onError(error);
    },
  );

  async function sendDue(): Promise<void> {
    // Without a webhook that is on there is nothing to look for.
    if (stopping.signal.aborted || !(await engine.changeRecorder())) return;
    for (const id of await webhooksWithDue(engine.database, engine.clock())) loops.wake(id);
  }
  let looking: Promise<void> = Promise.resolve();
  const look = () => {
    const before = looking;
    looking = sendDue()
      .catch(onError)
      .then(() => before);
  };
  const timer = setInterval(look, RUN_INTERVAL);
  timer.unref();
  const stop = engine.events.subscribeChanges(({ collection }) => {
    if (!(collection in TOLD_COLLECTIONS) && collection !== webhookDeliveries.name) return;
    gathering ??= setTimeout(() => {
      gathering = undefined;
      look();
    }, GATHER).unref();
  });
  server.addHook('onClose', async () => {
    stop();
    clearInterval(timer);
    clearTimeout(gathering);
    stopping.abort(new Error('The server was stopped.'));
    await looking;
    await loops.stop();
  });
  return {
    async sendDue() {
      await sendDue();
      await loops.idle();
    },
  };
}
