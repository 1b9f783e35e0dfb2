import type { SiteSettings } from '#domain/site/settings.ts';
import { dayAt } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';

/** The codes that were sent as text messages today, and the most that are. */
export interface CodesToday {
  sent: number;
  most: number;
}

/** Whether the kitchen sends text messages to this number, such as +919876543210 (LIMIT-1). */
export const isCountryServed = (number: string, { limits }: Pick<SiteSettings, 'limits'>): boolean =>
  limits.textCountries.some((code) => number.startsWith(`+${code}`));

/**
 * Refuses a text message to a country that is not on the owner's list.
 * @throws Failure phone_country_refused
 */
export function checkCountry({ site }: Pick<Work, 'site'>, to: string): void {
  if (!isCountryServed(to, site)) throw new Failure('phone_country_refused');
}

/**
 * Counts a code among those of the kitchen's day (LIMIT-2). The row of the day stays locked until the transaction ends, so
 * the limit holds for all instances together; a transaction that fails counts nothing.
 * @returns whether the owner is to be told that the limit is reached: once a day
 * @throws Failure text_messages_spent above the limit
 */
export async function countCode({
  sql: db,
  site,
  now,
}: Pick<Work, 'sql' | 'site' | 'now'>): Promise<boolean> {
  const day = dayAt(now, site.shop.timeZone);
  const most = site.limits.codesPerDay;
  const [counted] =
    most === 0
      ? []
      : await db.query<{ isLast: boolean; alerted: boolean }>(
          sql`insert into text_message_days as d (day, codes) values (${day}, 1)
            on conflict (day) do update set codes = d.codes + 1 where d.codes < ${most}
            returning codes >= ${most} as "isLast", alerted`,
          'count a code',
        );
  if (!counted) throw new Failure('text_messages_spent');
  if (!counted.isLast || counted.alerted) return false;
  await db.execute(sql`update text_message_days set alerted = true where day = ${day}`, 'note an alert');
  return true;
}

/** The codes of the kitchen's current day. */
export async function readCodesToday(
  db: Pick<Sql, 'query'>,
  { limits, shop }: Pick<SiteSettings, 'limits' | 'shop'>,
  now: Date,
): Promise<CodesToday> {
  const [row] = await db.query<{ codes: number }>(
    sql`select codes from text_message_days where day = ${dayAt(now, shop.timeZone)}`,
    'codes of the day',
  );
  return { sent: row?.codes ?? 0, most: limits.codesPerDay };
}
