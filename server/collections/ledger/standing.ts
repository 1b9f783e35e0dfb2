import { creditLeft, type Rhythm } from '#domain/ledger/house-account.ts';
import { type Paise, paise, ZERO_PAISE } from '#domain/money.ts';
import { LEDGER_METHODS } from '#domain/payments/methods.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { Failure } from '#server/http/failure.ts';
import { rememberBalance } from './balances.ts';

/** What a customer can pay orders with from the ledger, in paise. */
export interface Standing {
  /** Below 0 if they owe. */
  balance: Paise;
  /** What orders hold that wait for another payment, and what is left of bundles of meals (PLAN-6). */
  held: Paise;
  /** What they may owe at most; null without a house account. */
  limit: Paise | null;
  rhythm: Rhythm;
  /** Whether their login is closed: what they have goes back to them. */
  isClosed: boolean;
}

const PERSON = {
  balance: orNull(column.bigint<Paise>()),
  limit: orNull(column.bigint<Paise>()),
  rhythm: column.text<Rhythm>(),
};
const OF_PERSON = sql`select balance, "houseLimit" as "limit", "houseRhythm" as rhythm from users`;
const lockedStanding = checkedQuery(
  'lock standing',
  PERSON,
  (userId: string) => sql`${OF_PERSON} where id = ${userId} for no key update`,
);
const standingOf = checkedQuery(
  'standing',
  PERSON,
  (userId: string) => sql`${OF_PERSON} where id = ${userId}`,
);

/** The ways to pay from the ledger, as a list in a statement. */
export const LEDGER_SQL = sql.raw(LEDGER_METHODS.map((method) => `'${method}'`).join(', '));
const heldOf = checkedQuery(
  'held of a balance',
  { held: column.bigint<Paise>(), isClosed: column.boolean() },
  (userId: string) =>
    sql`select (select coalesce(sum(amount), 0) from payments
        where "userId" = ${userId} and state = 'due' and method in (${LEDGER_SQL}))::bigint
      + (select coalesce(sum("bundleLeft" * "bundleMealPrice"), 0) from "mealSubscriptions"
        where "userId" = ${userId} and "bundleLeft" > 0)::bigint as held,
      exists (select 1 from accounts where id = ${userId} and not active) as "isClosed"`,
);

/** The second statement, for what is held and closed, sees what whoever held the lock has committed. */
async function read(db: Pick<Sql, 'query'>, userId: string, person: typeof standingOf): Promise<Standing> {
  const [[found], [sum]] = await Promise.all([person(db, userId), heldOf(db, userId)]);
  if (!found) throw new Failure('document_not_found');
  const { held = ZERO_PAISE, isClosed = false } = sum ?? {};
  return { ...found, balance: found.balance ?? ZERO_PAISE, held, isClosed };
}

/**
 * Locks a person's profile until the transaction ends, so that whatever spends the same money waits, and says what they
 * can pay with.
 * @throws Failure document_not_found
 */
export async function lockStanding(work: Work, userId: string): Promise<Standing> {
  const standing = await read(work.sql, userId, lockedStanding);
  rememberBalance(work, userId, standing.balance);
  return standing;
}

/** The same without a lock, to show it. */
export const readStanding = (db: Pick<Sql, 'query'>, userId: string): Promise<Standing> =>
  read(db, userId, standingOf);

/** What a customer can use of their balance now; never below 0. */
export const usable = ({ balance, held }: Standing): Paise => paise(Math.max(0, balance - held));

/** How much more they can take on their house account; 0 without one. */
export const leftOnHouseAccount = ({ limit, ...standing }: Standing): Paise =>
  limit === null ? ZERO_PAISE : creditLeft({ ...standing, limit });
