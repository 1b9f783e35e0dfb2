import { MESSAGE_KINDS } from '#domain/messages/message-rows.ts';
import { dayAt, momentOf } from '#domain/time/local-time.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';

/** The kinds of texts about customers' own meals, orders and money. */
const TEXT_KINDS = MESSAGE_KINDS.map((kind) => `phone-${kind}`);

/**
 * Counts a text to a customer among those of the kitchen's day, and to its number (TELL-3). The row of the day stays locked
 * until the transaction ends, so the limits hold for all instances together; a transaction that fails counts nothing.
 * @returns whether it may be sent
 */
export async function countText(
  { sql: db, site: { limits, shop }, now }: Pick<Work, 'sql' | 'site' | 'now'>,
  to: string,
): Promise<boolean> {
  const day = dayAt(now, shop.timeZone);
  const [today] = await db.query<{ texts: number }>(
    sql`insert into text_message_days as d (day, codes, texts) values (${day}, 0, 0)
      on conflict (day) do update set texts = d.texts returning texts`,
    'texts of the day',
  );
  if (!today || today.texts >= limits.textsPerDay) return false;
  const [toNumber] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from mails where kind = any(${TEXT_KINDS}::text[]) and coalesce("to", '') = ${to}
      and "createdAt" >= ${new Date(momentOf(day, 0, shop.timeZone))}`,
    'texts of the day to a number',
  );
  if ((toNumber?.count ?? 0) >= limits.textsPerNumber) return false;
  await db.execute(sql`update text_message_days set texts = texts + 1 where day = ${day}`, 'count a text');
  return true;
}
