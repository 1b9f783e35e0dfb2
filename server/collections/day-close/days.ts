import { workingDay, workingDayOf } from '#domain/day-close/working-day.ts';
import type { ClockSettings } from '#domain/site/opening/opening.ts';
import { addDays, type Day } from '#domain/time/local-time.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { daysWithMoney, type OpenEntries } from './entries.ts';

/** Days before today in which days that were not closed are looked for. */
const REMEMBERED_DAYS = 14;
/** The most closed days in a row whose late entries come to the next open day. */
const LONGEST_ROW = 400;

const closedBefore = checkedQuery(
  'closed days before a day',
  { day: column.text() },
  (day: Day) =>
    sql`select day from "dayCloses" where "reopenedAt" is null and day < ${day} order by day desc limit ${LONGEST_ROW}`,
);
const firstClosed = checkedQuery(
  'first closed day',
  { day: orNull(column.text()) },
  () => sql`select min(day) as day from "dayCloses" where "reopenedAt" is null`,
);
const closedSince = checkedQuery(
  'closed days since a day',
  { day: column.text() },
  (day: Day) => sql`select day from "dayCloses" where "reopenedAt" is null and day >= ${day}`,
);

/** The beginning and the end of a working day. */
export function boundsOf(site: ClockSettings, day: Day): { from: Date; to: Date } {
  const { from, to } = workingDay(site, day);
  return { from: new Date(from), to: new Date(to) };
}

/** The working day at a moment. */
export const todayOf = (site: ClockSettings, now: Date): Day => workingDayOf(site, now);

/** The entries of an open day: its own, and the late ones of the closed days right before it. */
export async function openEntriesOf(db: Sql, site: ClockSettings, day: Day): Promise<OpenEntries> {
  const closed = await closedBefore(db, day);
  const firstGap = closed.findIndex((each, index) => each.day !== addDays(day, -1 - index));
  const row = firstGap === -1 ? closed.length : firstGap;
  return { ...boundsOf(site, day), lateFrom: boundsOf(site, addDays(day, -row)).from };
}

/** Earlier days that have money and were not closed, since the kitchen began to close its days. */
export async function forgottenDays(db: Sql, site: ClockSettings, day: Day): Promise<Day[]> {
  const [first] = await firstClosed(db);
  const start = first?.day;
  if (!start) return [];
  const days = Array.from({ length: REMEMBERED_DAYS }, (_, index) => addDays(day, index - REMEMBERED_DAYS));
  const closed = await closedSince(db, addDays(day, -REMEMBERED_DAYS));
  const isClosed = new Set(closed.map((each) => each.day));
  const open = days.filter((each) => each > start && !isClosed.has(each));
  return daysWithMoney(
    db,
    open.map((each) => ({ day: each, ...boundsOf(site, each) })),
  );
}
