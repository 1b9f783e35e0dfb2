import { useQuery } from '@tanstack/react-query';
import { type Day, dayAt, isDay } from '#domain/time/local-time.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { PrepBar } from './prep-bar.tsx';
import { PrepList } from './prep-list.tsx';
import type { PrintList } from './print-prep.tsx';
import { prepMealTimesQuery, prepStationsQuery } from './queries.ts';
import { prepTexts } from './texts.ts';

interface PrepScreenProps {
  user: CurrentUser;
  /** When the page was loaded. */
  loadedAt: number;
  print: PrintList;
}

/** What must be ready until when: the day, the part of it and the station are in the address (PREP-5). */
export function PrepScreen({ user, loadedAt, print }: PrepScreenProps) {
  const sdk = useSdk();
  const texts = useTexts(prepTexts);
  const address = useListAddress();
  const today: Day = dayAt(useNow(loadedAt), useSiteSettings().shop.timeZone);
  const { data: stations = [] } = useQuery(prepStationsQuery(sdk));
  const { data: mealTimes = [] } = useQuery(prepMealTimesQuery(sdk));
  const asked = address.get('day');
  const station = address.get('station');
  const from = address.get('from');
  const until = address.get('until');
  const span = { day: isDay(asked) ? asked : today, from, until };
  const mealTime = mealTimes.find((each) => each.from === from && each.until === until);
  const ownWords = from || until ? `${from || '00:00'}–${until || '24:00'}` : texts.allDay;
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
      <PrepList {...{ user, span, station, print }} spanWords={mealTime?.name ?? ownWords} />
    </>
  );
}
