import { useTexts } from '#web/lib/texts.ts';
import { useOrdersByArea } from './ordered-places.ts';
import { useAreas } from './stored-areas.ts';
import { areasTexts } from './texts.ts';

/** How many orders of the last 30 days lie in an area (AREA-15). */
export function OrdersInside({ areaId }: { areaId: string }) {
  const { lately } = useTexts(areasTexts);
  const orders = useOrdersByArea(useAreas());
  return orders && <p className="mt-1 text-muted text-sm">{lately.inside(orders.byArea[areaId] ?? 0)}</p>;
}
