import type { topUpAttributes } from '#domain/ledger/top-up-attributes.ts';
import type { paymentAttributes } from '#domain/payments/attributes.ts';
import { paymentSightingAttributes } from '#domain/sightings/attributes.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { ChangeHooks, Work } from '#server/documents/collection.ts';
import { tableOf } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { and, equal } from '#server/documents/where.ts';

// What becomes of money that was seen when its payment changes, whoever changed it.

type Payment = Document<typeof paymentAttributes>;
type TopUp = Document<typeof topUpAttributes>;

/** A payment or a top-up that counts now. */
interface Settled {
  id: string;
  reference: string | null;
  /** Null for a top-up. */
  orderId: string | null;
  userId: string | null;
  /** Whoever confirmed it; null for the server itself. */
  by: string | null;
}

const sightings = tableOf('paymentSightings', paymentSightingAttributes);
const { fields } = sightings;

/** What is not decided yet, or was thought to be for no order. */
const UNDECIDED = ['new', 'proposed', 'ignored'] as const;

const sightingsOf = checkedQuery(
  'undecided money of a payment',
  { id: column.text(), named: column.boolean() },
  (paymentId: string, reference: string | null) =>
    sql`select id, coalesce(utr = ${reference}, false) as named from "paymentSightings"
      where state in ('new', 'proposed', 'ignored') and not "isReversal"
        and (utr = ${reference} or (verdict in ('confirm', 'propose') and choices ? ${paymentId}))
      order by named desc, sequence`,
);

/** A payment that counts now has its money: the one with its number, else the first that was proposed for it. */
async function match(work: Work, { id, reference, orderId, userId, by }: Settled): Promise<void> {
  const [mine, ...others] = await sightingsOf(work.sql, id, reference);
  if (!mine) return;
  const matched = and(equal(fields.id, mine.id), equal(fields.state, ...UNDECIDED));
  await work.updateWhere(sightings, matched, {
    state: 'matched',
    paymentId: id,
    orderId,
    userId,
    decidedBy: by,
    decidedAt: work.now,
  });
  // They are for something else, then.
  for (const other of others) {
    await work.updateWhere(sightings, and(equal(fields.id, other.id), equal(fields.state, 'proposed')), {
      state: 'new',
      verdict: null,
    });
  }
}

/** What has become of a payment or a top-up. */
const settledBy = ({ id, data }: Payment | TopUp): Settled => ({
  ...{ id, reference: data.reference, userId: data.userId, by: data.recordedBy },
  orderId: 'orderId' in data ? data.orderId : null,
});

/** Money whose payment was taken back is asked about: no text takes back what a person said. */
const askAgain = (work: Work, { id }: Payment) =>
  work.updateWhere(sightings, and(equal(fields.paymentId, id), equal(fields.state, 'matched')), {
    state: 'proposed',
    verdict: 'ask',
    reason: 'takenBack',
    choices: [id],
    decidedBy: null,
    decidedAt: null,
  });

/** A customer names a number: money with it is compared again. */
const compareAgain = (work: Work, reference: string) =>
  work.updateWhere(
    sightings,
    and(
      equal(fields.utr, reference),
      equal(fields.isReversal, false),
      equal(fields.state, 'proposed', 'ignored'),
    ),
    { state: 'new', verdict: null },
  );

/** Keeps money that was seen in step with the payments of orders (SIGHT-15). */
export const withPayments: ChangeHooks<typeof paymentAttributes> = {
  async afterUpdate(work, before, after) {
    if (after.data.state === 'paid' && before.data.state !== 'paid') return match(work, settledBy(after));
    if (before.data.state === 'paid' && after.data.state === 'due') await askAgain(work, after);
    const { reference, claimedAt, state } = after.data;
    const isNamed = reference !== null && claimedAt !== null && reference !== before.data.reference;
    if (isNamed && state !== 'paid') await compareAgain(work, reference);
  },
};

/** Keeps money that was seen in step with what customers pay into their balances. */
export const withTopUps: ChangeHooks<typeof topUpAttributes> = {
  async afterUpdate(work, before, after) {
    const { state, reference } = after.data;
    if (state === 'paid' && before.data.state !== 'paid') return match(work, settledBy(after));
    if (reference !== null && reference !== before.data.reference) await compareAgain(work, reference);
  },
};
