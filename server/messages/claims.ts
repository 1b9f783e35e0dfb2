import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';

/**
 * Remembers that a person is told things, and returns the kinds of those that nobody has told before. Whoever tells the same
 * at the same time waits, and is left with none.
 */
export async function claimTold(
  work: Work,
  userId: string,
  told: readonly { kind: string; about: string }[],
): Promise<ReadonlySet<string>> {
  const kinds = told.map(({ kind }) => kind);
  const abouts = told.map(({ about }) => about);
  const claimed = await work.sql.query<{ kind: string }>(
    sql`insert into meal_messages ("userId", kind, about, at)
      select ${userId}, kind, about, ${work.now} from unnest(${kinds}::text[], ${abouts}::text[]) as told (kind, about)
      order by kind, about on conflict do nothing returning kind`,
    'remember what a customer is told',
  );
  return new Set(claimed.map(({ kind }) => kind));
}
