// The row of the list of versions: the one that was believed last, and what came of the newest attempt.
import type { Feed } from '#domain/operation/updates.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { type FeedProblem, readFeed, type SignedFeed } from './read-feed.ts';

interface Row {
  content: string | null;
  signature: string | null;
  readAt: Date | null;
  nextAt: Date;
  problem: FeedProblem | null;
  putAside: string | null;
}

type Reader = Pick<Sql, 'query'>;
type Writer = Pick<Sql, 'execute'>;

async function readRow(database: Reader): Promise<Row | undefined> {
  const [row] = await database.query<Row>(
    sql`select content, signature, "readAt", "nextAt", problem, "putAside" from update_feed`,
    'the list of versions',
  );
  return row;
}

/** The list of a row. Its signature is checked again, so another key forgets what another publisher said. */
function feedIn(row: Row | undefined, key: string): Feed | undefined {
  if (!row || row.content === null || row.signature === null) return undefined;
  const feed = readFeed({ content: row.content, signature: row.signature }, key);
  return typeof feed === 'string' ? undefined : feed;
}

/** The list that was believed last, and what else is known of it. */
export async function readFeedRecord(database: Reader, key: string) {
  const row = await readRow(database);
  const feed = feedIn(row, key);
  return {
    feed,
    readAt: feed && (row?.readAt ?? undefined),
    problem: row?.problem ?? undefined,
    putAside: row?.putAside ?? undefined,
  };
}

/** The list that was believed last, if this key signed it. */
export const believedFeed = async (database: Reader, key: string): Promise<Feed | undefined> =>
  feedIn(await readRow(database), key);

/** When the list is asked for next; undefined in a new installation. */
export const nextLook = async (database: Reader): Promise<Date | undefined> =>
  (await readRow(database))?.nextAt;

export async function planFirstLook(database: Writer, nextAt: Date): Promise<void> {
  await database.execute(sql`insert into update_feed ("nextAt") values (${nextAt}) on conflict do nothing`);
}

/** Keeps a list that is believed. */
export async function keepFeed(
  database: Writer,
  { content, signature }: SignedFeed,
  readAt: Date,
  nextAt: Date,
): Promise<void> {
  await database.execute(
    sql`insert into update_feed (content, signature, "readAt", "nextAt")
      values (${content}, ${signature}, ${readAt}, ${nextAt})
      on conflict ("isOnly") do update set content = excluded.content, signature = excluded.signature,
        "readAt" = excluded."readAt", "nextAt" = excluded."nextAt", problem = null`,
  );
}

/** Notes why an answer was not believed. What was kept before stays. */
export async function noteProblem(database: Writer, problem: FeedProblem, nextAt: Date): Promise<void> {
  await database.execute(
    sql`insert into update_feed ("nextAt", problem) values (${nextAt}, ${problem})
      on conflict ("isOnly") do update set "nextAt" = excluded."nextAt", problem = excluded.problem`,
  );
}

/** Says nothing more of this version and older ones, but in the checks. */
export async function putAside(database: Writer, version: string): Promise<void> {
  await database.execute(sql`update update_feed set "putAside" = ${version}`);
}
