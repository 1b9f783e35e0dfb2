/** Connections of a lane that wait for the same receiver at most, so that a slow one leaves some for the others. */
const PER_RECEIVER = 2;
/** Leased messages that wait in a lane at most, while all of them are for receivers that answer slowly. */
const MOST_WAITING = 500;

export interface TakenJobs<Job> {
  jobs: Job[];
  /** The number of messages taken, also of those that are not sent. */
  count: number;
  /** Whether no more were due. */
  isLast: boolean;
}

/** The turns of one channel: mails, text messages or push messages. */
export interface Lane {
  /** Begins to send what is due. */
  sendDue(): void;
  /** Resolves once nothing is under way. */
  finish(): Promise<void>;
  /** Number of messages taken so far. */
  taken(): number;
}

interface LaneDeps<Job> {
  /** Messages sent at the same time. */
  connections: number;
  /** Leases a batch of due messages. */
  take: () => Promise<TakenJobs<Job>>;
  /** Sends a message and notes what came of it; never throws. */
  attempt: (job: Job) => Promise<void>;
  isStopped: () => boolean;
  onError: (error: unknown) => void;
}

/** Sends the due messages of a channel over several connections that share one queue: a slow one delays only its own connection. */
export function createLane<Job extends { receiver: string | undefined }>(deps: LaneDeps<Job>): Lane {
  const { connections, take, attempt, isStopped, onError } = deps;
  const jobs: Job[] = [];
  const senders = new Set<Promise<void>>();
  /** Connections that wait for a receiver now. */
  const atReceiver = new Map<string, number>();
  let taking: Promise<void> | undefined;
  let isDrained = false;
  let count = 0;

  async function takeBatch(): Promise<void> {
    const batch = await take();
    jobs.push(...batch.jobs);
    count += batch.count;
    isDrained = batch.isLast;
  }

  const mayBegin = ({ receiver }: Job): boolean =>
    receiver === undefined || (atReceiver.get(receiver) ?? 0) < PER_RECEIVER;

  const countAt = (receiver: string | undefined, by: 1 | -1): void => {
    if (receiver !== undefined) atReceiver.set(receiver, (atReceiver.get(receiver) ?? 0) + by);
  };

  /** The next message that no slow receiver holds up, counted as under way; undefined if there is none now. */
  async function nextJob(): Promise<Job | undefined> {
    for (;;) {
      const at = jobs.findIndex(mayBegin);
      const [job] = at < 0 ? [] : jobs.splice(at, 1);
      if (job) countAt(job.receiver, 1);
      if (job) return job;
      if (isDrained || isStopped() || jobs.length >= MOST_WAITING) return undefined;
      taking ??= takeBatch().finally(() => {
        taking = undefined;
      });
      await taking;
    }
  }

  async function runSender(): Promise<void> {
    try {
      for (let job = await nextJob(); job; job = await nextJob()) {
        const { receiver } = job;
        await attempt(job).finally(() => countAt(receiver, -1));
      }
    } catch (error) {
      isDrained = true;
      onError(error);
    }
  }

  return {
    sendDue() {
      isDrained = false;
      while (senders.size < connections) {
        const sender: Promise<void> = runSender().finally(() => senders.delete(sender));
        senders.add(sender);
      }
    },
    async finish() {
      while (senders.size > 0) await Promise.all(senders);
    },
    taken: () => count,
  };
}
