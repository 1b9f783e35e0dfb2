import { kilometres } from '#domain/places/distance.ts';
import { isSilent, minutesLeft } from '#domain/rides/arrival.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Ride } from './ride.ts';
import { orderPageTexts } from './texts.tsx';

const MINUTE = 60_000;

/** Whether a ride says when its order arrives: its place is known, and its rider's phone is heard of. */
export const saysWhen = (ride: Ride | null, now: Date): boolean =>
  ride !== null && ride.arrival !== null && !isSilent(ride.seenAt, now.getTime());

/** When an order on the way arrives, how far it is, and how many stops come before; or that its rider's phone is silent. */
export function RideLine({ ride, now, big }: { ride: Ride; now: Date; big: string }) {
  const { ride: texts, news } = useTexts(orderPageTexts);
  const { metres, stopsBefore, seenAt, arrival } = ride;
  const away = metres === null ? undefined : kilometres(metres);
  if (isSilent(seenAt, now.getTime()))
    return (
      <Notice>
        {texts.silent(Math.floor((now.getTime() - seenAt) / MINUTE))} {away && texts.wasAway(away)}
      </Notice>
    );
  const left = arrival && minutesLeft(arrival, now.getTime());
  return (
    <div>
      {arrival && <p className={big}>{left ? texts.arrives(left.from, left.until) : news.anyMinute}</p>}
      <p className="font-semibold text-lg">
        {away && `${texts.away(away)} · `}
        {texts.stops(stopsBefore)}
      </p>
    </div>
  );
}
