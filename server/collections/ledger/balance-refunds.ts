import { balanceRefundAttributes } from '#domain/ledger/balance-refund-attributes.ts';
import { ledgerMessages } from '#domain/ledger/messages.ts';
import { type Paise, paise, ZERO_PAISE } from '#domain/money.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import {
  adminOnly,
  adminOrOwner,
  changesOnly,
  checkNotOwnMoney,
  requireProof,
  requireRole,
  signedIn,
  userOf,
} from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { find, findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { tellOwnerOfChange } from '#server/mail/change-notices.ts';
import { addEntry } from '../balances/add-entry.ts';
import { lockBalance } from '../balances/balances.ts';
import { lockStanding, usable } from '../balances/standing.ts';
import { earlierUses } from '../balances/transfers.ts';
import { users } from '../users.ts';

type BalanceRefund = Document<typeof balanceRefundAttributes>;
type Change = Partial<BalanceRefund['data']>;

/** The attributes that a change may write. */
const CHANGED = ['state', 'payTo', 'paidBy', 'reference'] as const;

/** Neither name nor account of the customer: what is left of a refund that is over. */
const WITHOUT_PAYEE = { payTo: null, name: null, phone: null, email: null } as const;

const WITHDRAWN = { state: 'withdrawn', ...WITHOUT_PAYEE } as const;

const over = () => new Failure('balance_refund_over');

/** Records that the kitchen has paid a balance back: all of it, or what is left of it by now. */
async function payOut(work: Work, { id, data }: BalanceRefund, { paidBy, reference: given }: Change) {
  const reference = given || null;
  const { userId } = data;
  if (userId === null) throw over();
  if (!paidBy) throw new Failure('ledger_entry_refused', ledgerMessages.problems.howPaid);
  if (reference !== null && paidBy !== 'bank')
    throw new Failure('ledger_entry_refused', ledgerMessages.problems.noTransfer);
  const referenceUse = reference === null ? 0 : await earlierUses(work, reference);
  const held = usable(await lockStanding(work, userId));
  const amount = data.closedLogin ? held : paise(Math.min(data.amount, held));
  if (amount <= 0) throw over();
  await addEntry(work, {
    userId,
    kind: 'payment',
    debit: amount,
    credit: ZERO_PAISE,
    paidBy,
    referenceKind: reference === null ? 'payout' : 'transfer',
    reference: reference ?? id,
    referenceUse,
  });
  await tellOwnerOfChange(work, userId, 'balancePaid');
  const paid = { amount, paidBy, reference, recordedBy: actorId(work.actor), paidAt: work.now };
  return { change: { state: 'paid', ...paid, ...WITHOUT_PAYEE } as const };
}

/**
 * Balances that the kitchen pays back (LEDGER-32). Closing a login with a balance makes one by itself, so that no balance
 * stops it and nobody forgets the money. A refund is recorded once, with its entry in the ledger.
 */
export const balanceRefunds = defineCollection('balanceRefunds', balanceRefundAttributes, (refunds) => {
  const { fields } = refunds;
  const dueOf = (userId: string) => and(equal(fields.userId, userId), equal(fields.state, 'due'));
  const waiting = async (work: Work, userId: string) => (await findAll(work.sql, refunds, dueOf(userId)))[0];
  return {
    belongsTo: {
      owner: fields.userId,
      onAccountClosed: { keep: 'The kitchen must know whom to pay; it is erased once it is paid.' },
      onChangeOfOwner: { overwrite: WITHOUT_PAYEE, because: 'The account of the payee is another person’s.' },
      dataExport: { as: 'balanceRefunds' },
    },
    reachedBy: 'documents',
    subscribers: 'readers',
    access: { read: adminOrOwner(fields.userId), create: signedIn, update: adminOrOwner(fields.userId) },
    audit: {
      label: ({ data }) => `Balance of ${data.userId} to pay back`,
      own: ({ data }, userId) => data.userId === userId,
      hidden: ['payTo', 'name', 'phone', 'email'],
    },
    hooks: {
      async beforeCreate(work, { values: { payTo } }) {
        if (!work.site.ledger.isOn) throw new Failure('ledger_off');
        const userId = actorId(work.actor);
        if (userId === null) throw new Failure('user_unauthorized');
        const amount: Paise = usable(await lockStanding(work, userId));
        if (amount <= 0 || (await waiting(work, userId))) throw over();
        // Without an address it is still an order to pay: the kitchen asks whoever answers.
        requireProof(work);
        await tellOwnerOfChange(work, userId, 'balanceAsked');
        return { insert: { userId, amount, state: 'due', payTo, createdAt: work.now } };
      },
      async beforeUpdate(work, before, change) {
        const { data } = before;
        if (data.state !== 'due') throw over();
        if (!changesOnly(data, change, CHANGED))
          throw new Failure('general_argument_invalid', ledgerMessages.onlyWhatIsOpen);
        const user = userOf(work.actor);
        if (change.state === 'paid') {
          requireRole(work, adminOnly);
          checkNotOwnMoney(work, data.userId);
          return payOut(work, before, change);
        }
        if (user?.id !== data.userId) throw new Failure('user_unauthorized');
        if (change.state === 'withdrawn') return { change: WITHDRAWN };
        if (change.payTo && change.payTo !== data.payTo && data.userId !== null)
          await tellOwnerOfChange(work, data.userId, 'payTo');
        return { change: { payTo: change.payTo ?? data.payTo } };
      },
      /** The credit of a login that closes becomes due, with what the kitchen needs to pay it. */
      async beforeAccountClosed(work, { id: userId }) {
        const amount = await lockBalance(work, userId);
        const profile = await find(work.sql, users, userId);
        const open = await waiting(work, userId);
        if (!profile) return;
        if (amount <= 0) {
          // Nobody could pay it any more, nor withdraw it.
          if (open) await work.updateWhere(refunds, equal(fields.id, open.id), WITHDRAWN);
          return;
        }
        const { name, phone, email } = profile.data;
        const payee = { amount, name, phone: phone?.toString() ?? null, email, closedLogin: true };
        if (open) await work.updateWhere(refunds, equal(fields.id, open.id), payee);
        else await work.add(refunds, uniqueId(), { userId, ...payee, state: 'due', createdAt: work.now });
      },
    },
  };
});
