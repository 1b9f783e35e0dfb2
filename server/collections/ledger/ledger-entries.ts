import { ledgerEntryAttributes } from '#domain/ledger/attributes.ts';
import { ledgerMessages } from '#domain/ledger/messages.ts';
import { entryProblem, isForOwners, isRecordedByHand } from '#domain/ledger/recording.ts';
import { paise, ZERO_PAISE } from '#domain/money.ts';
import type { Data, DraftData, NewData } from '#domain/rows/data.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, adminOrOwner, checkNotOwnMoney, hasRole, principalOf } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { defineCollection, tableOf, type Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { addToBalance } from '../balances/balances.ts';
import { keepDueRefund } from '../balances/closed-logins.ts';
import { lockStanding } from '../balances/standing.ts';
import { earlierUses, lockTransfers } from '../balances/transfers.ts';
import { isInClosedDay } from '../day-close/entries.ts';

type Draft = DraftData<typeof ledgerEntryAttributes>;
type NewEntry = NewData<typeof ledgerEntryAttributes>;

const table = tableOf('ledgerEntries', ledgerEntryAttributes);

/** Refuses to everybody but owners what only they record (LEDGER-5). */
function checkMayRecord({ actor }: Work, kind: Data<typeof ledgerEntryAttributes>['kind']): void {
  if (actor.kind !== 'system' && isForOwners(kind) && !hasRole('owner')(principalOf(actor)))
    throw new Failure('user_unauthorized');
}

const isReversed = async (work: Work, id: string): Promise<boolean> =>
  (
    await work.sql.query(
      sql`select 1 from "ledgerEntries" where "reversalOf" = ${id}`,
      'reversal of an entry',
    )
  ).length > 0;

/** The opposite of an entry that somebody recorded. The caller has locked the balance of its person. */
async function reversalFor(work: Work, values: Draft, reversalOf: string): Promise<NewEntry> {
  const entry = await find(work.sql, table, reversalOf);
  if (entry?.data.userId !== values.userId) throw new Failure('document_not_found');
  if (!isRecordedByHand(entry.data.kind)) throw new Failure('ledger_entry_not_reversible');
  checkMayRecord(work, entry.data.kind);
  if (await isReversed(work, reversalOf)) throw new Failure('ledger_entry_reversed');
  const { debit, credit, paidBy, riderId } = entry.data;
  return {
    userId: values.userId,
    kind: 'reversal',
    debit: credit,
    credit: debit,
    paidBy,
    // Once a day with it is closed, the rider has handed the cash over: what goes back comes from the till.
    riderId: (await isInClosedDay(work.sql, 'balance', reversalOf)) ? null : riderId,
    reversalOf,
    note: values.note,
    at: work.now,
    recordedBy: actorId(work.actor),
  };
}

/** An entry that somebody records by hand. */
async function recordedEntry(work: Work, values: Draft): Promise<NewEntry> {
  const { reversalOf, userId, kind, paidBy, reference, note } = values;
  checkNotOwnMoney(work, userId);
  if (reference !== null) await lockTransfers(work);
  const { balance, held } = await lockStanding(work, userId);
  if (kind === 'reversal' && reversalOf !== null) return reversalFor(work, values, reversalOf);
  const entry = {
    userId,
    kind,
    debit: values.debit ?? ZERO_PAISE,
    credit: values.credit ?? ZERO_PAISE,
    paidBy,
    reference,
    note,
  };
  if (reversalOf !== null) throw new Failure('ledger_entry_refused', ledgerMessages.problems.onlyReversal);
  // What waiting orders hold is not paid out.
  const problem = entryProblem(entry, kind === 'payment' ? paise(balance - held) : balance);
  if (problem) throw new Failure('ledger_entry_refused', ledgerMessages.problems[problem]);
  checkMayRecord(work, kind);
  return {
    ...entry,
    ...(reference !== null && {
      referenceKind: 'transfer',
      referenceUse: await earlierUses(work, reference),
    }),
    at: work.now,
    recordedBy: actorId(work.actor),
  };
}

/**
 * The ledger: what customers have paid ahead and what they owe. Entries are only added, each under the lock of its person,
 * and never changed or deleted, which the database refuses as well. The kitchen and riders see nothing of it (LEDGER-4).
 */
export const ledgerEntries = defineCollection('ledgerEntries', ledgerEntryAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.userId,
    onAccountClosed: {
      overwrite: { note: null },
      because: 'What a customer has or owes is a record of the kitchen, and stays without a name.',
    },
    onChangeOfOwner: { keep: 'What was paid and eaten stays the kitchen’s record.' },
    dataExport: { as: 'ledgerEntries' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOrOwner(fields.userId), create: adminOnly },
  audit: { label: ({ data }) => `Ledger of ${data.userId}` },
  hooks: {
    async beforeCreate(work, { values }) {
      if (!work.site.ledger.isOn) throw new Failure('ledger_off');
      return { insert: await recordedEntry(work, values) };
    },
    async afterCreate(work, { data }) {
      await addToBalance(work, data);
      await keepDueRefund(work, data.userId);
    },
  },
}));
