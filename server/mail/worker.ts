import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { MailData, mailAttributes } from '#domain/mails/attributes.ts';
import { mails } from '#server/collections/mails.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Document } from '#server/documents/document.ts';
import { type EngineParts, inWork } from '#server/documents/unit-of-work.ts';
import { and, equal } from '#server/documents/where.ts';
import { CONNECTIONS, type Transport } from './transport.ts';

/** Milliseconds after which a worker looks for due mails even if nobody woke it. */
const POLL = 5_000;
/** One attempt at most, in milliseconds. */
const ATTEMPT = 60_000;
/** Who claimed a mail and has not said more for this long was killed, in milliseconds; longer than any attempt. */
const LEASE = 180_000;
/** Mails under way when the server stops get this long to arrive, in milliseconds. */
const STOP_WITHIN = 5_000;
/** Attempts a mail gets, over about eight hours. */
export const MAX_ATTEMPTS = 12;
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 7_200_000;
/** Milliseconds between the tries to write down what became of a mail. */
const SETTLE_PAUSES = [100, 400, 1_600, 6_400];

/** Milliseconds from a failed attempt to the next: twice as long each time. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
}

type OutboxMail = Document<typeof mailAttributes>;

export interface MailWorker {
  /** Sends whatever is due from now on. */
  start(): void;
  /** Looks for due mails at once. */
  wake(): void;
  /** Deals with everything that is due now; answers how many mails that were. */
  deliverDue(): Promise<number>;
  /** Claims nothing more and waits for what is under way. */
  stop(): Promise<void>;
}

export interface WorkerParts {
  engine: EngineParts;
  /** Undefined keeps mails in the outbox. */
  transport: Transport | undefined;
  /** Carries text messages; undefined keeps them. */
  sms?: Transport | undefined;
  /** Told of each mail that is kept. */
  onKept(kind: string): void;
  /** Told of each attempt that failed. */
  onError(error: unknown, what: string): void;
}

/**
 * Sends the outbox. A mail is claimed for the length of a lease in a transaction of its own, so that any number of
 * servers share one outbox, none holds a transaction while it talks to the mail server, and a killed one's mails go on.
 */
export function createMailWorker({ engine, transport, sms, onKept, onError }: WorkerParts): MailWorker {
  let running: Promise<void> | undefined;
  let stopped = false;
  let woken = false;
  let rouse = (): void => {};
  const ending = new AbortController();

  const carrierOf = (kind: string) => (kind === 'sms' ? sms : transport);

  /** The next due mail, marked as this server's; kept at once where there is no mail server. */
  const claim = () =>
    inWork(engine, SYSTEM, async (work) => {
      const [due] = await work.sql.query<{ id: string; kind: string; attempts: number }>(
        sql`select id, kind, attempts from mails where status in ('queued', 'sending') and "dueAt" <= ${work.now}
          order by "dueAt", sequence limit 1 for update skip locked`,
        'due mail',
      );
      if (!due) return undefined;
      const claimed: Partial<MailData> = carrierOf(due.kind)
        ? { status: 'sending', attempts: due.attempts + 1, dueAt: new Date(work.now.getTime() + LEASE) }
        : { status: 'kept' };
      const [mail] = await work.updateWhere(mails, equal(mails.fields.id, due.id), claimed);
      return mail;
    });

  /** Writes down what became of an attempt, unless somebody else has begun another since. */
  async function settle(mail: OutboxMail, values: Partial<MailData>): Promise<void> {
    const mine = and(equal(mails.fields.id, mail.id), equal(mails.fields.attempts, mail.data.attempts));
    for (let tries = 0; ; tries++) {
      try {
        await inWork(engine, SYSTEM, (work) => work.updateWhere(mails, mine, values));
        return;
      } catch (error) {
        const pause = SETTLE_PAUSES[tries];
        if (pause === undefined) throw error;
        await sleep(pause);
      }
    }
  }

  async function attempt(mail: OutboxMail, by: Transport): Promise<void> {
    const { attempts } = mail.data;
    try {
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(ATTEMPT)]);
      await by.send({ ...mail.data, id: mail.id }, signal);
    } catch (error) {
      const words = (error instanceof Error ? error.message : String(error)).slice(0, 1000);
      if (by.isRefusal(error) || attempts >= MAX_ATTEMPTS) {
        onError(error, 'a mail was given up');
        return settle(mail, { status: 'failed', error: words });
      }
      onError(error, 'a mail could not be sent yet');
      const dueAt = new Date(engine.clock().getTime() + pauseAfter(attempts));
      return settle(mail, { status: 'queued', error: words, dueAt });
    }
    await settle(mail, { ...SENT, sentAt: engine.clock(), ...withoutSecret(mail) });
  }

  async function deliverOne(): Promise<boolean> {
    const mail = stopped ? undefined : await claim();
    if (!mail) return false;
    const carrier = carrierOf(mail.data.kind);
    if (carrier) await attempt(mail, carrier);
    else onKept(mail.data.kind);
    return true;
  }

  async function deliverInTurn(): Promise<number> {
    let delivered = 0;
    while (await deliverOne()) delivered++;
    return delivered;
  }

  async function deliverDue(): Promise<number> {
    const lanes = await Promise.allSettled(Array.from({ length: CONNECTIONS }, deliverInTurn));
    let delivered = 0;
    for (const lane of lanes) {
      if (lane.status === 'rejected') throw lane.reason;
      delivered += lane.value;
    }
    return delivered;
  }

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false;
      await deliverDue().catch((error: unknown) => onError(error, 'the outbox could not be looked through'));
      if (woken || stopped) continue;
      const timer = new AbortController();
      rouse = () => timer.abort();
      await sleep(POLL, undefined, { signal: timer.signal, ref: false }).catch(() => {});
    }
  }

  return {
    start() {
      running ??= run();
    },
    wake() {
      woken = true;
      rouse();
    },
    deliverDue,
    async stop() {
      stopped = true;
      rouse();
      const late = setTimeout(() => ending.abort(), STOP_WITHIN);
      await running;
      clearTimeout(late);
      transport?.close();
      sms?.close();
    },
  };
}

const SENT = { status: 'sent', error: null } as const;
const FORGOTTEN = 'This mail was sent; what was in it is for its reader alone.';
/** Mails whose link or code opens somebody's account. */
const SECRET_KINDS = ['verification', 'recovery', 'login-code', 'sign-in', 'sms'];

/** What is left of a sent mail's words: what opens an account is its reader's alone. */
function withoutSecret(mail: OutboxMail): Partial<MailData> {
  return SECRET_KINDS.includes(mail.data.kind) ? { text: FORGOTTEN, html: FORGOTTEN } : {};
}
