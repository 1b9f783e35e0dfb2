import { useMemo, useState } from 'react';
import type { Report } from '#domain/reports/report.ts';
import { dateTexts } from '#web/lib/date-texts.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Panel } from '#web/ui/panel.tsx';
import { SaveCsv, TableBehind } from './figure-table.tsx';
import { LineChart } from './line-chart.tsx';
import { chartSteps, METRICS, type Metric, roundMoney } from './present.ts';
import { stepTable } from './tables.ts';
import { reportTexts } from './texts.ts';

/** Revenue, orders or the average order over the period. */
export function SalesOverTime({ report }: { report: Report }) {
  const texts = useTexts(reportTexts);
  const { locale } = useTexts(dateTexts);
  const { timeZone } = useSiteSettings().shop;
  const [metric, setMetric] = useState<Metric>('revenue');
  const steps = useMemo(() => chartSteps(report, timeZone, locale), [report, timeZone, locale]);
  const table = stepTable(report, steps, texts);
  const { orders, revenue } = report.now.totals;
  const best = steps.reduce<(typeof steps)[number] | undefined>(
    (most, step) => ((step.now?.revenue ?? 0) > (most?.now?.revenue ?? 0) ? step : most),
    undefined,
  );
  const summary = texts.sales.summary(
    roundMoney(revenue),
    orders,
    best?.now ? best.label : undefined,
    best?.now ? roundMoney(best.now.revenue) : undefined,
  );
  return (
    <Panel title={texts.sales.title} action={<SaveCsv table={table} days={report.period} />}>
      <p className="mb-4">{summary}</p>
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">{texts.sales.title}</legend>
        {METRICS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === metric}
            onClick={() => setMetric(each)}
            className="min-h-11 rounded-full border border-edge bg-paper px-4 font-semibold transition-colors duration-150 hover:border-ink aria-pressed:border-turmeric aria-pressed:bg-turmeric aria-pressed:text-on-turmeric"
          >
            {texts.metrics[each]}
          </button>
        ))}
      </fieldset>
      <LineChart
        steps={steps}
        metric={metric}
        isCompared={report.compared !== null}
        label={`${texts.sales.chart(texts.metrics[metric])}. ${summary}`}
      />
      <TableBehind table={table} />
    </Panel>
  );
}
