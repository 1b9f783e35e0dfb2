import { useQuery } from '@tanstack/react-query';
import { ChefHat } from 'lucide-react';
import { groupsOf } from '#domain/prep/groups.ts';
import { needKey, sincePrinted } from '#domain/prep/since-printed.ts';
import { prepWords, quantityWords } from '#domain/prep/words.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { CareNotes } from './care-notes.tsx';
import { PrepProvider } from './prep-context.ts';
import { type PrintList, PrintPrep } from './print-prep.tsx';
import { type ListedSpan, lastPrintQuery, prepListQuery, prepStationsQuery } from './queries.ts';
import { StationPanel } from './station-panel.tsx';
import { prepTexts } from './texts.ts';
import { usePrepTicks } from './use-prep-ticks.ts';

interface PrepListProps {
  user: CurrentUser;
  span: ListedSpan;
  /** The id of the chosen station; empty: all. */
  station: string;
  /** What the part of the day is called. */
  spanWords: string;
  print: PrintList;
}

/** The list of a span, by station. */
export function PrepList({ user, span, station, spanWords, print }: PrepListProps) {
  const texts = useTexts(prepTexts);
  const words = useTexts(prepWords);
  const { timeOfDay } = useDates();
  const sdk = useSdk();
  const query = useQuery(prepListQuery(sdk, user.$id, span));
  const { data: stations = [] } = useQuery(prepStationsQuery(sdk));
  const { data: printed = null } = useQuery(lastPrintQuery(sdk, user.$id, span, station));
  const ticks = usePrepTicks(user.$id, span.day);
  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />;
  if (!query.data)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  const { notes, counts, likely } = query.data;
  const groups = groupsOf(query.data, stations).filter(
    (group) => station === '' || group.station?.id === station,
  );
  const shown = groups.flatMap(({ times }) => times.flatMap((time) => time.needs));
  const since = printed ? sincePrinted(printed.needs, shown) : undefined;
  const said = [
    ...(counts.orders > 0 ? [texts.counts.orders(counts.orders)] : []),
    ...(counts.soon > 0 ? [texts.counts.soon(counts.soon)] : []),
    ...(counts.meals > 0 ? [texts.counts.meals(counts.meals)] : []),
    ...(counts.expected > 0 ? [texts.counts.expected(counts.expected)] : []),
    ...(counts.unpaid > 0 ? [texts.counts.unpaid(counts.unpaid)] : []),
  ];
  return (
    <PrepProvider value={{ ticks, since, printedAt: printed?.at ?? null }}>
      {groups.length > 0 && (
        <div className="mb-4 flex items-center justify-between gap-3">
          <p className="text-muted">{said.join(' · ')}</p>
          <PrintPrep
            {...{ span, station, groups, notes, spanWords, print }}
            needs={shown.map((need) => ({
              key: needKey(need),
              name: need.name,
              unit: need.unit,
              quantity: need.firm + need.expected,
            }))}
          />
        </div>
      )}
      {printed && since && since.gone.length > 0 && (
        <div className="mb-5">
          <Notice tone="warning">
            <span className="font-semibold">{`${texts.print.gone(timeOfDay(new Date(printed.at)))}: `}</span>
            {since.gone
              .map(({ name, unit, quantity }) => `${name} ${quantityWords(words, unit, quantity)}`)
              .join(', ')}
          </Notice>
        </div>
      )}
      <CareNotes notes={notes} />
      {groups.length === 0 ? (
        <EmptyState picture={<ChefHat className="size-14" aria-hidden="true" />} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      ) : (
        <div className="gap-5 md:columns-2 2xl:columns-3">
          {groups.map((group) => (
            <div key={group.station?.id ?? ''} className="mb-5 break-inside-avoid">
              <StationPanel group={group} />
            </div>
          ))}
        </div>
      )}
      {likely?.isEnough === false && <p className="text-muted text-sm">{texts.likely.tooFew}</p>}
    </PrepProvider>
  );
}
