import { duePeriods } from '#domain/ledger/due.ts';
import { dueDayOf, type LedgerPeriod, type Rhythm } from '#domain/ledger/house-account.ts';
import { type Paise, paise, ZERO_PAISE } from '#domain/money.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { type Day, dayAt } from '#domain/time/local-time.ts';
import type { Sql } from '#server/db/sql.ts';
import { balanceBefore, boundsOfPeriod, stillToPay } from '../balances/read-statement.ts';

/** A customer who may owe something. */
export interface Debtor {
  userId: string;
  balance: Paise | null;
  owedSince: Date | null;
  rhythm: Rhythm;
}

/** What of somebody's debt must be paid by now, in paise; see `DueAnswer`. */
export interface Due {
  owed: Paise;
  due: Paise;
  dueOn: Day | null;
  overdue: Paise;
  overdueSince: Day | null;
}

/** Reads what of a customer's debt is due and overdue (LEDGER-39): what statements of earlier weeks or months left to pay. */
export async function readDue(
  db: Sql,
  { userId, balance, owedSince, rhythm }: Debtor,
  { site, now }: { site: Pick<SiteSettings, 'ledger' | 'shop'>; now: Date },
): Promise<Due> {
  const { daysToPay } = site.ledger;
  const { timeZone } = site.shop;
  const owed = paise(Math.max(0, -(balance ?? ZERO_PAISE)));
  if (owed === 0) return { owed, due: ZERO_PAISE, dueOn: null, overdue: ZERO_PAISE, overdueSince: null };
  const leftOf = async (period: LedgerPeriod) => {
    const { end } = boundsOfPeriod(period, timeZone);
    const [before] = await balanceBefore(db, userId, end);
    return stillToPay(db, userId, before?.balance ?? ZERO_PAISE, end);
  };
  const periods = duePeriods({ rhythm, daysToPay, today: dayAt(now, timeZone) });
  const due = await leftOf(periods.due);
  const overdue = due === 0 ? due : await leftOf(periods.overdue);
  const isLate = overdue > 0 && owedSince !== null;
  return {
    owed,
    due,
    dueOn: due > overdue ? dueDayOf(rhythm, periods.due.to, daysToPay) : null,
    overdue,
    overdueSince: isLate ? dueDayOf(rhythm, dayAt(owedSince, timeZone), daysToPay) : null,
  };
}
