import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from './batch.ts';

/** Outcomes are gathered for this long before they are recorded together, in milliseconds. */
const GATHER = 50;
/** Milliseconds between the tries to record outcomes. */
const RETRY_PAUSES = [100, 400, 1_600, 6_400];

export interface OutcomeRecorder {
  /** Records an outcome soon, together with others. */
  add(outcome: Outcome): void;
  /** Records what is gathered at once. */
  flush(): Promise<void>;
}

/**
 * Records what became of mails, many in one statement. What can't be recorded is reported; those mails are sent again
 * once their lease is over.
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
