import { creditLeft, type Rhythm } from '#domain/ledger/house-account.ts';
import { type Paise, paise, ZERO_PAISE } from '#domain/money.ts';
import { LEDGER_METHODS } from '#domain/payments/methods.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedReadByKey, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { lockBalance, rememberBalance } from './balances.ts';

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

/** The ways to pay from the ledger, as a list in a statement. */
export const LEDGER_SQL = sql.raw(LEDGER_METHODS.map((method) => `'${method}'`).join(', '));
const standingOf = checkedReadByKey(
  {
    balance: orNull(column.bigint<Paise>()),
    limit: orNull(column.bigint<Paise>()),
    rhythm: column.text<Rhythm>(),
    version: column.text(),
    held: column.bigint<Paise>(),
    isClosed: column.boolean(),
  },
  {
    name: 'standing',
    statement: (keys: readonly string[]) =>
      sql`select place, balance, "houseLimit" as "limit", "houseRhythm" as rhythm, users.xmin::text as version,
          (select coalesce(sum(amount), 0) from payments
            where "userId" = users.id and state = 'due' and method in (${LEDGER_SQL}))::bigint
          + (select coalesce(sum("bundleLeft" * "bundleMealPrice"), 0) from "mealSubscriptions"
            where "userId" = users.id and "bundleLeft" > 0)::bigint as held,
          coalesce((select not active from accounts where id = users.id), false) as "isClosed"
        from json_array_elements_text(${JSON.stringify(keys)}::json) with ordinality as asked (id, place)
          join users on users.id = asked.id`,
  },
);

type VersionOf = Standing & { version: string };

async function read(db: Pick<Sql, 'readByKey'>, userId: string): Promise<VersionOf> {
  const found = await standingOf(db, userId);
  if (!found) throw new Failure('document_not_found');
  return { ...found, balance: found.balance ?? ZERO_PAISE };
}

/** What somebody can pay with, to show it. */
export const readStanding = (db: Pick<Sql, 'readByKey'>, userId: string): Promise<Standing> =>
  read(db, userId);

/**
 * Locks a person's profile until the transaction ends, so that whatever spends the same money waits, and says what they
 * can pay with.
 * @throws Failure document_not_found
 */
export async function lockStanding(work: Work, userId: string): Promise<Standing> {
  // The second statement sees what whoever held the lock has committed.
  const [, standing] = await Promise.all([lockBalance(work, userId), read(work.sql, userId)]);
  return standing;
}

/**
 * Says what somebody can pay with, without a lock: the unit of work must change their balance, if only by 0, and runs again
 * with a lock if anything about them was changed meanwhile. So an order that is paid from a balance is written in one
 * statement.
 * @throws Failure document_not_found
 */
export async function seeStanding(work: Work, userId: string): Promise<Standing> {
  if (work.isRepeated) return lockStanding(work, userId);
  const standing = await read(work.sql, userId);
  rememberBalance(work, userId, standing);
  return standing;
}

/** What a customer can use of their balance now; never below 0. */
export const usable = ({ balance, held }: Standing): Paise => paise(Math.max(0, balance - held));

/** How much more they can take on their house account; 0 without one. */
export const leftOnHouseAccount = ({ limit, ...standing }: Standing): Paise =>
  limit === null ? ZERO_PAISE : creditLeft({ ...standing, limit });
