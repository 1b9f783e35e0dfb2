import type { Span } from '#domain/reports/periods.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';

/**
 * The days of a span that are kept, as `kept`, and the times between them, as `gaps`. A statement reads both in one snapshot,
 * so it is right whichever days are kept, also if one of them is forgotten meanwhile.
 */
export const keptAndGaps = ({ from, until }: Span, timeZone: string): SQL => sql`
  kept as materialized (
    select day, "from", until from report_days
    where zone = ${timeZone} and "from" >= ${from} and until <= ${until}
  ), gaps as materialized (
    select null::date as day, * from (
      select coalesce(lag(until) over (order by "from"), ${from}::timestamptz) as "from", "from" as until from kept
      union all select coalesce(max(until), ${from}::timestamptz), ${until}::timestamptz from kept
    ) as times where "from" < until
  )`;
