import type { LedgerKind, PaidBy } from '#domain/ledger/attributes.ts';
import { dueDayOf, type LedgerPeriod, type Rhythm } from '#domain/ledger/house-account.ts';
import { type Paise, paise, ZERO_PAISE } from '#domain/money.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { addDays, type Day, momentOf } from '#domain/time/local-time.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';

/** What a balance was at a moment (paise). */
export const balanceBefore = checkedQuery(
  'balance before a moment',
  { balance: column.bigint<Paise>() },
  (userId: string, before: Date) => sql`select coalesce(sum(credit - debit), 0)::bigint as balance
    from "ledgerEntries" where "userId" = ${userId} and at < ${before}`,
);

const entriesBetween = checkedQuery(
  'entries of a statement',
  {
    id: column.text(),
    at: column.moment(),
    kind: column.text<LedgerKind>(),
    change: column.bigint<Paise>(),
    paidBy: orNull(column.text<PaidBy>()),
    note: orNull(column.text()),
    mealDate: orNull(column.text()),
    mealTimeId: orNull(column.text()),
    eaterId: orNull(column.text()),
    eater: orNull(column.text()),
  },
  (
    userId: string,
    from: Date,
    to: Date,
  ) => sql`select id, at, kind, credit - debit as change, "paidBy", note, "mealDate",
      "mealTimeId", "eaterId",
      case when "eaterId" is not null then coalesce(
        (select m.name from "companyMembers" m join companies c on c.id = m."companyId"
          where m."userId" = e."eaterId" and c."payerId" = e."userId" order by m.sequence desc limit 1),
        (select name from users where id = e."eaterId")) end as eater
    from "ledgerEntries" e where "userId" = ${userId} and at >= ${from} and at < ${to} order by at, sequence`,
);

/** What came in since a moment. A payment that is reversed has not come. */
const paidSince = checkedQuery(
  'paid since a statement',
  { paid: column.bigint<Paise>(), balance: column.bigint<Paise>() },
  (userId: string, since: Date) => sql`select
      coalesce(sum(case when kind = 'reversal' then credit - debit else credit end) filter (where at >= ${since}), 0)::bigint
        as paid,
      coalesce(sum(credit - debit), 0)::bigint as balance
    from "ledgerEntries" where "userId" = ${userId}`,
);

/** What a statement says, in paise. Balances are below 0 if the customer owes. */
export interface StatementFigures {
  opening: Paise;
  entries: Awaited<ReturnType<typeof entriesBetween>>;
  closing: Paise;
  /** Null if nothing is owed at the end of the period. */
  dueOn: Day | null;
  /** What is still to be paid of it now. */
  toPay: Paise;
}

/** A statement that somebody wants: of whom, and of which period. */
export interface Asked {
  userId: string;
  rhythm: Rhythm;
  period: LedgerPeriod;
}

/** When a period begins and ends, in the kitchen's time zone. */
export const boundsOfPeriod = ({ from, to }: LedgerPeriod, timeZone: string) => ({
  begin: new Date(momentOf(from, 0, timeZone)),
  end: new Date(momentOf(addDays(to, 1), 0, timeZone)),
});

/** What is still to be paid of a debt that stood at a moment: later credits pay the oldest debts first. */
export async function stillToPay(db: Sql, userId: string, closing: Paise, end: Date): Promise<Paise> {
  if (closing >= 0) return ZERO_PAISE;
  const [later] = await paidSince(db, userId, end);
  if (!later) return ZERO_PAISE;
  return paise(Math.max(0, Math.min(-closing - later.paid, -later.balance)));
}

/** Reads what happened on a customer's balance in a period, and what of it is still to be paid (LEDGER-33). */
export async function readStatement(
  db: Sql,
  { userId, rhythm, period }: Asked,
  { ledger, shop }: Pick<SiteSettings, 'ledger' | 'shop'>,
): Promise<StatementFigures> {
  const { begin, end } = boundsOfPeriod(period, shop.timeZone);
  const [before] = await balanceBefore(db, userId, begin);
  const opening = before?.balance ?? ZERO_PAISE;
  const entries = await entriesBetween(db, userId, begin, end);
  const closing = paise(entries.reduce((all, { change }) => all + change, Number(opening)));
  const dueOn = closing < 0 ? dueDayOf(rhythm, period.to, ledger.daysToPay) : null;
  return { opening, entries, closing, dueOn, toPay: await stillToPay(db, userId, closing, end) };
}
