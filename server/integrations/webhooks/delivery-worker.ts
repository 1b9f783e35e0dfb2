import { cut } from '#domain/cutting.ts';
import { MAX_ANSWER } from '#domain/webhooks/attributes.ts';
import { signingKeys } from '#server/collections/webhooks/webhook-secrets.ts';
import { webhooks } from '#server/collections/webhooks/webhooks.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { and, equal } from '#server/documents/where.ts';
import { webhookStopped } from '#server/mail/emails/webhook-stopped.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { type DueDelivery, takeDueDeliveries } from './due-deliveries.ts';
import { messageBody } from './message-body.ts';
import { type Attempt, postMessage } from './post-message.ts';
import { signedHeaders } from './signature.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Milliseconds from each failed attempt to the next: eight attempts in a day (HOOK-4). */
const PAUSES = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, HOUR / 2, 2 * HOUR, 6 * HOUR, 15 * HOUR];
/** A webhook that has failed for this long is turned off (milliseconds). */
const STOP_AFTER = 5 * 24 * HOUR;
/** The answer of a program that wants no messages any more. */
const GONE = 410;

const isTaken = (attempt: Attempt): boolean =>
  'status' in attempt && attempt.status >= 200 && attempt.status < 300;

/** The beginning of an answer as it is kept: characters that a column holds and a screen shows. */
const keptAnswer = (answer: string): string =>
  cut(answer.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim(), MAX_ANSWER);

async function attemptOf(engine: EngineDeps, due: DueDelivery, signal: AbortSignal): Promise<Attempt> {
  const body = await messageBody(engine.database, due);
  if (body === undefined) return { problem: 'gone' };
  const sealed = due.sealedBefore ? [due.sealed, due.sealedBefore] : [due.sealed];
  const keys = await signingKeys(engine.database, due.webhookId, sealed);
  return postMessage(new URL(due.url), body, {
    headers: signedHeaders(due.id, body, keys, engine.clock()),
    isTest: engine.settings.webhooksToLoopback,
    signal,
  });
}

/** Stores what came of an attempt, and when the next one is. A later attempt of another server is left as it is. */
async function recordAttempt({ database, clock }: EngineDeps, due: DueDelivery, attempt: Attempt) {
  const now = clock();
  const pause = PAUSES[due.attempts - 1];
  const isLast = pause === undefined || ('problem' in attempt && attempt.problem === 'gone');
  const state = isTaken(attempt) ? 'sent' : isLast ? 'failed' : 'waiting';
  const dueAt = state === 'waiting' ? new Date(now.getTime() + (pause ?? 0)) : null;
  const [status, answer, problem] =
    'status' in attempt ? [attempt.status, keptAnswer(attempt.answer), null] : [null, null, attempt.problem];
  await database.execute(
    sql`update "webhookDeliveries" set state = ${state}, "dueAt" = ${dueAt}, status = ${status}, answer = ${answer},
        problem = ${problem}, "triedAt" = ${now}, updated = greatest(${now}::timestamptz, updated + interval '1 millisecond')
      where id = ${due.id} and attempts = ${due.attempts} and state = 'waiting'`,
    'what came of a message to a webhook',
  );
}

/**
 * Notes whether a webhook works. One that says it is gone, or has failed for days, is turned off and the kitchen gets a mail.
 */
async function recordHealth(engine: EngineDeps, due: DueDelivery, attempt: Attempt): Promise<void> {
  if ('problem' in attempt && attempt.problem === 'gone') return;
  const { webhookId, failingSince } = due;
  const now = engine.clock();
  const isOver =
    ('status' in attempt && attempt.status === GONE) ||
    (failingSince !== null && now.getTime() - failingSince.getTime() >= STOP_AFTER);
  const works = isTaken(attempt);
  if (works ? failingSince === null : failingSince !== null && !isOver) return;
  await runUnitOfWork(engine, SYSTEM, async (work) => {
    const { fields } = webhooks;
    const since = works ? null : (failingSince ?? now);
    const stops = isOver && !works;
    const [changed] = await work.updateWhere(
      webhooks,
      and(equal(fields.id, webhookId), equal(fields.isOn, true), equal(fields.url, due.url)),
      { failingSince: since, ...(stops && { isOn: false, stoppedAt: now }) },
    );
    if (changed && stops)
      await enqueueMail(work, webhookStopped, { to: null, addressProven: true, aboutId: webhookId });
  });
}

/** Whether a webhook can't be reached at all, so that no other message would arrive either. */
const isOut = (attempt: Attempt): boolean => 'problem' in attempt && attempt.problem !== 'gone';

/**
 * Sends messages that are due to one webhook, in their order. Once it can't be reached, the others share the fate of the first.
 * Returns their number. Throws if `signal` was aborted, or the database can't be reached.
 */
export async function sendDueTo(engine: EngineDeps, webhookId: string, signal: AbortSignal): Promise<number> {
  const all = await takeDueDeliveries(engine.database, webhookId, engine.clock());
  let last: Attempt | undefined;
  for (const due of all) {
    last = last && isOut(last) ? last : await attemptOf(engine, due, signal);
    await recordAttempt(engine, due, last);
    await recordHealth(engine, due, last);
  }
  return all.length;
}
