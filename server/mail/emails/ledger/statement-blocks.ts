import { type Language, languageRow } from '#domain/languages/languages.ts';
import { statementPeriod } from '#domain/ledger/statements.ts';
import { addDays, type Day } from '#domain/site/local-time.ts';
import type { KitchenFacts } from '#server/mail/email.ts';

interface StatementFacts {
  kitchen: Pick<KitchenFacts, 'publicUrl'>;
  language: Language;
}

const format = ({ language }: StatementFacts, how: Intl.DateTimeFormatOptions, day: Day): string =>
  new Intl.DateTimeFormat(languageRow(language).tag, { ...how, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A calendar day, such as '5 December 2026'. */
export const statementDay = (facts: StatementFacts, day: Day): string =>
  format(facts, { dateStyle: 'long' }, day);

/** The month or week of a statement: 'November 2026', or '23 November 2026 – 29 November 2026'. */
export function periodName(facts: StatementFacts, key: string): string {
  const asked = statementPeriod(key);
  if (!asked) return key;
  const { from } = asked.period;
  if (asked.rhythm === 'monthly') return format(facts, { month: 'long', year: 'numeric' }, from);
  return `${statementDay(facts, from)} – ${statementDay(facts, addDays(from, 6))}`;
}

/** The page of a statement, for the customer who signs in. */
export const statementLink = ({ kitchen }: StatementFacts, key: string): string =>
  `${kitchen.publicUrl}/balance/statements/${key}`;
