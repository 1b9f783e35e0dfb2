import type { Report } from '#domain/reports/report.ts';
import { dateTexts } from '#web/lib/date-texts.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { PrintSheet } from '#web/ui/print-sheet.tsx';
import { Figures } from './figure-table.tsx';
import { chartSteps, daysInWords, roundMoney } from './present.ts';
import { buyerTable, soldTable, stepTable, timeTable, totalTable } from './tables.ts';
import { reportTexts } from './texts.ts';

/** The report on paper: its tables one after another. */
export function ReportSheet({ report, compared }: { report: Report; compared: string }) {
  const texts = useTexts(reportTexts);
  const { locale } = useTexts(dateTexts);
  const { shop } = useSiteSettings();
  const tables = [
    totalTable(report, texts),
    stepTable(report, chartSteps(report, shop.timeZone, locale), texts),
    soldTable('dishes', report, texts),
    soldTable('menus', report, texts),
    buyerTable(report.now, texts),
    timeTable(report.now, texts),
  ];
  return (
    <PrintSheet>
      <article className="bg-white p-4 text-black text-sm" style={{ colorScheme: 'light' }}>
        <h1 className="text-2xl">{`${shop.name}: ${texts.page.title}`}</h1>
        <p className="mt-1">{`${daysInWords(report.period, locale, texts.days)}. ${compared}`}</p>
        {report.tests.orders > 0 && (
          <p className="mt-1">{texts.tests(report.tests.orders, roundMoney(report.tests.amount))}</p>
        )}
        {tables
          .filter(({ rows }) => rows.length > 0)
          .map((table) => (
            <section key={table.file} className="mt-6">
              <h2 className="break-after-avoid text-lg">{table.title}</h2>
              <Figures table={table} />
            </section>
          ))}
      </article>
    </PrintSheet>
  );
}
