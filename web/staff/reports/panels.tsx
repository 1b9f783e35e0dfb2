import type { Report } from '#domain/reports/report.ts';
import { useTexts } from '#web/lib/texts.ts';
import { RevenueLine } from '#web/shared/reports/revenue-line.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Figures, SaveCsv } from './figure-table.tsx';
import { buyerTable, timeTable, totalTable } from './tables.ts';
import { reportTexts } from './texts.ts';

/** New and returning customers. */
export function BuyersPanel({ report }: { report: Report }) {
  const texts = useTexts(reportTexts);
  const table = buyerTable(report.now, texts);
  const { first, returning } = report.now.buyers;
  return (
    <Panel title={table.title} action={<SaveCsv table={table} days={report.period} />}>
      <p className="mb-4">{texts.buyers.summary(first.people, returning.people)}</p>
      <Figures table={table} />
    </Panel>
  );
}

/** How long orders took, and whether promises were kept. */
export function TimesPanel({ report }: { report: Report }) {
  const texts = useTexts(reportTexts);
  const table = timeTable(report.now, texts);
  const { recorded, promised, kept } = report.now.times;
  const notMeasured = report.now.totals.orders - recorded;
  if (table.rows.length === 0)
    return (
      <Panel title={table.title}>
        <p>{texts.times.none}</p>
      </Panel>
    );
  return (
    <Panel title={table.title} action={<SaveCsv table={table} days={report.period} />}>
      <p className="mb-4">{texts.times.kept(kept, promised)}</p>
      <Figures table={table} />
      {notMeasured > 0 && <p className="mt-3 text-muted text-sm">{texts.times.notMeasured(notMeasured)}</p>}
    </Panel>
  );
}

/** Revenue, and what it is made of. */
export function TotalsPanel({ report }: { report: Report }) {
  const texts = useTexts(reportTexts);
  const table = totalTable(report, texts);
  return (
    <Panel title={table.title} action={<SaveCsv table={table} days={report.period} />}>
      <Figures table={table} />
      <RevenueLine steps={{ ...report.now.totals, ended: report.ended }} hint={texts.totals.placed} />
      <p className="mt-3 text-muted text-sm">{texts.totals.hint}</p>
    </Panel>
  );
}
