import { balanceMessages } from '#domain/ledger/balance-messages.ts';
import { ledgerMessages } from '#domain/ledger/messages.ts';
import { topUpAttributes } from '#domain/ledger/top-up-attributes.ts';
import { mostToPayIn } from '#domain/ledger/top-ups.ts';
import { formatMoney, type Paise, ZERO_PAISE } from '#domain/money.ts';
import { withoutFee } from '#domain/payments/gateway-fee.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import { parseUtr } from '#domain/payments/transfer-number.ts';
import type { Data } from '#domain/rows/data.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import {
  adminOnly,
  adminOrOwner,
  anonymousNetworkOf,
  changesOnly,
  checkNotOwnMoney,
  requireRole,
  signedIn,
  userOf,
} from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { defineCollection, tableOf, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { find } from '#server/documents/store.ts';
import { and, equal, isNull } from '#server/documents/where.ts';
import { addEntry } from '../balances/add-entry.ts';
import { lockBalance } from '../balances/balances.ts';
import { earlierUses, isCounted, wasInLedger } from '../balances/transfers.ts';
import { gatewayMode } from '../payments/prepaid-methods.ts';
import { users } from '../users.ts';

type TopUp = Document<typeof topUpAttributes>;
type Change = Partial<Data<typeof topUpAttributes>>;

const invalid = (message: string) => new Failure('general_argument_invalid', message);

const topUpTable = tableOf('topUps', topUpAttributes);

/** The most top-ups of a customer that wait for staff. */
const MOST_CLAIMS = 5;

const waitingClaims = checkedQuery(
  'claimed top-ups of a customer',
  { id: column.text() },
  (userId: string) => sql`select id from "topUps"
    where "userId" = ${userId} and state = 'open' and "claimedAt" is not null and "deniedAt" is null limit ${MOST_CLAIMS}`,
);

/** The attributes that a change may write. */
const CHANGED = ['state', 'reference', 'claimedAt', 'deniedAt'] as const;

/** The ways to pay in that move real money. */
export const topUpWays = ({ site, settings }: Pick<Work, 'site' | 'settings'>) => ({
  direct: site.payments.vpa !== '',
  gateway: gatewayMode(settings) === 'live',
});

/**
 * Credits money that has come for a top-up. Whoever credits it has locked its row. The number of the transfer counts once.
 * @param reference the UTR or the gateway's id of the payment; null if staff know none
 * @throws Failure ledger_reference_used
 */
async function creditTopUp(
  work: Work,
  { id, data: { userId } }: TopUp,
  { amount, reference }: { amount: Paise; reference: string | null },
): Promise<void> {
  if (userId === null) throw new Failure('document_not_found');
  const referenceUse = reference === null ? 0 : await earlierUses(work, reference);
  await lockBalance(work, userId);
  await addEntry(work, {
    userId,
    kind: 'payment',
    debit: ZERO_PAISE,
    credit: amount,
    paidBy: 'bank',
    referenceKind: reference === null ? 'topUp' : 'transfer',
    reference: reference ?? id,
    referenceUse,
  });
}

/** Refuses more claims of a customer than staff want to look for at once. */
async function checkFewClaims(work: Work, userId: string): Promise<void> {
  await lockBalance(work, userId);
  const waiting = await waitingClaims(work.sql, userId);
  if (waiting.length >= MOST_CLAIMS) throw new Failure('top_up_refused', ledgerMessages.tooManyClaims);
}

/**
 * The claim of a customer to have paid. They can correct the UTR until staff confirm it.
 * @param typed the UTR; null if they don't find it, so that staff look for the amount
 */
async function claimOf(work: Work, { data }: TopUp, typed: string | null): Promise<{ change: Change }> {
  const reference = typed === null ? data.reference : parseUtr(typed);
  if (reference === undefined) throw invalid(paymentMessages.notAUtr);
  if (data.way !== 'direct' || data.state === 'paid') throw new Failure('top_up_over');
  if (reference !== null && (await isCounted(work, reference))) throw new Failure('ledger_reference_used');
  const isCorrection = data.claimedAt !== null && data.deniedAt === null;
  if (!isCorrection && data.userId !== null) await checkFewClaims(work, data.userId);
  const claimedAt = isCorrection ? data.claimedAt : work.now;
  // One that was given up is open again: somebody has paid it after all.
  return { change: { state: 'open', reference, claimedAt, deniedAt: null } };
}

/** The answer of staff to a top-up by UPI: the money is there, or it is not. */
async function answerOf(work: Work, topUp: TopUp, { state, reference, deniedAt }: Change) {
  const { data } = topUp;
  if (!work.site.ledger.isOn) throw new Failure('ledger_off');
  if (data.way !== 'direct' || data.state === 'paid') throw new Failure('top_up_over');
  if (deniedAt) {
    if (data.claimedAt === null) throw new Failure('top_up_over');
    return { change: { deniedAt: data.deniedAt ?? work.now } };
  }
  if (state !== 'paid') throw invalid(ledgerMessages.onlyWhatIsOpen);
  checkNotOwnMoney(work, data.userId);
  const number = reference || data.reference;
  await creditTopUp(work, topUp, { amount: data.amount, reference: number });
  return { change: { state, reference: number, recordedBy: actorId(work.actor), paidAt: work.now } };
}

/**
 * Money that customers pay into their balance. Creating a top-up promises nothing: it becomes an entry of the ledger, once,
 * when staff have seen the money in the bank's app, or when the gateway has received it (LEDGER-30).
 */
export const topUps = defineCollection('topUps', topUpAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.userId,
    onAccountClosed: { keep: 'Tax law requires a kitchen to keep records of its payments.' },
    onChangeOfOwner: { keep: 'What was paid stays the kitchen’s record.' },
    dataExport: { as: 'topUps' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOrOwner(fields.userId), create: signedIn, update: adminOrOwner(fields.userId) },
  audit: {
    label: ({ data }) => `Top-up of ${data.userId}`,
    own: ({ data }, userId) => data.userId === userId,
  },
  hooks: {
    async beforeCreate(work, { values: { amount, way } }) {
      if (!work.site.ledger.isOn) throw new Failure('ledger_off');
      const userId = actorId(work.actor);
      if (userId === null) throw new Failure('user_unauthorized');
      // Whoever has no login that they can come back to has no balance to pay into.
      if (anonymousNetworkOf(work.actor) !== undefined) throw new Failure('user_unauthorized');
      if (!topUpWays(work)[way]) throw new Failure('top_up_refused', balanceMessages.noWayToPayIn);
      const balance = (await find(work.sql, users, userId))?.data.balance ?? ZERO_PAISE;
      const most = mostToPayIn(work.site.ledger, balance);
      if (amount > most)
        throw new Failure('top_up_refused', balanceMessages.moreThanAllowed(formatMoney(most)));
      // Whoever begins another one has given the earlier one up, unless they say that they have paid it.
      const begun = and(equal(fields.userId, userId), equal(fields.state, 'open'), isNull(fields.claimedAt));
      await work.updateWhere(topUpTable, begun, { state: 'dropped' });
      return { insert: { userId, amount, way, state: 'open', createdAt: work.now } };
    },
    async beforeUpdate(work, before, change) {
      const { data } = before;
      if (!changesOnly(data, change, CHANGED)) throw invalid(ledgerMessages.onlyWhatIsOpen);
      const user = userOf(work.actor);
      const { state = data.state, reference = null, claimedAt = null, deniedAt } = change;
      const isOwn = user?.id === data.userId;
      if (change.state === 'dropped' && !deniedAt) {
        if (data.state === 'paid') throw new Failure('top_up_over');
        return { change: { state: change.state } };
      }
      if (isOwn && state !== 'paid' && !deniedAt && (reference !== null || claimedAt !== null))
        return claimOf(work, before, reference);
      requireRole(work, adminOnly);
      return answerOf(work, before, change);
    },
  },
}));

/**
 * Credits money that the gateway has received for a top-up, whatever its amount and state, and while the ledger is off: it
 * has come. Returns whether it was new.
 */
export async function creditArrival(
  work: Work,
  topUpId: string,
  { id: reference, ...received }: { id: string; amount: Paise; fee?: Paise | null | undefined },
): Promise<boolean> {
  const topUp = await find(work.sql, topUps, topUpId, true);
  // A reversed one was recorded too: the gateway tells of a payment several times.
  if (!topUp || (await wasInLedger(work, reference))) return false;
  const { amount } = withoutFee(received, topUp.data.amount);
  await creditTopUp(work, topUp, { amount, reference });
  await work.updateWhere(topUps, equal(topUps.fields.id, topUpId), {
    state: 'paid',
    reference,
    paidAt: work.now,
  });
  return true;
}
