import { dayCloseAttributes } from '#domain/day-close/attributes.ts';
import { dayCloseMessages } from '#domain/day-close/messages.ts';
import { countProblem, type DayTotals, expectedCash } from '#domain/day-close/totals.ts';
import { type Day, isDay } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, changesOnly, hasRole, userOf } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { openEntriesOf, todayOf } from './days.ts';
import { bookEntries, bookedTotals } from './entries.ts';
import { openOrders, owedRefunds } from './unsettled.ts';

const invalid = (message: string) => new Failure('general_argument_invalid', message);

/** The totals of a day as a document holds them. */
export const totalValues = (totals: DayTotals) => ({
  drawers: totals.drawers,
  methods: totals.methods,
  balances: totals.balances,
  ends: totals.ends,
  orders: totals.orders.count,
  ordersAmount: totals.orders.amount,
  prepaidMeals: totals.prepaid.count,
  prepaidMealsAmount: totals.prepaid.amount,
  tips: totals.tips,
  lateReceived: totals.lateReceived.count,
  lateReceivedAmount: totals.lateReceived.amount,
  lateGivenBack: totals.lateGivenBack.count,
  lateGivenBackAmount: totals.lateGivenBack.amount,
});

const lastClose = checkedQuery(
  'last close of a day',
  { version: column.bigint(), closedByName: orNull(column.text()), reopenedAt: orNull(column.moment()) },
  (day: Day) =>
    sql`select version, "closedByName", "reopenedAt" from "dayCloses" where day = ${day} order by version desc limit 1`,
);

/** The version of the next close of a day. Throws Failure day_closed if it is closed. */
async function nextVersion(work: Work, day: Day): Promise<number> {
  const [last] = await lastClose(work.sql, day);
  if (last && !last.reopenedAt) {
    throw new Failure('day_closed', dayCloseMessages.closedBy(last.closedByName ?? ''));
  }
  return (last?.version ?? 0) + 1;
}

/** Checks the day of a close. Throws Failure general_argument_invalid. */
function checkDay({ site, now }: Work, day: string): void {
  if (!isDay(day)) throw invalid(dayCloseMessages.notADay);
  if (day > todayOf(site, now)) throw invalid(dayCloseMessages.inFuture);
}

/**
 * The closed days. Closing books every entry of the day in the same transaction, so each belongs to exactly one day; what is
 * recorded later belongs to the next day that is open. Only an owner can open a day again. The close stays as a version, and
 * the next one has new figures.
 */
export const dayCloses = defineCollection('dayCloses', dayCloseAttributes, () => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOnly, create: adminOnly, update: hasRole('owner') },
  audit: { label: ({ data }) => `Day ${data.day}` },
  hooks: {
    async lock(work) {
      await work.sql.query(sql`select 1 from day_close_lock for update`, 'lock closes of days');
    },
    async beforeCreate(work, { id, values }) {
      const { day, counted, note, seenCash } = values;
      checkDay(work, day);
      const version = await nextVersion(work, day);
      const entries = await openEntriesOf(work.sql, work.site, day);
      await bookEntries(work.sql, id, entries);
      const totals = await bookedTotals(work.sql, id, entries.from);
      if (seenCash !== null && seenCash !== expectedCash(totals)) throw new Failure('day_figures_changed');
      const problem = countProblem(totals, counted);
      if (problem) throw invalid(dayCloseMessages.counts[problem]);
      const owed = await owedRefunds(work);
      const open = await openOrders(work, entries.to);
      const user = userOf(work.actor);
      return {
        insert: {
          day,
          version,
          counted,
          note,
          ...totalValues(totals),
          owed: owed.count,
          owedAmount: owed.amount,
          openOrders: open.count,
          closedBy: user?.id ?? null,
          closedByName: user?.name ?? null,
          closedAt: work.now,
        },
      };
    },
    /** Opens a day again, for `reopenReason`. Its entries are free for the next close. */
    async beforeUpdate(work, before, change) {
      const { reopenReason } = change;
      if (before.data.reopenedAt) throw new Failure('day_closed', dayCloseMessages.isReopened);
      const isReopening = reopenReason && changesOnly(before.data, change, ['reopenReason']);
      if (!isReopening) throw invalid(dayCloseMessages.onlyReopen);
      await work.sql.execute(
        sql`delete from "dayCloseEntries" where "closeId" = ${before.id}`,
        'free the entries of a close',
      );
      const user = userOf(work.actor);
      return {
        change: {
          reopenReason,
          reopenedBy: user?.id ?? null,
          reopenedByName: user?.name ?? null,
          reopenedAt: work.now,
        },
      };
    },
  },
}));
