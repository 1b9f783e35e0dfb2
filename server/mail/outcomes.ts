import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from './batch.ts';

/** Milliseconds to wait for more outcomes before they are recorded together. */
const GATHER = 50;
/** Milliseconds between attempts to record outcomes. */
const RETRY_PAUSES = [100, 400, 1_600, 6_400];

export interface OutcomeRecorder {
  /** Records an outcome soon, in one statement with others. */
  add(outcome: Outcome): void;
  /** Records the waiting outcomes now. */
  flush(): Promise<void>;
}

/**
 * Records outcomes of mails, many in one statement. If recording fails after all retries, the error is reported and those
 * mails are sent again when their lease ends.
 */
export function createOutcomeRecorder(
  record: (outcomes: readonly Outcome[]) => Promise<void>,
  onError: (error: unknown) => void,
): OutcomeRecorder {
  let gathered: Outcome[] = [];
  let recording: Promise<void> | undefined;
  let hurry = new AbortController();

  async function recordWithRetry(outcomes: readonly Outcome[]): Promise<void> {
    for (const pause of RETRY_PAUSES) {
      try {
        return await record(outcomes);
      } catch {
        await sleep(pause);
      }
    }
    await record(outcomes).catch(onError);
  }

  async function run(): Promise<void> {
    while (gathered.length > 0) {
      await sleep(GATHER, undefined, { signal: hurry.signal }).catch(() => {});
      const outcomes = gathered;
      gathered = [];
      await recordWithRetry(outcomes);
    }
  }

  const recorder: OutcomeRecorder = {
    add(outcome) {
      gathered.push(outcome);
      recording ??= run().finally(() => {
        recording = undefined;
      });
    },
    async flush() {
      hurry.abort();
      await recording;
      hurry = new AbortController();
    },
  };
  return recorder;
}
