import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { statementPeriod } from '#domain/ledger/statements.ts';
import { dayAt } from '#domain/time/local-time.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { usePeriodName } from './period-name.ts';
import { statementPeriodsQuery } from './queries.ts';
import { statementTexts } from './texts.ts';

interface StatementListProps {
  viewerId: string;
  userId: string;
  /** The address of a statement without its period. */
  to: string;
  /** What time it is. */
  now: Date;
}

/** Links to a customer's statements, the newest first; nothing without entries. */
export function StatementList({ viewerId, userId, to, now }: StatementListProps) {
  const texts = useTexts(statementTexts);
  const nameOf = usePeriodName();
  const { timeZone } = useSiteSettings().shop;
  const { data: periods = [] } = useQuery(statementPeriodsQuery(useSdk(), viewerId, userId));
  const [first] = periods;
  if (first === undefined) return null;
  const today = dayAt(now, timeZone);
  const isUnderWay = (key: string) => (statementPeriod(key)?.period.to ?? '') >= today;
  return (
    <section aria-label={texts.list} className="mt-8">
      <h2 className="text-2xl">{texts.list}</h2>
      <p className="mb-2 text-muted">{first.length > 7 ? texts.listHintWeekly : texts.listHint}</p>
      <ul className="flex flex-wrap gap-2">
        {periods.map((key) => (
          <li key={key}>
            <Link
              to={`${to}/${key}`}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-3xl border border-line bg-paper px-4 font-semibold hover:border-turmeric"
            >
              <FileText className="size-4" aria-hidden="true" />
              {nameOf(key)}
              {isUnderWay(key) && <span className="font-normal text-muted text-sm">{texts.soFar}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
