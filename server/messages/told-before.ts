import { type ToldKind, toldKey } from '#domain/plans/meal-messages.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';

// What subscribers were told, so that each thing is told once, also by two instances and after a restart.

/** Days after which it is forgotten that something was told: its day is long over. */
const REMEMBERED = 60;

const toldTo = checkedQuery(
  'what subscribers were told',
  { userId: column.text(), kind: column.text<ToldKind>(), about: column.text() },
  (ids: readonly string[]) =>
    sql`select "userId", kind, about from meal_messages where "userId" = any(${ids}::text[])`,
);

/** What each of some people was told, by `toldKey`. */
export async function toldBefore(
  db: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = await toldTo(db, ids);
  return new Map(
    ids.map((id) => [id, new Set(found.filter(({ userId }) => userId === id).map((each) => toldKey(each)))]),
  );
}

/** Forgets that a person was told that their balance is low, because it is not any more. */
export async function forgetLow(db: Sql, userId: string): Promise<void> {
  await db.execute(
    sql`delete from meal_messages where "userId" = ${userId} and kind = 'low'`,
    'a balance is well again',
  );
}

/**
 * Forgets that a person was told that the kitchen is closed on days, because it is not any more: if it closes again, they are
 * told anew. Returns the days that nobody else has forgotten at the same time.
 */
export async function forgetClosed(work: Work, userId: string, days: readonly string[]): Promise<string[]> {
  const forgotten = await work.sql.query<{ about: string }>(
    sql`delete from meal_messages where "userId" = ${userId} and kind = 'closed' and about = any(${days}::text[])
      returning about`,
    'a closed day is open again',
  );
  return forgotten.map(({ about }) => about).sort();
}

/** Forgets what was told long ago. */
export async function forgetOld(db: Sql, now: Date): Promise<void> {
  await db.execute(
    sql`delete from meal_messages where at < ${now}::timestamptz - make_interval(days => ${REMEMBERED})`,
    'forget what was told long ago',
  );
}
