import { AreasMap } from './areas-map.tsx';
import { useOrdersByArea } from './ordered-places.ts';
import { OrdersOutside } from './orders-outside.tsx';
import { useAreas } from './stored-areas.ts';

/** All areas on the map, and who ordered from outside. */
export function AreasOverview() {
  const areas = useAreas();
  return (
    <div className="mb-4 grid gap-2">
      <AreasMap areas={areas} />
      <OrdersOutside orders={useOrdersByArea(areas)} />
    </div>
  );
}
