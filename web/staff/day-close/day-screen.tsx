import { useQuery } from '@tanstack/react-query';
import { FileDown, Printer, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { useDates } from '#web/lib/dates.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { RevenueLine } from '#web/shared/reports/revenue-line.tsx';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { PrintSheet } from '#web/ui/print-sheet.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Accounting } from './accounting.tsx';
import { BankSeen } from './bank-seen.tsx';
import { ClosedDay, EarlierCloses } from './closed-day.tsx';
import { CountForm } from './count-form.tsx';
import { DayBar } from './day-bar.tsx';
import { DayEnds, DayFigures } from './day-figures.tsx';
import { DaySheet } from './day-sheet.tsx';
import { dayQuery, type ShownDay } from './queries.ts';
import { dayCloseTexts } from './texts.ts';
import { UnsettledList } from './unsettled-list.tsx';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Shows whether the day is closed, and which other days are not. */
function DayState({ shown, isEmpty }: { shown: ShownDay; isEmpty: boolean }) {
  const texts = useTexts(dayCloseTexts);
  const { dateAndTime, timeOfDay, shortDate } = useDates();
  const { day, today, to, close, forgottenDays } = shown;
  const ended = isEmpty ? texts.wasEmpty : texts.ended;
  const open = day === today ? texts.until(timeOfDay(new Date(to))) : ended;
  return (
    <div className="mb-5 grid gap-3">
      <Notice tone={close || isEmpty || day === today ? 'info' : 'warning'}>
        {close
          ? texts.closedBy(close.closedByName || texts.somebody, dateAndTime(new Date(close.closedAt)))
          : open}
      </Notice>
      {forgottenDays.length > 0 && (
        <Notice tone="warning">
          {texts.forgotten}
          <span className="mt-1 flex flex-wrap gap-x-4">
            {forgottenDays.map((forgotten) => (
              <Link
                key={forgotten}
                to={`?day=${forgotten}`}
                className="min-h-11 content-center font-semibold underline underline-offset-4"
              >
                {shortDate(noon(forgotten))}
              </Link>
            ))}
          </span>
        </Notice>
      )}
    </div>
  );
}

/** The warnings in the question before closing, for a day that is not settled. */
function useWarnings({ day, today, openOrders, unrecorded }: ShownDay): string[] {
  const { question } = useTexts(dayCloseTexts);
  return [
    ...(day === today ? [question.early] : []),
    ...(openOrders.count > 0 ? [question.open(openOrders.count)] : []),
    ...(unrecorded.count > 0 ? [question.unrecorded(unrecorded.count)] : []),
  ];
}

function Day({ shown, isOwner }: { shown: ShownDay; isOwner: boolean }) {
  const texts = useTexts(dayCloseTexts);
  const warnings = useWarnings(shown);
  const { day, today, close } = shown;
  const totals = close?.totals ?? shown.totals;
  if (!totals) return null;
  const isEmpty = totals.methods.length === 0 && totals.orders.count === 0;
  return (
    <>
      <DayState shown={shown} isEmpty={isEmpty} />
      <div className="grid items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-5">
          <Panel title={texts.cash.title}>
            {isEmpty && day === today && !close && (
              <p className="mb-4 flex gap-3 text-muted">
                <Wallet className="size-5 shrink-0" aria-hidden="true" />
                {`${texts.nothing}. ${texts.nothingHint}`}
              </p>
            )}
            {close ? (
              <ClosedDay close={close} isOwner={isOwner} />
            ) : (
              <CountForm key={day} day={day} totals={totals} warnings={warnings} />
            )}
            <EarlierCloses closes={shown.reopened} />
          </Panel>
          <div className="flex flex-wrap gap-3 max-sm:flex-col">
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer className="size-5" aria-hidden="true" />
              {texts.print}
            </Button>
            <AnchorButton variant="secondary" href={fileAddress('day/csv', { day })} download>
              <FileDown className="size-5" aria-hidden="true" />
              {texts.csv}
            </AnchorButton>
          </div>
        </div>
        <div className="grid min-w-0 gap-5 lg:row-span-2">
          <Panel title={texts.methods.title}>
            <DayFigures totals={totals} />
            <RevenueLine steps={shown.revenue} hint={texts.revenue} />
          </Panel>
          <BankSeen {...{ shown, totals }} />
          {!close && (
            <>
              <UnsettledList
                title={texts.open.title}
                unsettled={shown.openOrders}
                none={texts.open.none}
                hint={texts.open.warning}
              />
              <UnsettledList
                title={texts.unrecorded.title}
                unsettled={shown.unrecorded}
                none={texts.unrecorded.none}
                hint={texts.unrecorded.hint}
              />
            </>
          )}
          <UnsettledList
            title={texts.owed.title}
            unsettled={shown.owed}
            none={texts.owed.none}
            hint={texts.owed.hint}
          />
          <Panel title={texts.ends.title}>
            <DayEnds totals={totals} />
          </Panel>
        </div>
        {isOwner && (
          <div className="min-w-0">
            <Accounting today={today} />
          </div>
        )}
      </div>
      <PrintSheet>
        <DaySheet shown={shown} totals={totals} counted={close?.counted ?? []} />
      </PrintSheet>
    </>
  );
}

/** A working day's money: its figures, its counts, and its close (DAY-8). */
export function DayScreen({ isOwner }: { isOwner: boolean }) {
  const adminId = useAdminId();
  const texts = useTexts(dayCloseTexts);
  const address = useListAddress();
  const query = useQuery(dayQuery(useSdk(), adminId, address.get('day')));
  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />;
  const { day, today } = query.data;
  return (
    <>
      <DayBar day={day} today={today} onChange={(next) => address.set({ day: next === today ? '' : next })} />
      <Day shown={query.data} isOwner={isOwner} />
    </>
  );
}
