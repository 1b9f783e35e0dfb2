import { setTimeout as sleep } from 'node:timers/promises';
import type { MailContent } from '#domain/mails/view.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { finish, type Outcome, type TakenMail, takeDue } from './batch.ts';
import { composeMails, kitchenOf, NothingToSend } from './compose.ts';
import type { OutboxMail } from './email.ts';
import { emailOfKind, emails } from './emails.ts';
import { createOutcomeRecorder } from './outcomes.ts';
import { CONNECTIONS, type Transport } from './transport.ts';

/** Milliseconds after which a worker looks for due mails even if nobody woke it. */
const POLL = 5_000;
/** A woken worker waits this long for more mails to take with the first, in milliseconds. */
const GATHER = 500;
/** Mails taken at once. */
const BATCH = 50;
/** One attempt at most, in milliseconds. */
const ATTEMPT = 60_000;
/** A worker that has mails for longer than this was killed, in milliseconds. */
const LEASE = 180_000;
/** A mail whose turn has not come this long after it was taken is given back, so that its attempt ends within the lease. */
const BEGIN_WITHIN = 90_000;
/** Mails under way when the server stops get this long to arrive, in milliseconds. */
const STOP_WITHIN = 5_000;
/** Attempts a mail gets, over about eight hours. */
export const MAX_ATTEMPTS = 12;
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 7_200_000;
/** Characters kept of why an attempt failed. */
const MAX_WORDS = 1000;

/** Milliseconds from a failed attempt to the next: twice as long each time. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

export interface MailWorker {
  /** Sends whatever is due from now on. */
  start(): void;
  /** Looks for due mails soon. */
  wake(): void;
  /** Deals with everything that is due now; answers how many mails that were. */
  deliverDue(): Promise<number>;
  /** Takes nothing more and waits for what is under way. */
  stop(): Promise<void>;
}

/** What mails leave by; a channel without a transport keeps its mails in the outbox. */
export type Transports = Readonly<Record<OutboxMail['channel'], Transport | undefined>>;

export interface WorkerDeps {
  engine: EngineDeps;
  /** Where people reach the site, without a slash at the end. */
  publicUrl: string;
  transports: Transports;
  /** Called for each mail that is kept. */
  onKept(email: OutboxMail): void;
  /** Called for each attempt that failed. */
  onError(error: unknown, what: string): void;
}

/** A mail in a worker's hands. */
interface Job {
  mail: TakenMail;
  to: string;
  content: MailContent | Error | undefined;
  transport: Transport;
  /** When it was taken, by the process's own clock in milliseconds. */
  takenAt: number;
}

/**
 * Sends the outbox. Mails are leased in batches, so that any number of servers share one outbox, none holds a
 * transaction while it talks to the mail server, and those of a killed one are sent by another.
 */
export function createMailWorker(deps: WorkerDeps): MailWorker {
  const { engine, publicUrl, transports, onKept, onError } = deps;
  const { database, clock } = engine;
  const carried = emails.filter(({ channel }) => transports[channel]).map(({ kind }) => kind);
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  let stopped = false;
  let woken = false;
  let rouse = (): void => {};
  const recorder = createOutcomeRecorder(
    (outcomes) => finish(database, clock(), outcomes),
    (error) => onError(error, 'what became of mails could not be recorded'),
  );
  const jobs: Job[] = [];
  const lanes = new Set<Promise<void>>();
  let taking: Promise<void> | undefined;
  let drained = false;
  /** Mails taken so far. */
  let taken = 0;

  async function takeBatch(): Promise<{ jobs: Job[]; count: number }> {
    const now = clock();
    const leasedUntil = new Date(now.getTime() + LEASE);
    const kitchen = await kitchenOf(engine, publicUrl);
    const takenAt = performance.now();
    const mails = await takeDue(database, { now, leasedUntil, carried, limit: BATCH });
    for (const { status, kind } of mails) {
      const email = emailOfKind(kind);
      if (status === 'kept' && email) onKept(email);
    }
    const sending = mails.filter(({ status }) => status === 'sending');
    const contents = await composeMails(database, { kitchen }, sending).catch(asError);
    const jobs = sending.flatMap((mail): Job[] => {
      const transport = transports[emailOfKind(mail.kind)?.channel ?? 'email'];
      const content = contents instanceof Error ? contents : contents.get(mail.id);
      return transport ? [{ mail, to: mail.to ?? kitchen.email, content, transport, takenAt }] : [];
    });
    return { jobs, count: mails.length };
  }

  function failed(
    mail: TakenMail,
    error: unknown,
    transport: Transport,
  ): Pick<Outcome, 'status' | 'dueAt' | 'error'> {
    if (error instanceof NothingToSend) return { status: 'expired', dueAt: null, error: error.message };
    const words = asError(error).message.slice(0, MAX_WORDS);
    if (transport.isRefusal(error) || mail.attempts >= MAX_ATTEMPTS) {
      onError(error, 'a mail was given up');
      return { status: 'failed', dueAt: null, error: words };
    }
    onError(error, 'a mail could not be sent yet');
    const dueAt = new Date(clock().getTime() + pauseAfter(mail.attempts));
    return { status: 'queued', dueAt, error: words };
  }

  async function attempt({ mail, to, content, transport, takenAt }: Job): Promise<Outcome> {
    const { id, attempts } = mail;
    if (stopped || performance.now() - takenAt > BEGIN_WITHIN) {
      return { id, attempts, status: 'queued', error: null, dueAt: clock(), released: true };
    }
    try {
      if (content instanceof Error) throw content;
      if (!content) throw new Error('The mail was not composed');
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(ATTEMPT)]);
      await transport.send({ id, to, ...content }, signal);
      return { id, attempts, status: 'sent', error: null, dueAt: null };
    } catch (error) {
      return { id, attempts, ...failed(mail, error, transport) };
    }
  }

  async function take(): Promise<void> {
    const batch = await takeBatch();
    jobs.push(...batch.jobs);
    taken += batch.count;
    drained = batch.count < BATCH;
  }

  async function nextJob(): Promise<Job | undefined> {
    while (jobs.length === 0 && !drained && !stopped) {
      taking ??= take().finally(() => {
        taking = undefined;
      });
      await taking;
    }
    return jobs.shift();
  }

  async function sendInTurn(): Promise<void> {
    try {
      for (let job = await nextJob(); job; job = await nextJob()) recorder.add(await attempt(job));
    } catch (error) {
      drained = true;
      onError(error, 'the outbox could not be looked through');
    }
  }

  /** Sends what is due over several connections, which share what is taken: a slow mail holds up none but its own. */
  function sendDue(): void {
    drained = false;
    while (lanes.size < CONNECTIONS) {
      const lane: Promise<void> = sendInTurn().finally(() => lanes.delete(lane));
      lanes.add(lane);
    }
  }

  /** Resolves once nothing is under way any more. */
  async function rest(): Promise<void> {
    while (lanes.size > 0) await Promise.all(lanes);
    await recorder.flush();
  }

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false;
      sendDue();
      const timer = new AbortController();
      rouse = () => timer.abort();
      await sleep(POLL, undefined, { signal: timer.signal, ref: false }).catch(() => {});
      if (!stopped && woken) await sleep(GATHER);
    }
    await rest();
  }

  return {
    start() {
      running ??= run();
    },
    wake() {
      if (woken) return;
      woken = true;
      rouse();
    },
    async deliverDue() {
      const before = taken;
      sendDue();
      await rest();
      return taken - before;
    },
    async stop() {
      stopped = true;
      rouse();
      const late = setTimeout(() => ending.abort(), STOP_WITHIN);
      await running;
      clearTimeout(late);
      for (const transport of Object.values(transports)) transport?.close();
    },
  };
}
