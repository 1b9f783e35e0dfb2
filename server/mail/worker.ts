import { setTimeout as sleep } from 'node:timers/promises';
import type { MailContent } from '#domain/mails/view.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { type LeasedMail, leaseDue, type Outcome, recordOutcomes } from './batch.ts';
import { composeMails, kitchenOf } from './compose.ts';
import { NothingToSend, type OutboxMail } from './email.ts';
import { emailOfKind, emails } from './emails.ts';
import { createOutcomeRecorder } from './outcomes.ts';
import { CONNECTIONS, type Transport } from './transport.ts';
import { createWorkerLife } from './worker-life.ts';

/** Milliseconds between looks for due mails when nothing wakes the worker. */
const POLL = 5_000;
/** Milliseconds that a woken worker waits for more mails, to take them in one batch. */
const GATHER = 500;
/** Mails taken in one batch. */
const BATCH = 50;
/** The longest an attempt may take, in milliseconds. */
const ATTEMPT = 60_000;
/** How long a batch is leased (milliseconds). If no outcome is recorded by then, another worker takes the mails. */
const LEASE = 180_000;
/** A mail whose attempt has not begun after this many milliseconds is returned, so that no attempt outlives the lease. */
const BEGIN_WITHIN = 90_000;
/** Milliseconds that attempts under way get to finish when the server stops. */
const STOP_WITHIN = 5_000;
/** Attempts per mail, over about eight hours. */
export const MAX_ATTEMPTS = 12;
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 7_200_000;
/** Longest error message that is stored with a mail, in characters. */
const MAX_ERROR_LENGTH = 1000;

/** Milliseconds from a failed attempt to the next. The pause doubles each time, up to a maximum. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
}

/** A mail without content, because of an error in our code. */
class NotComposed extends Error {
  constructor(cause = new Error('The mail was not composed')) {
    super(cause.message, { cause });
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

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

/** The transport of each channel. Mails of a channel without a transport stay in the outbox. */
export type Transports = Readonly<Record<OutboxMail['channel'], Transport | undefined>>;

export interface WorkerDeps {
  engine: EngineDeps;
  /** The site's public URL without a trailing slash. */
  publicUrl: string;
  transports: Transports;
  /** Called for each mail that stays in the outbox because its channel has no transport. */
  onKept(email: OutboxMail): void;
  /** Called for each attempt to send a mail that failed. @param what is done about it */
  onUnsent(error: Error, what: string): void;
  /** Called for each other error. @param what what the worker could not do */
  onError(error: unknown, what: string): void;
}

/** A leased mail that waits to be sent. */
interface Job {
  mail: LeasedMail;
  to: string;
  /** The name of the shop. */
  senderName: string;
  content: MailContent | Error | undefined;
  transport: Transport;
  /** When the mail was leased: `performance.now()`, in milliseconds. */
  leasedAt: number;
}

/**
 * Sends the mails of the outbox. Mails are leased in batches, so that any number of servers can share one outbox, no
 * transaction stays open while a mail is sent, and the mails of a killed server are sent by another one (worker-life.ts).
 */
export function createMailWorker(deps: WorkerDeps): MailWorker {
  const { engine, publicUrl, transports, onKept, onUnsent, onError } = deps;
  const { database, clock } = engine;
  const carried = emails.filter(({ channel }) => transports[channel]).map(({ kind }) => kind);
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
  const jobs: Job[] = [];
  const senders = new Set<Promise<void>>();
  let taking: Promise<void> | undefined;
  let drained = false;
  /** Number of mails taken so far. */
  let taken = 0;

  async function takeBatch(): Promise<{ jobs: Job[]; count: number }> {
    const now = clock();
    const leasedUntil = new Date(now.getTime() + LEASE);
    const kitchen = await kitchenOf(engine, publicUrl);
    const takenAt = performance.now();
    const mails = await leaseDue(database, { now, leasedUntil, leasedBy: life.id, carried, limit: BATCH });
    for (const { status, kind } of mails) {
      const email = emailOfKind(kind);
      if (status === 'kept' && email) onKept(email);
    }
    const sending = mails.filter(({ status }) => status === 'sending');
    const contents = await composeMails(database, { kitchen }, sending).catch(asError);
    const jobs = sending.flatMap((mail): Job[] => {
      const transport = transports[emailOfKind(mail.kind)?.channel ?? 'email'];
      const content = contents instanceof Error ? contents : contents.get(mail.id);
      if (!transport) return [];
      const to = mail.to ?? kitchen.email;
      return [{ mail, to, senderName: kitchen.name, content, transport, leasedAt: takenAt }];
    });
    return { jobs, count: mails.length };
  }

  function outcomeOfError(
    mail: LeasedMail,
    error: unknown,
    transport: Transport,
  ): Pick<Outcome, 'status' | 'dueAt' | 'error'> {
    if (error instanceof NothingToSend) return { status: 'expired', dueAt: null, error: error.message };
    const words = asError(error).message.slice(0, MAX_ERROR_LENGTH);
    const report = (what: string) =>
      error instanceof NotComposed ? onError(error.cause, what) : onUnsent(asError(error), what);
    if (transport.isRefusal(error) || mail.attempts >= MAX_ATTEMPTS) {
      report('a mail could not be sent; there will be no more attempts');
      return { status: 'failed', dueAt: null, error: words };
    }
    report('a mail could not be sent yet; it will be tried again');
    const dueAt = new Date(clock().getTime() + pauseAfter(mail.attempts));
    return { status: 'queued', dueAt, error: words };
  }

  async function attempt({
    mail,
    to,
    senderName,
    content,
    transport,
    leasedAt: takenAt,
  }: Job): Promise<Outcome> {
    const { id, attempts } = mail;
    if (stopped || life.isAlone() || performance.now() - takenAt > BEGIN_WITHIN) {
      return { id, attempts, status: 'queued', error: null, dueAt: clock(), released: true };
    }
    try {
      if (content instanceof NothingToSend) throw content;
      if (!content || content instanceof Error) throw new NotComposed(content);
      const signal = AbortSignal.any([ending.signal, life.held(), AbortSignal.timeout(ATTEMPT)]);
      await transport.send({ id, to, senderName, ...content }, signal);
      return { id, attempts, status: 'sent', error: null, dueAt: null };
    } catch (error) {
      return { id, attempts, ...outcomeOfError(mail, error, transport) };
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

  async function runSender(): Promise<void> {
    try {
      for (let job = await nextJob(); job; job = await nextJob()) recorder.add(await attempt(job));
    } catch (error) {
      drained = true;
      onError(error, 'the due mails of the outbox could not be read');
    }
  }

  /** Sends the due mails over several connections that share one queue: a slow mail delays only its own connection. */
  function sendDue(): void {
    drained = false;
    while (senders.size < CONNECTIONS) {
      const sender: Promise<void> = runSender().finally(() => senders.delete(sender));
      senders.add(sender);
    }
  }

  /** Resolves once no attempt is under way and all outcomes are recorded. */
  async function finishSending(): Promise<void> {
    while (senders.size > 0) await Promise.all(senders);
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
      const before = taken;
      sendDue();
      await finishSending();
      return taken - before;
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
