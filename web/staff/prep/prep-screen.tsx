import { useQuery } from '@tanstack/react-query';
import { ChefHat } from 'lucide-react';
import { type Day, dayAt, isDay } from '#domain/site/local-time.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { CareNotes } from './care-notes.tsx';
import { groupsOf } from './groups.ts';
import { PrepBar } from './prep-bar.tsx';
import { type ListedSpan, prepListQuery, prepMealTimesQuery, prepStationsQuery } from './queries.ts';
import { StationPanel } from './station-panel.tsx';
import { prepTexts } from './texts.ts';

/** The list of a span, by station. */
function List({ user, span, station }: { user: CurrentUser; span: ListedSpan; station: string }) {
  const texts = useTexts(prepTexts);
  const sdk = useSdk();
  const query = useQuery(prepListQuery(sdk, user.$id, span));
  const { data: stations = [] } = useQuery(prepStationsQuery(sdk));
  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />;
  if (!query.data)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  const { needs, notes, counts } = query.data;
  const groups = groupsOf(needs, stations).filter((group) => station === '' || group.station?.id === station);
  const said = [
    ...(counts.orders > 0 ? [texts.counts.orders(counts.orders)] : []),
    ...(counts.meals > 0 ? [texts.counts.meals(counts.meals)] : []),
    ...(counts.expected > 0 ? [texts.counts.expected(counts.expected)] : []),
  ];
  return (
    <>
      {said.length > 0 && <p className="mb-4 text-muted">{said.join(' · ')}</p>}
      <CareNotes notes={notes} />
      {groups.length === 0 ? (
        <EmptyState picture={<ChefHat className="size-14" aria-hidden="true" />} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      ) : (
        <div className="gap-5 lg:columns-2 2xl:columns-3">
          {groups.map((group) => (
            <div key={group.station?.id ?? ''} className="mb-5 break-inside-avoid">
              <StationPanel group={group} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** What must be ready until when: the day, the part of it and the station are in the address (PREP-5). */
export function PrepScreen({ user, loadedAt }: { user: CurrentUser; loadedAt: number }) {
  const sdk = useSdk();
  const address = useListAddress();
  const today: Day = dayAt(useNow(loadedAt), useSiteSettings().shop.timeZone);
  const { data: stations = [] } = useQuery(prepStationsQuery(sdk));
  const { data: mealTimes = [] } = useQuery(prepMealTimesQuery(sdk));
  const asked = address.get('day');
  const station = address.get('station');
  const span = {
    day: isDay(asked) ? asked : today,
    from: address.get('from'),
    until: address.get('until'),
  };
  return (
    <>
      <PrepBar
        span={span}
        today={today}
        mealTimes={mealTimes}
        stations={stations}
        station={station}
        isOwnSpan={address.get('span') !== ''}
        onChange={address.set}
      />
      <List user={user} span={span} station={station} />
    </>
  );
}
