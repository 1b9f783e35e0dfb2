import { Suspense } from 'react';
import type { Area } from '#domain/areas/area.ts';
import type { Position } from '#domain/places/position.ts';
import { rarePart } from '#web/lib/page/later.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { usePositions } from '#web/shared/places/use-place.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { areasTexts } from './texts.ts';

const MapView = rarePart(() => import('#web/shared/map/map-view.tsx'));

/** As many pincodes are drawn: one request asks for so many. */
const MOST_DRAWN = 100;

interface AreasMapProps {
  areas: readonly Area[];
  /** The one that is being changed, by its id. */
  edited?: string;
  /** Moves the middle of the edited circle; left out: it stays at the kitchen. */
  onMove?: ((middle: Position) => void) | undefined;
}

/** The areas around the kitchen: circles as rings, and the middles of pincodes (PIN-7, AREA-15). */
export function AreasMap({ areas, edited, onMove }: AreasMapProps) {
  const { map: texts } = useTexts(areasTexts);
  const { latitude, longitude } = useSiteSettings().shop;
  const kitchen = { latitude, longitude };
  const pincodes = [...new Set(areas.flatMap((area) => (area.kind === 'pincodes' ? area.pincodes : [])))]
    .slice(0, MOST_DRAWN)
    .map((pincode) => ({ pincode: Number(pincode) }));
  const positionOf = usePositions(pincodes);
  const middleOf = (area: Area): Position =>
    area.latitude === null || area.longitude === null
      ? kitchen
      : { latitude: area.latitude, longitude: area.longitude };
  const circles = areas.filter(({ kind, radiusKm }) => kind === 'circle' && radiusKm);
  const moved = onMove && circles.find(({ areaId }) => areaId === edited);
  return (
    <Suspense fallback={<Skeleton className="h-72 sm:h-96" />}>
      <MapView
        label={texts.label}
        marks={[
          { id: 'kitchen', kind: 'kitchen', position: kitchen, label: texts.kitchen },
          ...pincodes.flatMap((each) => {
            const position = positionOf(each);
            const label = `${each.pincode}`;
            return position ? [{ id: label, kind: 'area' as const, position, label }] : [];
          }),
          ...(moved
            ? [{ id: 'middle', kind: 'home' as const, position: middleOf(moved), label: texts.middle }]
            : []),
        ]}
        rings={circles.map((area) => ({
          id: area.areaId,
          centre: middleOf(area),
          metres: (area.radiusKm ?? 0) * 1000,
          label: texts.ring(area.name, area.radiusKm ?? 0),
          isStrong: area.areaId === edited,
        }))}
        {...(moved && { movable: 'middle', onMove })}
      />
    </Suspense>
  );
}
