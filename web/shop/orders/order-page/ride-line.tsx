import { kilometres } from '#domain/places/distance.ts';
import { type Arrival, isPromise, isSilent, minutesLeft } from '#domain/rides/arrival.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Ride } from './ride.ts';
import { orderPageTexts } from './texts.tsx';

const MINUTE = 60_000;

/** Whether an arrival is told: it is due any minute, or its minutes are near enough to each other (RIDE-15). */
function isTold(arrival: Arrival | null, now: Date): arrival is Arrival {
  const left = arrival && minutesLeft(arrival, now.getTime());
  return arrival !== null && (left === null || isPromise(left));
}

/** Whether a ride says when its order arrives: the place is known, the rider's phone is heard of, and the range is narrow. */
export const saysWhen = (ride: Ride | null, now: Date): boolean =>
  ride !== null && !isSilent(ride.seenAt, now.getTime()) && isTold(ride.arrival, now);

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
      {isTold(arrival, now) && (
        <p className={big}>{left ? texts.arrives(left.from, left.until) : news.anyMinute}</p>
      )}
      <p className="font-semibold text-lg">
        {away && `${texts.away(away)} · `}
        {texts.stops(stopsBefore)}
      </p>
    </div>
  );
}
