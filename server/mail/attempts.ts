import { cut } from '#domain/cutting.ts';
import type { LeasedMail, Outcome } from './batch.ts';
import { asError } from './compose.ts';
import { NothingToSend } from './email.ts';
import type { Job } from './jobs.ts';
import type { Transport } from './transport.ts';

/** The longest an attempt may take, in milliseconds. */
const ATTEMPT = 60_000;
/** A mail whose attempt has not begun after this many milliseconds is returned, so that no attempt outlives the lease. */
const BEGIN_WITHIN = 90_000;
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

export interface AttemptsDeps {
  clock: () => Date;
  /** Whether the worker may begin an attempt now. */
  mayBegin: () => boolean;
  /** Aborts an attempt under way. */
  signal: () => AbortSignal;
  /** Called for each attempt to send a mail that failed. @param what is done about it */
  onUnsent(error: Error, what: string): void;
  /** Called for each other error. @param what what the worker could not do */
  onError(error: unknown, what: string): void;
}

/** Attempts to send mails. An attempt never throws; its outcome says whether there is another one, and when. */
export function createAttempts({ clock, mayBegin, signal, onUnsent, onError }: AttemptsDeps) {
  function outcomeOfError(
    mail: LeasedMail,
    error: unknown,
    transport: Transport,
  ): Pick<Outcome, 'status' | 'dueAt' | 'error'> {
    if (error instanceof NothingToSend) return { status: 'expired', dueAt: null, error: error.message };
    const words = cut(asError(error).message, MAX_ERROR_LENGTH);
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

  return async ({ mail, to, senderName, content, transport, leasedAt }: Job): Promise<Outcome> => {
    const { id, attempts } = mail;
    if (!mayBegin() || performance.now() - leasedAt > BEGIN_WITHIN)
      return { id, attempts, status: 'queued', error: null, dueAt: clock(), released: true };
    try {
      if (content instanceof NothingToSend) throw content;
      if (!content || content instanceof Error) throw new NotComposed(content);
      const ended = AbortSignal.any([signal(), AbortSignal.timeout(ATTEMPT)]);
      await transport.send({ id, to, senderName, ...content }, ended);
      return { id, attempts, status: 'sent', error: null, dueAt: null };
    } catch (error) {
      return { id, attempts, ...outcomeOfError(mail, error, transport) };
    }
  };
}
