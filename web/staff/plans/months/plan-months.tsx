import { queryOptions, useQuery } from '@tanstack/react-query';
import { churnOf, type PlanMonth, type PlanMonths } from '#domain/plans/months.ts';
import { dateTexts } from '#web/lib/date-texts.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { planMonthTexts } from './texts.ts';

const monthsQuery = (sdk: Sdk, adminId: string) =>
  queryOptions({
    queryKey: ['mealSubscriptions', 'admin', adminId, 'months'],
    queryFn: () => sdk.call<PlanMonths>('get', 'plans/months'),
  });

const FIGURES = ['sold', 'skipped', 'missed', 'unpaid', 'atStart', 'began', 'lost'] as const;

/** How plans went in the last months: meals sold, skipped, missed and not paid, and churn (PLAN-37). */
export function PlanMonthsPanel() {
  const texts = useTexts(planMonthTexts);
  const { locale } = useTexts(dateTexts);
  const query = useQuery(monthsQuery(useSdk(), useAdminId()));
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const churn = (figures: PlanMonth) => {
    const percent = churnOf(figures);
    return percent === undefined ? '–' : `${percent} %`;
  };
  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="mt-5 h-48 rounded-card" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />;
  return (
    <div className="mt-5">
      <Panel title={texts.title}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it */}
        <section aria-label={texts.title} tabIndex={0} className="overflow-x-auto">
          <table className="w-full border-collapse text-sm tabular-nums">
            <thead>
              <tr className="border-line border-b text-muted">
                <th scope="col" className="py-2 text-left align-bottom font-semibold leading-tight">
                  {texts.columns.month}
                </th>
                {[...FIGURES, 'churn' as const].map((figure) => (
                  <th
                    key={figure}
                    scope="col"
                    className="py-2 pl-3 text-right align-bottom font-semibold leading-tight"
                  >
                    {texts.columns[figure]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {query.data.months.map((figures) => (
                <tr key={figures.month}>
                  <th scope="row" className="whitespace-nowrap py-2 text-left font-normal">
                    {month.format(new Date(`${figures.month}-01`))}
                  </th>
                  {FIGURES.map((figure) => (
                    <td key={figure} className="py-2 pl-3 text-right">
                      {figures[figure]}
                    </td>
                  ))}
                  <td className="whitespace-nowrap py-2 pl-3 text-right font-semibold">{churn(figures)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p className="mt-3 text-muted text-sm">{texts.hint}</p>
      </Panel>
    </div>
  );
}
