import type { Statement, StatementPerson } from '#domain/ledger/statements.ts';
import { statementKey } from '#domain/ledger/statements.ts';
import { paise, toRupees } from '#domain/money.ts';
import { upiReference, upiRequestOf } from '#domain/payments/upi.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { dayAt } from '#domain/time/local-time.ts';
import type { Sql } from '#server/db/sql.ts';
import { type Asked, readStatement, type StatementFigures } from '../balances/read-statement.ts';
import { upiPayee } from '../payments/prepaid-methods.ts';

/** What each person of a company has cost, by name. */
function peopleOf(entries: StatementFigures['entries']): StatementPerson[] {
  const ids = new Set(entries.flatMap(({ eaterId }) => (eaterId === null ? [] : [eaterId])));
  return [...ids]
    .map((id) => entries.filter(({ eaterId }) => eaterId === id))
    .map((theirs) => ({
      name: theirs[0]?.eater ?? null,
      amount: toRupees(paise(-theirs.reduce((all, { change }) => all + change, 0))),
      meals: theirs.filter(({ kind }) => kind === 'meal').length,
    }))
    .sort((one, other) => (one.name ?? '\uffff').localeCompare(other.name ?? '\uffff'));
}

/** A statement as it is answered. @param customer whose it is, as far as the reader may know */
export async function presentStatement(
  db: Sql,
  asked: Asked,
  { site, now, customer }: { site: SiteSettings; now: Date; customer: Statement['customer'] },
): Promise<Statement> {
  const { opening, entries, closing, dueOn, toPay } = await readStatement(db, asked, site);
  const period = statementKey(asked.rhythm, asked.period);
  return {
    period,
    ...asked.period,
    isOver: asked.period.to < dayAt(now, site.shop.timeZone),
    customer,
    opening: toRupees(opening),
    people: peopleOf(entries),
    entries: entries.map(({ at, change, eaterId, eater, ...entry }) => ({
      ...entry,
      eater: eaterId === null ? null : { name: eater },
      at: at.toISOString(),
      change: toRupees(change),
    })),
    closing: toRupees(closing),
    dueOn,
    toPay: toRupees(toPay),
    upi: upiRequestOf(upiPayee({ site }), {
      amount: toPay,
      reference: upiReference(`${period}${asked.userId}`),
      note: `${site.shop.name} statement ${period}`,
    }),
  };
}
