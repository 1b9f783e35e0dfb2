import { statementPeriod } from '#domain/ledger/statements.ts';
import { dateTexts } from '#web/lib/date-texts.ts';
import { useTexts } from '#web/lib/texts.ts';

/** Names the period of a statement: 'November 2026', or '23 Nov 2026 – 29 Nov 2026'; '' for a text that is no period. */
export function usePeriodName(): (key: string) => string {
  const { locale } = useTexts(dateTexts);
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const at = (text: string) => new Date(`${text}T00:00:00Z`);
  return (key) => {
    const asked = statementPeriod(key);
    if (!asked) return '';
    const { from, to } = asked.period;
    return asked.rhythm === 'monthly'
      ? month.format(at(from))
      : `${day.format(at(from))} – ${day.format(at(to))}`;
  };
}
