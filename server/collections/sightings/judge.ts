import { workingDayOf } from '#domain/day-close/working-day.ts';
import type { Paise } from '#domain/money.ts';
import type { SightingState } from '#domain/sightings/attributes.ts';
import {
  isSameMoney,
  LATE_AFTER,
  type Match,
  matchSighting,
  SAME_MONEY_WITHIN,
  type SightingMode,
} from '#domain/sightings/match-sighting.ts';
import type { Reading } from '#domain/sightings/read-sighting.ts';
import { Failure } from '#server/base/failure.ts';
import { attemptEach } from '#server/db/attempt-each.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { takeLock } from '#server/db/locks.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import { find, findAll } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { and, equal } from '#server/documents/where.ts';
import { isCounted } from '../balances/transfers.ts';
import { type Candidate, candidatesFor, lockCandidates } from './candidates.ts';
import { confirmSeen } from './confirm-seen.ts';
import { paymentSightings } from './payment-sightings.ts';

/** The most sightings of one run; the next one takes the rest. */
const AT_ONCE = 200;
const { fields } = paymentSightings;

type Sighting = NonNullable<Awaited<ReturnType<typeof findNew>>>;
/** What is known of money that was seen, stored or not. */
export type SeenFacts = Pick<
  Sighting['data'],
  'source' | 'receivedAt' | 'amount' | 'isReversal' | 'utr' | 'payerName' | 'vpa' | 'tail' | 'bank'
>;
type Facts = { data: SeenFacts };
type Judgement = Partial<Sighting['data']> & { state: SightingState };

async function findNew(work: Work, id: string) {
  const sighting = await find(work.sql, paymentSightings, id);
  return sighting?.data.state === 'new' ? sighting : undefined;
}

/** What a stored sighting says. */
function readingOf({ data }: Facts): Reading {
  const { amount, utr, payerName, vpa, tail, bank } = data;
  if (data.isReversal) return { kind: 'reversal', amount, utr };
  if (amount === null) return { kind: 'unclear', amounts: [], references: [] };
  return { kind: 'credit', amount, utr, payerName, vpa, tail, bank };
}

const closeOfDay = checkedQuery(
  'whether a day is closed',
  { isOpen: column.boolean() },
  (day: string) =>
    sql`select "reopenedAt" is not null as "isOpen" from "dayCloses" where day = ${day} order by version desc limit 1`,
);

async function isDayClosed({ sql: db, site }: Work, moment: Date): Promise<boolean> {
  const [close] = await closeOfDay(db, workingDayOf(site, moment));
  return close !== undefined && !close.isOpen;
}

const settledNearby = checkedQuery(
  'money of one amount that has settled a payment',
  { id: column.text() },
  (amount: Paise, utr: string | null, at: Date) => sql`select id from "paymentSightings"
    where state = 'matched' and not "isReversal" and amount = ${amount} and (utr = ${utr} or "receivedAt" between
      ${at}::timestamptz - make_interval(secs => ${SAME_MONEY_WITHIN} / 1000.0)
      and ${at}::timestamptz + make_interval(secs => ${SAME_MONEY_WITHIN} / 1000.0))`,
);

/** Whether money of another text or notification, which may be the same, has settled a payment. */
async function isSettledElsewhere({ sql: db }: Work, sighting: Facts): Promise<boolean> {
  const credit = readingOf(sighting);
  if (credit.kind !== 'credit') return false;
  const { receivedAt } = sighting.data;
  const ids = (await settledNearby(db, credit.amount, credit.utr, receivedAt)).map(({ id }) => id);
  if (ids.length === 0) return false;
  const others = await findAll(db, paymentSightings, equal(fields.id, ...ids));
  return others.some((other) => {
    const reading = readingOf(other);
    return (
      reading.kind === 'credit' &&
      isSameMoney(
        { credit: reading, receivedAt: other.data.receivedAt.getTime() },
        { credit, receivedAt: receivedAt.getTime() },
      )
    );
  });
}

async function matchOf(work: Work, sighting: Facts, candidates: readonly Candidate[]): Promise<Match> {
  const { source, utr, receivedAt } = sighting.data;
  const payments = await Promise.all(
    candidates.map(async ({ paymentId, orderId, amount, reference, is, customerName, orderedOn }) => ({
      id: paymentId,
      amount,
      reference,
      state: is,
      payer: { name: customerName, vpa: null },
      // A top-up counts on the day on which it is confirmed.
      dayIsClosed: orderId !== null && (await isDayClosed(work, orderedOn)),
    })),
  );
  const { accountTail } = work.site.payments;
  const seen = {
    reading: readingOf(sighting),
    source,
    // Others are not stored.
    senderIsListed: true,
    utrIsCounted: utr !== null && (await isCounted(work, utr)),
    isLate: work.now.getTime() - receivedAt.getTime() > LATE_AFTER,
    dayIsClosed: await isDayClosed(work, receivedAt),
    sameMoneySettled: await isSettledElsewhere(work, sighting),
  };
  return matchSighting(seen, payments, 'alone', { accountTails: accountTail ? [accountTail] : [] });
}

const candidatesOf = ({ sql: db }: Work, { data }: Facts) =>
  candidatesFor(db, data.amount, data.utr, data.receivedAt);

/** What a sighting becomes, before anybody has decided about it. */
function judgementOf(match: Match, { data: { utr } }: Facts, candidates: readonly Candidate[]): Judgement {
  if (match.kind === 'confirm' || match.kind === 'propose')
    return { state: 'proposed', verdict: match.kind, reason: null, choices: [match.payment] };
  if (match.kind === 'ask')
    return { state: 'proposed', verdict: 'ask', reason: match.reason, choices: match.choices };
  const { reason } = match;
  const judged = { verdict: 'none', reason, choices: [] } as const;
  if (reason !== 'counted' && reason !== 'recorded') return { ...judged, state: 'ignored' };
  const paid = candidates.filter(({ is }) => is === 'paid');
  const known = reason === 'counted' ? paid.find(({ reference }) => reference === utr) : paid[0];
  const of = known && { paymentId: known.paymentId, orderId: known.orderId, userId: known.userId };
  return { ...judged, ...of, state: 'matched' };
}

/** What money would become if it were stored now. It writes nothing. */
export async function foresee(work: Work, data: SeenFacts): Promise<Judgement> {
  const candidates = await candidatesOf(work, { data });
  return judgementOf(await matchOf(work, { data }, candidates), { data }, candidates);
}

/** Writes what became of a sighting, unless somebody has decided about it meanwhile. */
const settle = (work: Work, { id }: Pick<Sighting, 'id'>, judgement: Judgement, mode: SightingMode) =>
  work.updateWhere(paymentSightings, and(equal(fields.id, id), equal(fields.state, 'new')), {
    ...judgement,
    mode,
  });

/**
 * Compares a sighting with payments, and confirms the one that it can't be mistaken about, if it may (SIGHT-15). Several
 * instances may do this at once: one sighting after another, with the orders and top-ups locked that it may be for.
 * Whoever presses 'Paid' has that lock too, so that one of the two is first.
 */
async function judge(work: UnitOfWork, id: string, mode: SightingMode): Promise<void> {
  await takeLock(work.sql, 'money seen');
  const found = await findNew(work, id);
  if (!found) return;
  await lockCandidates(work.sql, await candidatesOf(work, found));
  const sighting = await findNew(work, id);
  if (!sighting) return;
  const candidates = await candidatesOf(work, sighting);
  const match = await matchOf(work, sighting, candidates);
  await settle(work, sighting, judgementOf(match, sighting, candidates), mode);
  // What reacts to the payment matches the sighting with it.
  if (match.kind !== 'confirm' || mode !== 'alone') return;
  const confirmed = candidates.find(({ paymentId }) => paymentId === match.payment);
  if (confirmed) await confirmSeen(work, sighting, confirmed);
}

const newSightings = checkedQuery(
  'money that is not compared with payments yet',
  { id: column.text() },
  () => sql`select id from "paymentSightings" where state = 'new' order by sequence limit ${AT_ONCE}`,
);

/** Compares all that is new with payments, the oldest first. What fails is left for the next run. */
export async function judgeNewSightings(engine: EngineDeps): Promise<void> {
  for (;;) {
    const { payments } = await engine.site.current();
    // What came before the owner turned it off is only shown.
    const mode = payments.upiSightings === 'off' ? 'watching' : payments.upiSightings;
    const found = await newSightings(engine.database);
    await attemptEach(found, async ({ id }) => {
      try {
        await runUnitOfWork(engine, SYSTEM, (work) => judge(work, id, mode));
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        // Its payment refused to be confirmed, such as for a number that counts elsewhere: people decide.
        const asked = { state: 'proposed', verdict: 'ask', reason: 'refused' } as const;
        await runUnitOfWork(engine, SYSTEM, (work) => settle(work, { id }, asked, mode));
      }
    });
    if (found.length < AT_ONCE) return;
  }
}
