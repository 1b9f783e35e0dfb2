import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesCombined, Printer } from 'lucide-react';
import { daysOf } from '#domain/reports/periods.ts';
import type { Report } from '#domain/reports/report.ts';
import { clockTime } from '#domain/time/clock-words.ts';
import { dateTexts } from '#web/lib/date-texts.ts';
import { useDates } from '#web/lib/dates.ts';
import { dayOf } from '#web/lib/days.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { readAddress, writeAddress } from './address.ts';
import { BusyHours } from './busy-hours.tsx';
import { ChooseReport } from './choose-report.tsx';
import { BuyersPanel, TimesPanel, TotalsPanel } from './panels.tsx';
import { daysInWords, roundMoney } from './present.ts';
import { reportQuery } from './queries.ts';
import { ReportSheet } from './report-sheet.tsx';
import { SalesOverTime } from './sales-over-time.tsx';
import { SoldPanel } from './sold-panel.tsx';
import { reportTexts } from './texts.ts';
import { Tiles } from './tiles.tsx';

function Placeholders() {
  const texts = useTexts(reportTexts);
  return (
    <Loading label={texts.loading}>
      <Skeleton className="mb-5 h-6 w-64" />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-5">
        {['revenue', 'orders', 'average', 'customers', 'kept'].map((tile) => (
          <Skeleton key={tile} className="h-36 rounded-card" />
        ))}
      </div>
      <Skeleton className="mt-5 h-120 rounded-card" />
    </Loading>
  );
}

function Panels({ report }: { report: Report }) {
  return (
    <div className="mt-5 grid items-start gap-5 xl:grid-cols-2">
      <div className="min-w-0 xl:col-span-2">
        <SalesOverTime report={report} />
      </div>
      <SoldPanel kind="dishes" report={report} />
      <div className="grid min-w-0 gap-5">
        <BusyHours report={report} />
        <SoldPanel kind="menus" report={report} />
      </div>
      <BuyersPanel report={report} />
      <TimesPanel report={report} />
      <div className="min-w-0 xl:col-span-2">
        <TotalsPanel report={report} />
      </div>
    </div>
  );
}

/** The report of the page's address (REPORT-8). */
export function ReportView() {
  const adminId = useAdminId();
  const sdk = useSdk();
  const texts = useTexts(reportTexts);
  const dateWords = useTexts(dateTexts);
  const { locale } = dateWords;
  const dates = useDates();
  const { timeZone } = useSiteSettings().shop;
  const list = useListAddress();
  const given = Object.fromEntries(['period', 'from', 'to', 'compare'].map((name) => [name, list.get(name)]));
  const address = readAddress(new URLSearchParams(given));
  const query = useQuery(reportQuery(sdk, adminId, address));
  const report = query.data;
  const today = dayOf(report ? new Date(report.at) : new Date(), timeZone);
  const { period } = address;
  const days = typeof period === 'string' ? daysOf(period, today) : period;
  const comparedUntil = report?.compared?.until;
  const compared = report?.compared
    ? texts.comparedWith(
        daysInWords(report.compared, locale, texts.days),
        comparedUntil ? clockTime(dateWords, comparedUntil) : null,
      )
    : '';
  return (
    <>
      <ChooseReport
        address={address}
        days={days}
        today={today}
        onChange={(chosen) => list.set(writeAddress(chosen))}
      />
      {query.isPending && <Placeholders />}
      {query.isError && !report && (
        <ErrorState title={texts.loadFailed} query={query}>
          {refusalOf(query.error)?.message}
        </ErrorState>
      )}
      {report && (
        <div
          aria-busy={query.isPlaceholderData}
          className={`transition-opacity duration-150 ${query.isPlaceholderData ? 'opacity-50' : ''}`}
        >
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p aria-live="polite">
              <strong>{`${daysInWords(report.period, locale, texts.days)}. `}</strong>
              <span className="text-muted">{`${compared} ${texts.computedAt(dates.timeOfDay(new Date(report.at)))}`}</span>
            </p>
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer className="size-5" aria-hidden="true" />
              {texts.print}
            </Button>
          </div>
          <Tiles report={report} />
          {report.tests.orders > 0 && (
            <p className="mt-4">{texts.tests(report.tests.orders, roundMoney(report.tests.amount))}</p>
          )}
          {report.now.totals.orders === 0 ? (
            <EmptyState
              picture={<ChartNoAxesCombined className="size-14" aria-hidden="true" />}
              title={texts.none}
            >
              {texts.noneHint}
            </EmptyState>
          ) : (
            <Panels report={report} />
          )}
          <ReportSheet report={report} compared={compared} />
        </div>
      )}
    </>
  );
}
