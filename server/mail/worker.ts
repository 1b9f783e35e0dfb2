import { setTimeout as sleep } from 'node:timers/promises';
import { type AttemptsDeps, createAttempts } from './attempts.ts';
import { recordOutcomes } from './batch.ts';
import { CHANNELS, type JobsDeps, takeJobs } from './jobs.ts';
import { createLane } from './lane.ts';
import { createOutcomeRecorder } from './outcomes.ts';
import { createWorkerLife } from './worker-life.ts';

/** Milliseconds between looks for due mails when nothing wakes the worker. */
const POLL = 5_000;
/** Milliseconds that a woken worker waits for more mails, to take them in one batch. */
const GATHER = 500;
/** Milliseconds that attempts under way get to finish when the server stops. */
const STOP_WITHIN = 5_000;

export interface MailWorker {
  /** Starts to send mails as they become due. */
  start(): void;
  /** Looks for due mails soon. */
  wake(): void;
  /** Handles all mails that are due now. Returns their number. */
  deliverDue(): Promise<number>;
  /** Takes no more mails and waits for the attempts under way. */
  stop(): Promise<void>;
}

export interface WorkerDeps extends JobsDeps, Pick<AttemptsDeps, 'onUnsent' | 'onError'> {}

/**
 * Sends the mails of the outbox, each channel in turns of its own (lane.ts). Mails are leased in batches, so that any number of servers can share one outbox, no
 * transaction stays open while a mail is sent, and the mails of a killed server are sent by another one (worker-life.ts).
 */
export function createMailWorker(deps: WorkerDeps): MailWorker {
  const { engine, transports, onUnsent, onError } = deps;
  const { database, clock } = engine;
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  let stopped = false;
  let woken = false;
  let endPause = (): void => {};
  const recorder = createOutcomeRecorder(
    (outcomes) => recordOutcomes(database, clock(), outcomes),
    (error) => onError(error, 'the outcomes of mails could not be recorded'),
  );
  const life = createWorkerLife({
    ...{ database, clock, onError },
    // The embedded database serves one instance.
    isOnly: engine.settings.databaseUrl === undefined,
    onTakenOver: () => wake(),
  });
  const attempt = createAttempts({
    ...{ clock, onUnsent, onError },
    mayBegin: () => !stopped && !life.isAlone(),
    signal: () => AbortSignal.any([ending.signal, life.held()]),
  });
  const lanes = CHANNELS.map(({ channel, connections }) =>
    createLane({
      connections,
      take: () => takeJobs(deps, life.id, channel),
      attempt: async (job) => recorder.add(await attempt(job)),
      isStopped: () => stopped,
      onError: (error) => onError(error, 'the due mails of the outbox could not be read'),
    }),
  );
  const sendDue = (): void => {
    for (const lane of lanes) lane.sendDue();
  };

  /** Resolves once no attempt is under way and all outcomes are recorded. */
  async function finishSending(): Promise<void> {
    await Promise.all(lanes.map((lane) => lane.finish()));
    await recorder.flush();
  }

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false;
      sendDue();
      const timer = new AbortController();
      endPause = () => timer.abort();
      await sleep(POLL, undefined, { signal: timer.signal, ref: false }).catch(() => {});
      if (!stopped && woken) await sleep(GATHER);
    }
    await finishSending();
  }

  function wake(): void {
    if (woken) return;
    woken = true;
    endPause();
  }

  return {
    start() {
      life.start();
      running ??= run();
    },
    wake,
    async deliverDue() {
      const taken = () => lanes.reduce((sum, lane) => sum + lane.taken(), 0);
      const before = taken();
      sendDue();
      await finishSending();
      return taken() - before;
    },
    async stop() {
      stopped = true;
      endPause();
      const late = setTimeout(() => ending.abort(), STOP_WITHIN);
      await running;
      clearTimeout(late);
      await life.stop();
      for (const transport of Object.values(transports)) transport?.close();
    },
  };
}
