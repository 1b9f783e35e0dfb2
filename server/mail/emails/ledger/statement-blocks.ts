import { type Language, languageRow } from '#domain/languages/languages.ts';
import { statementPeriod } from '#domain/ledger/statements.ts';
import { addDays, type Day } from '#domain/time/local-time.ts';
import type { KitchenFacts } from '#server/mail/email.ts';
import { longDay } from '#server/mail/moments.ts';

interface StatementFacts {
  kitchen: Pick<KitchenFacts, 'publicUrl'>;
  language: Language;
}

const noonOf = (day: Day) => new Date(`${day}T12:00:00Z`);

/** A calendar day, such as '5 December 2026': the same in every time zone. */
export const statementDay = ({ language }: StatementFacts, day: Day): string =>
  longDay({ language, kitchen: { timeZone: 'UTC' } }, noonOf(day));

/** The month or week of a statement: 'November 2026', or '23 November 2026 – 29 November 2026'. */
export function periodName(facts: StatementFacts, key: string): string {
  const asked = statementPeriod(key);
  if (!asked) return key;
  const { from } = asked.period;
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  if (asked.rhythm === 'monthly')
    return new Intl.DateTimeFormat(languageRow(facts.language).tag, month).format(noonOf(from));
  return `${statementDay(facts, from)} – ${statementDay(facts, addDays(from, 6))}`;
}

/** The page of a statement, for the customer, or the admin of a company, who signs in. */
export const statementLink = (
  { kitchen }: StatementFacts,
  { period, ofCompany }: { period: string; ofCompany: boolean },
): string => `${kitchen.publicUrl}/${ofCompany ? 'my-company' : 'balance'}/statements/${period}`;
