import { changeOf } from '#domain/ledger/recording.ts';
import { type Paise, paise, ZERO_PAISE } from '#domain/money.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';
import { users } from '../users.ts';
import { NOT_REVERSED } from './reversed.ts';

const lockedBalance = checkedQuery(
  'lock balance',
  { balance: orNull(column.bigint<Paise>()) },
  (userId: string) => sql`select balance from users where id = ${userId} for no key update`,
);

/** Debits that are read at once. */
const PAGE = 100;

const newestDebits = checkedQuery(
  'newest debits',
  { at: column.moment(), debit: column.bigint<Paise>(), sequence: column.bigint() },
  (userId: string, before: number) => sql`select at, debit, sequence from "ledgerEntries" entry
    where "userId" = ${userId} and sequence < ${before} and debit > 0 and kind <> 'reversal'
      and ${NOT_REVERSED}
    order by sequence desc limit ${PAGE}`,
);

const summedEntries = checkedQuery(
  'sum of ledger entries',
  { count: column.bigint(), balance: column.bigint<Paise>() },
  (userId: string) => sql`select count(*) as count, coalesce(sum(credit - debit), 0)::bigint as balance
    from "ledgerEntries" where "userId" = ${userId}`,
);

interface Known {
  balance: Paise;
  /** Of the profile that it was read from, if that was not locked. */
  version?: string;
}

declare module '#server/documents/collection.ts' {
  interface KnownRows {
    /** Balances by person: nobody else changes them until the transaction ends, or it runs again. */
    balances: Map<string, Known>;
  }
}

/** Remembers the balance of a person, whose profile this unit of work has locked or knows the version of. */
export function rememberBalance(work: Work, userId: string, { balance, version }: Known): void {
  work.known.balances ??= new Map();
  work.known.balances.set(userId, { balance, ...(version !== undefined && { version }) });
}

/**
 * The balance of a person (paise, below 0 if they owe). Locks their profile until the transaction ends, so whatever adds
 * entries for the same person waits; unless the unit of work has seen it without a lock (see `seeStanding`).
 * @throws Failure document_not_found if there is no such person
 */
export async function lockBalance(work: Work, userId: string): Promise<Paise> {
  const remembered = work.known.balances?.get(userId);
  if (remembered !== undefined) return remembered.balance;
  const [person] = await lockedBalance(work.sql, userId);
  if (!person) throw new Failure('document_not_found');
  const balance = person.balance ?? ZERO_PAISE;
  rememberBalance(work, userId, { balance });
  return balance;
}

/**
 * The time of the oldest debit that is not paid. Credits pay the oldest debits first, so the newest ones are unpaid: they are
 * added up, the newest first and without reversed ones, until they make up what is owed. Null if they never do.
 * @param owed paise
 */
export async function oldestUnpaid(
  db: Pick<Sql, 'query'>,
  userId: string,
  owed: number,
): Promise<Date | null> {
  let left = owed;
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const debits = await newestDebits(db, userId, before);
    for (const { at, debit, sequence } of debits) {
      left -= debit;
      if (left <= 0) return at;
      before = sequence;
    }
    if (debits.length < PAGE) return null;
  }
}

async function storeBalance(work: Work, userId: string, balance: Paise): Promise<void> {
  const version = work.known.balances?.get(userId)?.version;
  rememberBalance(work, userId, { balance });
  const owedSince = balance < 0 ? await oldestUnpaid(work.sql, userId, -balance) : null;
  if (version) await work.updateAsRead(users, userId, version, { balance, owedSince });
  else await work.updateWhere(users, equal(users.fields.id, userId), { balance, owedSince });
}

/** The last entry that a unit of work counts: hooks of the same entry run at once. */
const counting = new WeakMap<Work, Promise<void>>();

/** Adds an entry to the stored balance. The entry was inserted in this transaction. */
export function addToBalance(
  work: Work,
  { userId, ...amounts }: { userId: string; debit: Paise; credit: Paise },
): Promise<void> {
  const count = async () => {
    const before = await lockBalance(work, userId);
    await storeBalance(work, userId, paise(before + changeOf(amounts)));
  };
  const counted = count();
  counting.set(work, counted);
  return counted;
}

/** The balance of a person with the entry that this unit of work is adding. Locks their profile. */
export async function balanceAfterEntry(work: Work, userId: string): Promise<Paise> {
  await counting.get(work);
  return lockBalance(work, userId);
}

/** Sums the entries of a person, after those of a phone customer became theirs. */
export async function recountBalance(work: Work, userId: string): Promise<void> {
  await lockBalance(work, userId);
  const [entries] = await summedEntries(work.sql, userId);
  if (entries && entries.count > 0) await storeBalance(work, userId, entries.balance);
}
