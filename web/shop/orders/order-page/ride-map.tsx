import { Map as MapIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { pincodeIn } from '#domain/areas/place.ts';
import { rarePart } from '#web/lib/page/later.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { MapMark } from '#web/shared/map/map-marks.tsx';
import type { FollowedOrder } from '#web/shared/orders/order-views.ts';
import { usePositions } from '#web/shared/places/use-place.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Ride } from './ride.ts';
import { orderPageTexts } from './texts.tsx';

const MapView = rarePart(() => import('#web/shared/map/map-view.tsx'));

type Goal = Pick<FollowedOrder, 'address' | 'mapPin'>;

/** The rider, the kitchen and the customer's address, as far as it is known where that is. */
function RideMarks({ order: { address, mapPin }, ride }: { order: Goal; ride: Ride }) {
  const { ride: texts } = useTexts(orderPageTexts);
  const { latitude, longitude } = useSiteSettings().shop;
  const goal = { pincode: address === null ? undefined : pincodeIn(address), mapPin };
  const home = usePositions([goal])(goal);
  const marks: MapMark[] = [
    { id: 'kitchen', kind: 'kitchen', position: { latitude, longitude }, label: texts.kitchen },
    ...(home ? [{ id: 'home', kind: 'home' as const, position: home, label: texts.home }] : []),
    { id: 'rider', kind: 'rider', position: ride.position, label: texts.rider },
  ];
  return <MapView label={texts.map} marks={marks} />;
}

/** Where the rider is on a map, once the customer asks for it (RIDE-14). Until then nothing of the map is loaded. */
export function RideMap({ order, ride }: { order: Goal; ride: Ride }) {
  const { ride: texts } = useTexts(orderPageTexts);
  const [isOpen, show] = useState(false);
  return (
    <div className="grid gap-3">
      <Button
        type="button"
        variant="outline"
        aria-expanded={isOpen}
        className="justify-self-start"
        onClick={() => show(!isOpen)}
      >
        <MapIcon className="size-5" aria-hidden="true" />
        {isOpen ? texts.hideMap : texts.showMap}
      </Button>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-72 sm:h-96" />}>
          <RideMarks order={order} ride={ride} />
        </Suspense>
      )}
    </div>
  );
}
