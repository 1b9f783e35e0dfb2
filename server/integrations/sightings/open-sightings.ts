import type { FastifyInstance } from 'fastify';
import { judgeNewSightings } from '#server/collections/sightings/judge.ts';
import { paymentSightings } from '#server/collections/sightings/payment-sightings.ts';
import { alertToSilentPhones } from '#server/collections/sightings/silent-phones.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { phoneRoutes } from './phone-routes.ts';

/** Milliseconds between two looks for what an instance that was killed has left. */
const RUN_INTERVAL = 5_000;
/** Milliseconds between two looks whether a phone is silent. */
const LOOK_INTERVAL = 60_000;

export interface Sightings {
  /** Compares all that is new with payments. */
  runDue(): Promise<void>;
}

/** Opens the way for phones with the bank's messages, and compares what they send with payments, soon after it was stored. */
export function openSightings(
  server: FastifyInstance,
  engine: EngineDeps,
  onError: (error: unknown) => void,
): Sightings {
  let running = Promise.resolve();
  let queued: Promise<void> | undefined;
  // A run in progress may have missed newer ones, so another run follows it.
  const runDue = (): Promise<void> => {
    queued ??= running.then(() => {
      queued = undefined;
      running = judgeNewSightings(engine).catch(onError);
      return running;
    });
    return queued;
  };
  const timer = setInterval(runDue, RUN_INTERVAL);
  timer.unref();
  const looking = setInterval(() => void alertToSilentPhones(engine).catch(onError), LOOK_INTERVAL);
  looking.unref();
  const stopListening = engine.events.subscribe(
    ({ collection, document }) => {
      if (collection === paymentSightings.name && document.data.state === 'new') void runDue();
    },
    undefined,
    // The instance that stored it also compares it.
    () => false,
  );
  server.addHook('onClose', async () => {
    clearInterval(timer);
    clearInterval(looking);
    stopListening();
    await (queued ?? running);
  });
  server.register(async (scoped) => phoneRoutes(scoped, engine), {
    prefix: '/v1',
  });
  return { runDue };
}
